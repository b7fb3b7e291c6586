import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Prerender from '../../src/app/prerender/prerender';
import type { ProductRow } from '../../src/entities/product';
import { makeFolder } from '../../owner/makeFolder';
import type { InlineCode } from '../../server/headers.mjs';
import { documentOf, type DocumentParts } from './documents';

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
  const source = { ...options, rows: JSON.parse(readFileSync(list, 'utf8')) as ProductRow[] };
  return { ...(await prerender(source)), feed: feed(source) };
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
    makeFolder(dirname(file));
    writeFileSync(file, html);
    const code = inlineCodeOf(html);
    code.scripts.forEach((hash) => scripts.add(hash));
    code.styles.forEach((hash) => styles.add(hash));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** A script with a `type` is data, which does not run. */
const INLINE_SCRIPT = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;

const sha256Of = (text: string) => createHash('sha256').update(text).digest('base64');

/** The inline scripts and styles of a page as sources of the policy, without duplicates. */
export function inlineCodeOf(html: string): InlineCode {
  const sources = (inline: RegExp) => [
    ...new Set(Array.from(html.matchAll(inline), ([, text = '']) => `'sha256-${sha256Of(text)}'`)),
  ];
  return { scripts: sources(INLINE_SCRIPT), styles: sources(INLINE_STYLE) };
}
