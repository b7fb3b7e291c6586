/**
 * `npm run analyze`, after a build: what the scripts of a first visit are made of, by package and by part of the source,
 * in bytes after brotli. The parts are compressed one by one and scaled to the size of the whole.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { fromRoot } from '../fromRoot';
import { bytesSent, filesOfRelease, INITIAL_SCRIPTS } from './release';

/** 'react-dom', 'src/features/catalogue', 'packages/action-log'; the rest is webpack's own code. */
function partOf(source: string | null | undefined) {
  const name =
    source?.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ??
    source?.match(/((?:src\/[^/]+|packages)\/[^/]+)/);
  return name?.[1] ?? 'webpack';
}

const scripts = filesOfRelease(INITIAL_SCRIPTS);
const total = bytesSent(scripts);
const texts = new Map<string, string>();
for (const script of scripts) {
  const code = readFileSync(fromRoot(`dist/${script}`), 'utf8');
  const map = new TraceMap(readFileSync(fromRoot(`dist/${script}.map`), 'utf8'));
  const mappings = decodedMappings(map);
  code.split('\n').forEach((line, index) => {
    const segments = mappings[index] ?? [];
    segments.forEach(([from, source], at) => {
      const part = partOf(source === undefined ? null : map.sources[source]);
      texts.set(part, (texts.get(part) ?? '') + line.slice(from, segments[at + 1]?.[0]));
    });
  });
}

const sizes = [...texts].map(([part, text]) => ({ part, size: brotliCompressSync(text).length }));
const scale = total / sizes.reduce((sum, { size }) => sum + size, 0);
for (const { part, size } of sizes.sort((one, other) => other.size - one.size))
  console.log(`${String(Math.round(size * scale)).padStart(7)}  ${part}`);
console.log(`${String(total).padStart(7)}  all`);
