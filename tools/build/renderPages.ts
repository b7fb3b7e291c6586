/**
 * Renders the pages of a built site, on all processors.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type * as Prerender from '../../src/app/prerender/prerender';
import type { ProductRow } from '../../src/entities/product';
import type { InlineCode } from '../../server/headers.mjs';
import { documentOf, type DocumentParts } from './documents';
import { inlineCodeOf } from './inlineCode';

/** What the pages of a site are rendered from. */
export interface PrerenderSource {
  /** The file of the bundle that renders pages (webpack.config.js). */
  entry: string;
  /** The file of the built-in list. */
  list: string;
  options: Omit<Parameters<typeof Prerender.prerender>[0], 'rows'>;
}

interface Pages extends PrerenderSource {
  /** The folder of the built site. */
  path: string;
  parts: DocumentParts;
}

/** Loads the bundle that renders pages, with what it needs. */
export function loadPrerender({ entry, list, options }: PrerenderSource) {
  const { feed, prerender } = createRequire(import.meta.url)(entry) as typeof Prerender;
  const given = { ...options, rows: JSON.parse(readFileSync(list, 'utf8')) as ProductRow[] };
  return { prerender: () => prerender(given), feed: () => feed(given) };
}

/** Writes the pages, each thread a share of them. Returns the hashes of their inline code. */
export async function renderPages(pages: Pages): Promise<InlineCode> {
  const threads = availableParallelism();
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, share) => renderInThread(pages, share, threads)),
  );
  const all = (kind: keyof InlineCode) => [...new Set(shares.flatMap((code) => code[kind]))].sort();
  return { scripts: all('scripts'), styles: all('styles') };
}

const renderInThread = (...workerData: Parameters<typeof renderShare>) =>
  new Promise<InlineCode>((done, fail) => {
    new Worker(new URL('./pageWorker.mjs', import.meta.url), { workerData })
      .once('message', done)
      .once('error', fail);
  });

/**
 * Writes every `threads`-th page, beginning with the page `share`.
 * @public pageWorker.mjs calls it.
 */
export async function renderShare(source: Pages, share: number, threads: number): Promise<InlineCode> {
  const { pages } = await loadPrerender(source).prerender();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [index, render] of pages.entries()) {
    if (index % threads !== share) continue;
    const page = render();
    const html = documentOf(page, source.parts);
    const file = `${source.path}/${page.file}.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    const code = inlineCodeOf(html);
    code.scripts.forEach((hash) => scripts.add(hash));
    code.styles.forEach((hash) => styles.add(hash));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
