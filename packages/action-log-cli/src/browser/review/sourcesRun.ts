import { existsSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Page } from '@playwright/test';

type Script = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/**
 * The source files of which a page ran at least one function, as paths from this folder. A script without a source map is
 * itself a source, as in a development server.
 * @param scripts what Playwright covered
 * @param load the text at an address; undefined if nothing is there
 */
export async function sourcesRun(
  scripts: readonly Script[],
  load: (address: string) => Promise<string | undefined>,
): Promise<string[]> {
  const sources = new Set<string>();
  for (const { url, source = '', functions } of scripts) {
    const map = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(source)?.[1];
    const text = map === undefined ? undefined : await load(new URL(map, url).href);
    const mapping = text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload);
    const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
    for (const { ranges } of functions) {
      const [whole] = ranges;
      // The first range of a script is its evaluation, which runs the top level of every module.
      if (!whole || whole.count === 0 || whole.startOffset === 0) continue;
      sources.add(sourceAt(mapping, lineStarts, whole.endOffset - 1) ?? new URL(url).pathname);
    }
  }
  return [...sources].map(fromHere).filter(isOwn).sort();
}

/** The source of a function, by its last character: its first one may have no mapping. */
function sourceAt(mapping: SourceMap | undefined, lineStarts: readonly number[], offset: number) {
  const line = lineStarts.findLastIndex((start) => start <= offset);
  const entry = mapping?.findEntry(line, offset - (lineStarts[line] ?? 0));
  return entry && 'originalSource' in entry ? entry.originalSource : undefined;
}

/** 'src/app.ts' of 'webpack://app/./src/app.ts', '../../src/app.ts' and '/src/app.ts?t=1' */
const fromHere = (source: string) =>
  source
    .replace(/^[\w-]+:\/\/[^/]*/, '')
    .replace(/^[./]+/, '')
    .replace(/\?.*$/, '');

const isOwn = (path: string) => path !== '' && !path.includes('node_modules/') && existsSync(path);
