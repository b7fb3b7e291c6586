/**
 * For tests: a small built shop, and the addresses for which all servers and hosts must agree.
 */
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = '/assets/main.0123abcd.js';

/** The headers of the build, with characters that are special in some configurations. */
export const HEADERS = {
  page: {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'sha256-o3K/e+w='; img-src data: https:",
    'Permissions-Policy': 'camera=(), usb=()',
  },
  file: { 'X-Content-Type-Options': 'nosniff' },
};

const FILES: Record<string, string> = {
  '/index.html': '<!doctype html><title>catalogue</title>',
  '/cart.html': '<!doctype html><title>cart</title>',
  '/entregas-e-frete.html': '<!doctype html><title>delivery</title>',
  '/shell.html': '<!doctype html><title>frame</title>',
  '/404.html': '<!doctype html><title>missing</title>',
  '/product/known.html': '<!doctype html><title>known</title>',
  '/product/café.html': '<!doctype html><title>café</title>',
  [SCRIPT]: 'script',
  '/assets/main.0123abcd.css': 'a{}',
  '/assets/saira.0123abcd.woff2': 'font',
  '/pictures/wave-320.avif': 'avif',
  '/pictures/wave.webp': 'webp',
  '/pictures/photo.jpg': 'jpg',
  '/pictures/mugs.svg': '<svg/>',
  '/drawings/error.svg': '<svg/>',
  '/favicon.ico': 'ico',
  '/icon-192.png': 'png',
  '/manifest.webmanifest': '{}',
  '/sw.js': 'worker',
  '/robots.txt': 'User-agent: *',
  '/sitemap.xml': '<urlset/>',
  '/products': '[]',
};

const PRIVATE: Record<string, string> = {
  '/headers.json': '{}', // Written with the base path.
  '/.releases.json': '[]',
  '/assets/.hidden/a.js': 'secret',
  [`${SCRIPT}.map`]: '{}',
};

const COMPRESSED = /\.(js|css|html|svg|webmanifest|txt|xml)$|^\/products$/;

/** Writes the shop into a new folder. Returns the folder. */
export function makeSmallShop(basePath = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-hosts-'));
  chmodSync(folder, 0o755); // Started by root, nginx reads files as nobody.
  for (const [path, text] of Object.entries({ ...FILES, ...PRIVATE })) {
    const file = join(folder, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!COMPRESSED.test(path)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  const left = {
    ...HEADERS,
    inlineCode: { scripts: [], styles: [] },
    basePath,
    siteUrl: 'http://localhost:3000',
  };
  writeFileSync(join(folder, 'dist/headers.json'), JSON.stringify(left));
  return folder;
}

/** Addresses as a browser or a crawler may send them. */
export const ADDRESSES = [
  ...Object.keys(FILES).map(encodeURI),
  ...Object.keys(PRIVATE),
  '/',
  '/?q=a.js',
  '//',
  '//cart',
  '/cart',
  '/cart/',
  '/cart//',
  '/cart?x=1',
  '/entregas-e-frete',
  '/entregas-e-frete/',
  '/entregas-e-frete?x=1',
  '/product/known',
  '/product/known/',
  '/product/caf%C3%A9',
  '/product/unknown',
  '/product/unknown/',
  '/product/photo.png',
  '/product/a%2Fb',
  '/product/.env',
  '/product/x.br',
  '/product/a%20b',
  '/product/%22%3E',
  '/product/',
  '/product',
  '/product/a/b',
  '/nope',
  '/nope/',
  '/a/b',
  '/a%0Ab',
  '/caf%C3%A9',
  '/404',
  '/shell',
  '/shell/',
  '/index.html/',
  '/assets',
  '/assets/',
  '/assets/main.ffffffff.js',
  '/assets/nothing',
  '/pictures/nothing',
  '/pictures/nothing.avif',
  '/drawings/nothing.svg',
  '/nothing.txt',
  '/nothing.html',
  '/index.html.gz',
  `${SCRIPT}.br`,
  '/.env',
  '/.git/config',
  '/..%5Cindex.html',
];
