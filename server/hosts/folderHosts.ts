/**
 * Netlify and Cloudflare Pages publish a folder. They find pages by themselves, and read two files for the rest.
 */
import { folders } from '../../src/shared/addresses/folders.mjs';
import { headersFor, LIST } from '../headers.mjs';
import { ERROR_VIEW, PRODUCT_FRAME } from '../rules.mjs';
import type { HostedShop } from './writeHostFiles';

/** The address of a page, relative to the shop: 'canecas/2' for 'canecas/2.html', and '' for 'index.html'. */
const addressOf = (page: string) => page.replace(/(^index)?\.html$/, '');

/**
 * The file `_headers`. Every response gets the headers of a page, because these hosts answer an unknown address with a
 * page. If two blocks of the file match an address and both name the same header, these hosts join the two values. So
 * the block '/*' has no header whose value differs from file to file.
 * @param pages the files of the pages
 */
export function folderHeaders({ headers, basePath = '' }: HostedShop, pages: readonly string[]): string {
  const { 'Cache-Control': _, ...ofAll } = headersFor(headers, 'index.html');
  const { 'Cache-Control': ofAssets = '' } = headersFor(headers, `${folders.assets}/a.js`);
  const hidden = pages.flatMap((page) => {
    const { 'X-Robots-Tag': robots } = headersFor(headers, page);
    return robots ? [[`${basePath}/${addressOf(page)}`, { 'X-Robots-Tag': robots }] as const] : [];
  });
  const blocks: (readonly [address: string, headers: Readonly<Record<string, string>>])[] = [
    ['/*', ofAll],
    [`${basePath}/${folders.assets}/*`, { 'Cache-Control': ofAssets }],
    [`${basePath}/${LIST.file}`, { 'Content-Type': LIST.type }],
    ...hidden,
  ];
  const lines = blocks.flatMap(([address, ofAddress]) => [
    address,
    ...Object.entries(ofAddress).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Pages without an address, because they are sent for other addresses: `_redirects` leaves them out. */
const WITHOUT_ADDRESS = [ERROR_VIEW, PRODUCT_FRAME];

/**
 * The file `_redirects`: the address of each page with '.html' leads to its address without '.html'. Netlify redirects the
 * address of a file that exists only if the status ends in '!'.
 * @param pages the files of the pages
 */
export const folderRedirects = ({ basePath = '' }: HostedShop, pages: readonly string[]): string =>
  pages
    .filter((page) => !WITHOUT_ADDRESS.includes(page))
    .map((page) => `${basePath}/${page} ${basePath}/${addressOf(page)} 301!\n`)
    .join('');
