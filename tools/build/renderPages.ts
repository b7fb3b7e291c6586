/**
 * Writes the pages of a built site, with their compressed variants: a short list at once, a long one on all processors.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type * as Prerender from '../../src/app/prerender';
import type { InlineCode } from '../../server/headers.mjs';
import { compressPage } from './compress';
import { documentOf, type DocumentParts } from './documents';
import { inlineCodeOf } from './inlineCode';

/** How many pages are worth another thread, which needs a second to start. */
const WORTH = 500;

export interface Pages {
  /** The file of the bundle that renders pages (webpack.config.js). */
  entry: string;
  options: Parameters<typeof Prerender.prerender>[0];
  /** The folder of the built site. */
  path: string;
  parts: DocumentParts;
  isCompressed: boolean;
}

/** Loads the bundle that renders pages. */
export const loadPrerender = (entry: string) => createRequire(import.meta.url)(entry) as typeof Prerender;

/**
 * Writes all pages. Returns their inline code.
 * @param count how many pages there are
 */
export async function renderPages(pages: Pages, count: number): Promise<InlineCode> {
  const of = Math.min(availableParallelism(), Math.ceil(count / WORTH));
  if (of === 1) return renderShare(pages, 0, 1);
  const codes = await Promise.all(Array.from({ length: of }, (_, share) => inWorker(pages, share, of)));
  const all = (kind: keyof InlineCode) => [...new Set(codes.flatMap((code) => code[kind]))];
  return { scripts: all('scripts'), styles: all('styles') };
}

const inWorker = (pages: Pages, share: number, of: number) =>
  new Promise<InlineCode>((done, fail) => {
    const workerData = [pages, share, of] satisfies Parameters<typeof renderShare>;
    new Worker(new URL('./pageWorker.mjs', import.meta.url), { workerData })
      .once('message', done)
      .once('error', fail);
  });

/**
 * Writes every `of`-th page, beginning with the page `share`.
 * @public pageWorker.mjs calls it.
 */
export async function renderShare(
  { entry, options, path, parts, isCompressed }: Pages,
  share: number,
  of: number,
): Promise<InlineCode> {
  const { pages } = await loadPrerender(entry).prerender(options);
  const code = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [at, render] of pages.entries()) {
    if (at % of !== share) continue;
    const page = render();
    const html = documentOf(page, parts);
    const file = `${path}/${page.file}.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    if (isCompressed) compressPage(file, html, at);
    const { scripts, styles } = inlineCodeOf(html);
    for (const hash of scripts) code.scripts.add(hash);
    for (const hash of styles) code.styles.add(hash);
  }
  return { scripts: [...code.scripts], styles: [...code.styles] };
}
