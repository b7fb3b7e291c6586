import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { drawMugs, drawProduct, drawShirts } from './categories';
import { pictures } from './drawing';
import { fingerprint } from './saving';
import { drawShare } from './share';

const file = new URL('manifest.json', import.meta.url);

type Fingerprints = Record<string, string>;

interface Manifest {
  masters: Fingerprints;
  /** Length in bytes and fingerprint of each file. */
  files: Record<string, [length: number, fingerprint: string]>;
}

/** Where the shop serves pictures from. */
export const folder = new URL('../public/pictures/', import.meta.url);

/** Fingerprint of each master as the code draws it now, with digests in place of its light layers. */
export function currentMasters(): Fingerprints {
  const masters = pictures.map(({ name, draw, detail }): [name: string, svg: string] => [
    name,
    draw(true) + detail,
  ]);
  masters.push(
    ['t-shirts', drawShirts()],
    ['mugs', drawMugs()],
    ['product', drawProduct()],
    ['share', drawShare()],
  );
  return Object.fromEntries(masters.map(([name, svg]) => [name, fingerprint(svg)]));
}

/** Lists the masters and the files made from them, so that `--check` need not rasterise. */
export function writeManifest(masters: Fingerprints, files: ReadonlyMap<string, Buffer>) {
  const listed = Object.fromEntries(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, data]) => [name, [data.length, fingerprint(data)]]),
  );
  writeFileSync(file, `${JSON.stringify({ masters, files: listed }, null, 2)}\n`);
}

/** What is out of date, a line each: masters the code draws differently now, files that are missing or changed. */
export function stale(): string[] {
  if (!existsSync(file)) return ['manifest.json is missing'];
  const { masters, files } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const current = currentMasters();
  const names = new Set([...Object.keys(masters), ...Object.keys(current)]);
  const redrawn = [...names]
    .filter((name) => masters[name] !== current[name])
    .map((name) => `${name}: drawn differently`);
  const damaged = Object.entries(files).flatMap(([name, [, hash]]) => {
    const path = new URL(name, folder);
    if (!existsSync(path)) return [`${name}: missing`];
    return fingerprint(readFileSync(path)) === hash ? [] : [`${name}: changed`];
  });
  return [...redrawn, ...damaged];
}
