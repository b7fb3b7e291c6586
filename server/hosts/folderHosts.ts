/**
 * Netlify and Cloudflare Pages publish a folder. They find pages by themselves, and read two files for the rest.
 */
import { headersFor } from '../headers.mjs';
import { ERROR_VIEW, LIST, PRODUCT_FRAME } from '../rules.mjs';
import type { HostedShop } from './writeHostFiles';

/** The address of a page, relative to the shop: 'canecas/2' for 'canecas/2.html', and '' for 'index.html'. */
const addressOf = (page: string) => page.replace(/(^index)?\.html$/, '');

/**
 * `_headers`. Every response gets the headers of a page, because an unknown address is a page, too. These hosts join the
 * values of a header for which two of the addresses match, so '/*' has none that differs from file to file.
 * @param pages the files of the pages
 */
export function folderHeaders({ headers, basePath = '' }: HostedShop, pages: readonly string[]): string {
  const { 'Cache-Control': _, ...ofAll } = headersFor(headers, 'index.html');
  const { 'Cache-Control': ofAssets = '' } = headersFor(headers, 'assets/a.js');
  const hidden = pages.flatMap((page) => {
    const { 'X-Robots-Tag': robots } = headersFor(headers, page);
    return robots ? [[`${basePath}/${addressOf(page)}`, { 'X-Robots-Tag': robots }] as const] : [];
  });
  const blocks: (readonly [address: string, headers: Readonly<Record<string, string>>])[] = [
    ['/*', ofAll],
    [`${basePath}/assets/*`, { 'Cache-Control': ofAssets }],
    [`${basePath}/${LIST.file}`, { 'Content-Type': LIST.type }],
    ...hidden,
  ];
  const lines = blocks.flatMap(([address, ofAddress]) => [
    address,
    ...Object.entries(ofAddress).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Pages that other addresses show: no address with '.html' leads to them. */
const WITHOUT_ADDRESS = [ERROR_VIEW, PRODUCT_FRAME];

/**
 * `_redirects`, from the address of each page with '.html' to the one without. Without '!', Netlify sends a file that exists.
 * @param pages the files of the pages
 */
export const folderRedirects = ({ basePath = '' }: HostedShop, pages: readonly string[]): string =>
  pages
    .filter((page) => !WITHOUT_ADDRESS.includes(page))
    .map((page) => `${basePath}/${page} ${basePath}/${addressOf(page)} 301!\n`)
    .join('');
