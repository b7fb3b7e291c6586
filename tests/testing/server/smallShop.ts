/**
 * A small built shop, and the answers that every server and host must give for it.
 */
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { headersFor, headersOf } from '../../../server/headers.mjs';
import { writeHeaders } from '../../../server/headersFile.mjs';
import { writeHostFiles } from '../../../server/hosts/writeHostFiles';

export const SCRIPT = '/assets/main.0123abcd.js';

const NO_CODE = { scripts: [], styles: [] };
/** A hash with characters that are special in some configurations. */
const HASH = "'sha256-o3K/e+w='";

/** The headers of a build whose pages allow this inline script. */
const headersAllowing = (script: string) =>
  headersOf({
    siteUrl: 'https://loja.example',
    backend: '',
    inlineCode: [{ scripts: [script], styles: [] }],
  });
export const HEADERS = headersAllowing(HASH);
export const PAGE_HEADERS = headersFor(HEADERS, 'cart.html');
export const FILE_HEADERS = headersFor(HEADERS, 'pictures/photo.jpg');

/** The titles of the pages by their files. */
const PAGES = {
  '/index.html': 'catalogue',
  '/cart.html': 'cart',
  '/entregas-e-frete.html': 'delivery',
  '/canecas.html': 'mugs',
  '/canecas/2.html': 'mugs 2',
  '/canecas/frame.html': 'mugs frame',
  '/shell.html': 'frame',
  '/404.html': 'missing',
  '/product/known.html': 'known',
  '/product/café.html': 'café',
};
/** Long enough to be compressed: Apache does not compress very short texts. */
export const pageOf = (title: string) => `<!doctype html><title>${title}</title>${'<p>'.repeat(200)}`;

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The other files, which are sent as they are: their text, type and caching. */
export const FILES: Readonly<Record<string, readonly [text: string, type: string, cache: string]>> = {
  [SCRIPT]: ['script', 'application/javascript; charset=utf-8', YEAR],
  '/assets/main.0123abcd.css': ['a{}', 'text/css; charset=utf-8', YEAR],
  '/assets/saira.0123abcd.woff2': ['font', 'font/woff2', YEAR],
  '/pictures/wave-320.avif': ['avif', 'image/avif', HOUR],
  '/pictures/wave.webp': ['webp', 'image/webp', HOUR],
  '/pictures/photo.jpg': ['jpg', 'image/jpeg', HOUR],
  '/pictures/mugs.svg': ['<svg/>', 'image/svg+xml', HOUR],
  '/drawings/error.svg': ['<svg/>', 'image/svg+xml', HOUR],
  '/favicon.ico': ['ico', 'image/vnd.microsoft.icon', HOUR],
  '/icon-192.png': ['png', 'image/png', HOUR],
  '/manifest.webmanifest': ['{}', 'application/manifest+json', HOUR],
  '/robots.txt': ['User-agent: *', 'text/plain; charset=utf-8', HOUR],
  '/sitemap.xml': ['<urlset/>', 'application/xml', HOUR],
  '/products': ['[]', 'application/json; charset=utf-8', 'no-cache'],
};

const PRIVATE = [
  '/.releases.json',
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/assets/.hidden/a.js',
  `${SCRIPT}.map`,
];

const COMPRESSED = /\.(js|css|html|svg|webmanifest|txt|xml)$|^\/products$/;

interface SmallShop {
  basePath?: string;
  /** The inline script that its pages allow, by which a test knows the shop. */
  script?: string;
  /** The files of the certificate with which nginx serves it. */
  certificate?: { chain: string; key: string };
}

/** Writes the shop into `dist` of a new folder. Returns the new folder. */
export async function makeSmallShop({
  basePath = '',
  script = HASH,
  certificate,
}: SmallShop = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-shop-'));
  chmodSync(folder, 0o755); // Started by root, nginx and Apache read files as another user.
  const dist = join(folder, 'dist');
  const put = (path: string, text: string) => {
    const file = join(dist, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!COMPRESSED.test(path)) return;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  };
  for (const [path, title] of Object.entries(PAGES)) put(path, pageOf(title));
  for (const [path, [text]] of Object.entries(FILES)) put(path, text);
  for (const path of PRIVATE) put(path, 'secret');
  const shop = {
    headers: headersAllowing(script),
    inlineCode: NO_CODE,
    basePath,
    siteUrl: 'https://loja.example',
  };
  await writeHeaders(dist, shop);
  writeHostFiles(dist, { root: dist, ...shop, certificate });
  return folder;
}

/**
 * Addresses, as a browser or a crawler may send them, by the title of the page that they show. 'frame' is
 * shown for a product without a page, 'mugs frame' for a page of a listing that was not built, 'missing' the error
 * view.
 */
export const PAGE_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['/', '/?q=a.js', '//'],
  cart: ['/cart', '/cart/', '/cart?x=1', '//cart', '/%63art'],
  delivery: ['/entregas-e-frete', '/entregas-e-frete/', '/entregas-e-frete?x=1'],
  mugs: ['/canecas', '/canecas/', '/canecas?ordem=novidades', '//canecas', '/%63anecas'],
  'mugs 2': ['/canecas/2', '/canecas/2/', '/canecas/2?x=1'],
  'mugs frame':
    '/canecas/frame /canecas/3 /canecas/99/ /canecas/x /canecas/-1 /canecas/2.5 /canecas/x.y /canecas/1?x=1'.split(
      ' ',
    ),
  known: ['/product/known', '/product/known/'],
  café: ['/product/caf%C3%A9'],
  frame: [
    ...'/product/unknown /product/unknown/ /product/photo.png /product/known.html /product/caf%C3%A9.html'.split(
      ' ',
    ),
    ...'/product/a%2Fb /product/.env /product/x.br /product/a%20b /product/%22%3E'.split(' '),
  ],
  missing: [
    ...'/product/ /product /product/a/b /nope /nope/ /a/b /cart/2 /canecas/2/3 /a%0Ab /caf%C3%A9 /404 /404.html'.split(
      ' ',
    ),
    ...'/shell /shell/ /shell.html /index /index/ /index.html/ /cart// /canecas//2 /product//known /assets'.split(
      ' ',
    ),
  ],
};

/** Addresses that end in `.html`, and where they lead. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/index.html': '/',
  '/index.html?ordem=novidades': '/?ordem=novidades',
  '/cart.html': '/cart',
  '//canecas.html': '/canecas',
  '/cart.html?x=/a.html': '/cart?x=/a.html',
  '/%63anecas/2%2Ehtml': '/canecas/2',
  '/canecas/2.html?x=1': '/canecas/2?x=1',
  '/nothing.html': '/nothing',
  '/caf%C3%A9.html': '/caf%C3%A9',
};

/** Addresses of files that are not there, or that nobody may read. */
export const FILELESS = [
  ...PRIVATE,
  ...'/headers.json /assets/ /assets/main.ffffffff.js /assets/nothing /pictures/nothing /pictures/nothing.avif'.split(
    ' ',
  ),
  ...`/drawings/nothing.svg /nothing.txt /index.html.gz ${SCRIPT}.br /.env /.git/config /..%5Cindex`.split(
    ' ',
  ),
];

/** All addresses. */
export const ADDRESSES = [...Object.keys(FILES), ...Object.values(PAGE_ADDRESSES).flat(), ...FILELESS];
