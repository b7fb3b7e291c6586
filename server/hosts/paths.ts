/**
 * The rules for hosts that know only paths and prefixes of paths: no status, no regular expression.
 */
import { ANSWERS, type Answer, PRODUCTS, ruleOf } from '../rules.mjs';
import { under, type Shop } from './shop';

/** The headers of a path, or of all paths below it if it ends with '/*'. */
export interface PathHeaders {
  path: string;
  headers: Record<string, string>;
}

/**
 * The headers of each path. Every response gets the headers of a page, because an unknown address is a page, too; they
 * include the headers of files. No two rules set the same header for a path: some hosts would send both.
 */
export function headersByPath(shop: Shop): PathHeaders[] {
  const answers = new Map<string, Answer>();
  for (const file of shop.files) {
    const path = rulePath(file);
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

/** The path of the rule for a file: its top-level folder, or the file at the root, or the address of the page. */
function rulePath(file: string): string | undefined {
  const [, top = '', ...below] = file.split('/');
  if (below.length > 0) return `/${top}/*`;
  if (!top.endsWith('.html')) return file;
  // 404.html and shell.html have no address.
  if (!ruleOf(file).file) return undefined;
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/** The path of the products' pages, with the base path. */
export const productPath = (shop: Shop) => under(shop, PRODUCTS);
