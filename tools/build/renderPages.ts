/**
 * Writes the pages of a built site that differ from those of the build before, with their compressed variants: a short list at once, a long
 * one on all processors.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type * as Prerender from '../../src/app/prerender/prerender';
import type { ProductRow } from '../../src/entities/product';
import type { InlineCode } from '../../server/headers.mjs';
import { compressPage, isBest } from './compress';
import { documentOf, type DocumentParts } from './documents';
import { inlineCodeOf } from './inlineCode';
import { compressorNow, hashed, isUntouched, type EarlierPages, type PageRecord } from './pageRecord';

/** How many pages are worth another thread, which needs a second to start. */
const WORTH = 500;

export interface Pages {
  /** The file of the bundle that renders pages (webpack.config.js). */
  entry: string;
  /** The file of the built-in list. */
  list: string;
  options: Omit<Parameters<typeof Prerender.prerender>[0], 'rows'>;
  /** The folder of the built site. */
  path: string;
  parts: DocumentParts;
  isCompressed: boolean;
  earlier: EarlierPages;
}

interface Rendered {
  record: PageRecord;
  /** The files of the earlier build that stay. */
  kept: readonly string[];
}

/** Loads the bundle that renders pages, with what it needs. */
export function loadPrerender({ entry, list, options }: Pick<Pages, 'entry' | 'list' | 'options'>) {
  const { feed, prerender } = createRequire(import.meta.url)(entry) as typeof Prerender;
  const given = { ...options, rows: JSON.parse(readFileSync(list, 'utf8')) as ProductRow[] };
  return { prerender: () => prerender(given), feed: () => feed(given) };
}

/**
 * Writes the pages.
 * @param count how many pages there are
 */
export async function renderPages(pages: Pages, count: number): Promise<Rendered> {
  const { entry, options, parts, isCompressed, earlier } = pages;
  const compressor = compressorNow();
  const common = hashed(compressor, readFileSync(entry), JSON.stringify([options, parts, isCompressed]));
  const known = common === earlier.common ? earlier : { ...earlier, pages: {} };
  const of = Math.min(availableParallelism(), Math.ceil(count / WORTH));
  const given = { ...pages, earlier: known };
  const shares =
    of === 1
      ? [await renderShare(given, 0, 1)]
      : await Promise.all(Array.from({ length: of }, (_, share) => inWorker(given, share, of)));
  const before = known === earlier ? [earlier.inlineCode] : [];
  const all = (kind: keyof InlineCode) =>
    [
      ...new Set([...before, ...shares.map(({ inlineCode }) => inlineCode)].flatMap((code) => code[kind])),
    ].sort();
  return {
    record: {
      common,
      compressor,
      inlineCode: { scripts: all('scripts'), styles: all('styles') },
      pages: Object.assign({}, ...shares.map((share) => share.pages)) as PageRecord['pages'],
    },
    kept: shares.flatMap(({ kept }) => kept),
  };
}

type Share = Awaited<ReturnType<typeof renderShare>>;

const inWorker = (pages: Pages, share: number, of: number) =>
  new Promise<Share>((done, fail) => {
    const workerData = [pages, share, of] satisfies Parameters<typeof renderShare>;
    new Worker(new URL('./pageWorker.mjs', import.meta.url), { workerData })
      .once('message', done)
      .once('error', fail);
  });

/**
 * Writes every `of`-th page, beginning with the page `share`, except the products' pages that are as they were.
 * @public pageWorker.mjs calls it.
 */
export async function renderShare(given: Pages, share: number, of: number) {
  const { path, parts, isCompressed, earlier } = given;
  const { pages } = await loadPrerender(given).prerender();
  const code = { scripts: new Set<string>(), styles: new Set<string>() };
  const prints: Record<string, string> = {};
  const kept: string[] = [];
  const endings = isCompressed ? ['.html', '.html.br', '.html.gz'] : ['.html'];
  for (const [at, { product, render }] of pages.entries()) {
    if (at % of !== share) continue;
    if (product) {
      const print = hashed(JSON.stringify([product.shown(), isBest(at)]));
      prints[product.file] = print;
      const files = endings.map((ending) => product.file + ending);
      if (earlier.pages[product.file] === print && files.every((file) => isUntouched(earlier, file))) {
        kept.push(...files);
        continue;
      }
    }
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
  return {
    inlineCode: { scripts: [...code.scripts], styles: [...code.styles] },
    pages: prints,
    kept,
  };
}
