import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Prerender from '../../src/app/prerender/prerender';
import type { ProductRow } from '../../src/entities/product';
import type { InlineCode } from '../../server/headers.mjs';
import { documentOf, type DocumentParts } from './documents';
import { inlineCodeOf } from './inlineCode';

/** What the pages of a site are rendered from. */
interface Source {
  /** The file of the bundle that renders pages (webpack.config.js). */
  entry: string;
  /** The file of the built-in list. */
  list: string;
  options: Omit<Parameters<typeof Prerender.prerender>[0], 'rows'>;
}

/** The pages, each of which renders itself, and the product feed. */
export async function loadPages({ entry, list, options }: Source) {
  const { feed, prerender } = createRequire(import.meta.url)(entry) as typeof Prerender;
  const given = { ...options, rows: JSON.parse(readFileSync(list, 'utf8')) as ProductRow[] };
  return { ...(await prerender(given)), feed: feed(given) };
}

type Pages = Awaited<ReturnType<typeof loadPages>>['pages'];

/** Writes the pages into the folder of a built site. Returns the hashes of their inline code. */
export function writePages(pages: Pages, path: string, parts: DocumentParts): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const render of pages) {
    const page = render();
    const html = documentOf(page, parts);
    const file = `${path}/${page.file}.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    const code = inlineCodeOf(html);
    code.scripts.forEach((hash) => scripts.add(hash));
    code.styles.forEach((hash) => styles.add(hash));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
