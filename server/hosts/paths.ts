/**
 * The rules in the words of hosts that know only paths and what begins with them: no status, no kind of answer, no
 * pattern.
 */
import { ANSWERS, type Answer, PRODUCTS, ruleOf } from '../rules.mjs';
import { under, type Shop } from './shop';

/** A path, or all paths below one where it ends with '/*', with a header that is sent with every answer to it. */
export interface PathHeaders {
  path: string;
  headers: Record<string, string>;
}

/**
 * What is sent with which path. A page's headers go with every answer, because an unknown address is a page, too; those of
 * files are among them. No header is in two rules that match one path: some hosts would send both.
 */
export function headersByPath(shop: Shop): PathHeaders[] {
  const answers = new Map<string, Answer>();
  for (const file of shop.files) {
    const path = placeOf(file);
    if (path) answers.set(under(shop, path), ANSWERS[ruleOf(file).found]);
  }
  return [
    { path: '/*', headers: shop.headers.page },
    ...[...answers].map(([path, { cache, type }]) => ({
      path,
      headers: { 'Cache-Control': cache, ...(type && { 'Content-Type': type }) },
    })),
  ];
}

/** The paths to whose files one rule for caching applies: a folder at the top, a file there, a page by its address. */
function placeOf(file: string): string | undefined {
  const [, top = '', ...below] = file.split('/');
  if (below.length > 0) return `/${top}/*`;
  if (!top.endsWith('.html')) return file;
  // The pages that stand in for others have no address.
  if (!ruleOf(file).file) return undefined;
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/** The addresses of products: one step below their folder. */
export const productPath = (shop: Shop) => under(shop, PRODUCTS);
