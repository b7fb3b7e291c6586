/**
 * The documents of a built site: the page's template with the prerendered content.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { minify } from 'terser';
import type { PrerenderedPage } from '../../src/app/prerender/prerender';
import type { BuildVariables } from '../../src/shared/config/buildVariables';
import { pageNames } from '../../src/shared/addresses/addresses.mjs';
import { folders } from '../../src/shared/addresses/folders.mjs';
import { attributes } from '../../src/shared/lib/attributes';
import { scriptJson } from '../../src/shared/lib/text';
import { ofShop } from '../bundling';
import type { ReadSettings } from '../../owner/settings/readSettings';
import { pageTemplate } from './pageTemplate';

/**
 * The minified script that runs before all others, in each page. Terser writes the names of attributes, events and saved
 * texts where they are used, and leaves out those that are not. esbuild, which bundles the script, would keep their tables.
 */
async function earlyScript(variables: BuildVariables) {
  const { outputFiles } = await build({
    ...ofShop(variables),
    entryPoints: ['src/app/early/early.ts'],
    write: false,
    target: 'es2022',
  });
  const bundled = outputFiles.map(({ text }) => text).join('');
  const { code = '' } = await minify(bundled, { toplevel: true, ecma: 2020, compress: { passes: 3 } });
  return code;
}

/** The path of a chunk's file in the site; undefined if the chunk is part of another one. */
function fileOf(path: string, name: string, extension: string) {
  const file = readdirSync(`${path}/${folders.assets}`).find(
    (each) => each.startsWith(`${name}.`) && each.endsWith(extension),
  );
  return file && `/${folders.assets}/${file}`;
}

interface Site {
  /** The folder of the built site. */
  path: string;
  variables: BuildVariables;
  settings: ReadSettings;
}

const PAGES: readonly PrerenderedPage['page'][] = [...pageNames, 'none'];

/** What all documents of a site share. */
export type DocumentParts = Awaited<ReturnType<typeof documentParts>>;

/** Reads the bundle for documents. Removes the main style sheet, which every page has inline. */
export async function documentParts({ path, variables, settings }: Site) {
  const base = variables.BASE_PATH;
  const style = (name: string) => {
    const sheet = fileOf(path, name, '.css');
    // webpack's loader sees from the attribute that the page has this style sheet.
    return sheet
      ? `<style ${attributes.sheet}="${base}${sheet}">${readFileSync(path + sheet, 'utf8')}</style>`
      : '';
  };
  const script = (name: string) => {
    const file = fileOf(path, name, '.js');
    return file ? `<script src="${base}${file}" defer fetchpriority="low"></script>` : '';
  };
  /** A text for each page, by the page's name. */
  const byPage = (text: (name: string) => string): Record<string, string> =>
    Object.fromEntries(['main', ...PAGES].map((name) => [name, text(name)]));
  const main = style('main');
  const parts = {
    template: pageTemplate(settings.shop, base).replace(/\n\s*/g, ''),
    /** The minified script that runs before all others, in each page (`earlyScript`). */
    early: await earlyScript(variables),
    /** The `<style>` elements of each page. */
    styles: byPage((name) => main + (name === 'main' ? '' : style(name))),
    /** The `<script>` elements of each page. */
    scripts: byPage(script),
    /** The address of the text's font. */
    font: `${base}${fileOf(path, 'saira', '.woff2')}`,
  };
  rmSync(path + fileOf(path, 'main', '.css'));
  return parts;
}

/** The HTML of a page. */
export function documentOf(
  { page, listing, head, body, prerendered }: PrerenderedPage,
  { template, early, styles, scripts, font }: DocumentParts,
): string {
  const isFrame = (page === 'product' || page === 'catalogue') && !prerendered;
  const data = prerendered
    ? `<script type="application/json" id="prerendered">${scriptJson(prerendered)}</script>`
    : '';
  const code = `<script ${attributes.font}="${font}"${isFrame ? ` ${attributes.frame}` : ''}>${early}</script>${scripts.main}${scripts[page]}`;
  // A frame's script calls the backend at once, so it comes before the styles.
  const parts = isFrame ? [code, styles[page]] : [styles[page], code];
  const shown = listing ? ` ${attributes.listing}="${listing}"` : '';
  // Replaced by functions: in a string, a `$` in a product's name would be a reference to the match.
  return template
    .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => viewport + head) // The pictures' widths depend on it.
    .replace('</head>', (end) => parts.join('') + end)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" ${attributes.page}="${page}"${shown}>${body}</div>${data}`,
    );
}
