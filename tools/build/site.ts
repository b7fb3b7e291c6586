/**
 * The documents of a built site: webpack's page, filled with what was prerendered.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { PrerenderedPage } from '../../src/app/prerender';
import { linkNames } from '../../src/features/catalogue/model/linkWords';
import shop from '../../src/shared/config/shop.json';
import { hashOf } from './inlineCode';

const EARLY = fileURLToPath(new URL('../../src/app/early.ts', import.meta.url));

/** The script that runs before anything else, minified. */
async function earlyScript() {
  const define = {
    STORAGE_PREFIX: shop.storagePrefix,
    API_BASE_URL: process.env.API_BASE_URL ?? '',
    LINK_NAMES: linkNames.map(([, name]) => name).join('|'),
  };
  const { outputFiles } = await build({
    entryPoints: [EARLY],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    define: Object.fromEntries(
      Object.entries(define).map(([name, text]) => [`process.env.${name}`, JSON.stringify(text)]),
    ),
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The address of a chunk's file, whose name begins with the chunk's; undefined where the chunk is part of another. */
function fileOf(path: string, name: string, extension: string) {
  const file = readdirSync(`${path}/assets`).find(
    (each) => each.startsWith(`${name}.`) && each.endsWith(extension),
  );
  return file && `/assets/${file}`;
}

interface Site {
  /** The folder of the built site. */
  path: string;
  /** Its address, absolute and without a slash at the end. */
  siteUrl: string;
}

/** Writes every page, sitemap.xml and robots.txt. Returns the HTML of the pages. */
export async function writeSite(pages: readonly PrerenderedPage[], { path, siteUrl }: Site) {
  const early = await earlyScript();
  const template = readFileSync(`${path}/index.html`, 'utf8').replace(/\n\s*/g, '');
  const styles = (name: string) => {
    const sheet = fileOf(path, name, '.css');
    // By `data-href` webpack's loader knows that the page has this sheet already.
    return sheet ? `<style data-href="${sheet}">${readFileSync(path + sheet, 'utf8')}</style>` : '';
  };
  const main = fileOf(path, 'main', '.js');
  const font = fileOf(path, 'saira', '.woff2');

  // Inert, until early.ts puts copies of them into the page.
  const script = (file: string | undefined) =>
    file &&
    `<script src="${file}" integrity="${hashOf(readFileSync(path + file))}" crossorigin fetchpriority="high"></script>`;

  const documents = pages.map(({ file, page, head, body, prepared }) => {
    const isStatic = page === 'static';
    const scripts = [main, fileOf(path, page, '.js')].map(script).join('');
    const data = prepared
      ? `<script type="application/json" id="prepared">${JSON.stringify(prepared).replaceAll('<', '\\u003c')}</script>`
      : '';
    // Replaced by functions: in a text, a `$` of a product's name would be a reference to what was matched.
    const html = template
      .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => viewport + head) // The pictures' widths depend on it.
      .replace(/<link[^>]*rel="stylesheet"[^>]*>/, () => styles('main') + styles(page))
      .replace(/<script defer.*?<\/script>/, '')
      .replace('</head>', (end) =>
        isStatic
          ? end
          : `<template>${scripts}</template><script data-font="${font}">${early}</script></head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${body}</div>${data}`);
    mkdirSync(dirname(`${path}/${file}`), { recursive: true });
    writeFileSync(`${path}/${file}.html`, html);
    return html;
  });
  rmSync(path + fileOf(path, 'main', '.css')); // Every page has it inline.

  const addresses = pages.flatMap(({ page, path: address }) =>
    address && page !== 'cart' ? [siteUrl + address] : [],
  );
  const urls = addresses.map((url) => `<url><loc>${url}</loc></url>`).join('\n');
  writeFileSync(
    `${path}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  writeFileSync(`${path}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  return documents;
}
