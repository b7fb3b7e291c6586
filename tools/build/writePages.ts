/**
 * Writes the documents of a built site: the page's template with the prerendered content.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { PrerenderedPage } from '../../src/app/prerender';
import type { Environment } from '../../server/environment/variables.mjs';
import { linkNames } from '../../src/features/catalogue/model/linkWords';
import { scriptJson } from '../../src/shared/lib/text/markup';
import type { ReadSettings } from '../settings/readSettings';
import { hashOf } from './inlineCode';
import { pageTemplate } from './pageTemplate';

const EARLY = fileURLToPath(new URL('../../src/app/early.ts', import.meta.url));

/** The minified script that runs before all others. */
async function earlyScript({ API_BASE_URL }: Environment, storageName: string) {
  const define = {
    STORAGE_NAME: storageName,
    API_BASE_URL,
    LINK_NAMES: linkNames.map(([, name]) => name).join(' '),
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

/** The path of a chunk's file in the site; undefined if the chunk is part of another one. */
function fileOf(path: string, name: string, extension: string) {
  const file = readdirSync(`${path}/assets`).find(
    (each) => each.startsWith(`${name}.`) && each.endsWith(extension),
  );
  return file && `/assets/${file}`;
}

interface Site {
  /** The folder of the built site. */
  path: string;
  environment: Environment;
  settings: ReadSettings;
}

/** Writes all pages. Returns their HTML. */
export async function writePages(pages: readonly PrerenderedPage[], { path, environment, settings }: Site) {
  const early = await earlyScript(environment, settings.env.STORAGE_NAME);
  const base = environment.BASE_PATH;
  const template = pageTemplate(settings.shop, base).replace(/\n\s*/g, '');
  const styles = (name: string) => {
    const sheet = fileOf(path, name, '.css');
    // webpack's loader sees from `data-href` that the page has this style sheet.
    return sheet ? `<style data-href="${base}${sheet}">${readFileSync(path + sheet, 'utf8')}</style>` : '';
  };
  const main = fileOf(path, 'main', '.js');
  const font = fileOf(path, 'saira', '.woff2');

  // Inert, until early.ts puts copies into the page.
  const script = (file: string | undefined) =>
    file &&
    `<script src="${base}${file}" integrity="${hashOf(readFileSync(path + file))}" crossorigin fetchpriority="high"></script>`;

  const documents = pages.map(({ file, page, head, body, prerendered }) => {
    const isStatic = page === 'static';
    const scripts = [main, fileOf(path, page, '.js')].map(script).join('');
    const data = prerendered
      ? `<script type="application/json" id="prerendered">${scriptJson(prerendered)}</script>`
      : '';
    // Replaced by functions: in a string, a `$` in a product's name would be a reference to the match.
    const html = template
      .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => viewport + head) // The pictures' widths depend on it.
      .replace('</head>', (end) => {
        const code = `<template>${scripts}</template><script data-font="${base}${font}">${early}</script>`;
        return styles('main') + styles(page) + (isStatic ? '' : code) + end;
      })
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${body}</div>${data}`);
    mkdirSync(dirname(`${path}/${file}`), { recursive: true });
    writeFileSync(`${path}/${file}.html`, html);
    return html;
  });
  rmSync(path + fileOf(path, 'main', '.css')); // Every page has it inline.
  return documents;
}
