/**
 * `npm run host -- nginx`, after a build: writes what a host needs to serve the shop, and says how it is published
 * (docs/owner.md). `--dist` is the folder of another build, `--out` another place for what is written.
 */
import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chosenPort } from '../port.mjs';
import { nginx } from './nginx';
import { readShop, type HostFiles, type Shop } from './shop';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: join(root, 'dist') },
    out: { type: 'string' },
    listen: { type: 'string' },
    backend: { type: 'string' },
  },
});

const hosts: Record<string, (shop: Shop) => HostFiles> = {
  nginx: (shop) =>
    nginx(shop, {
      listen: values.listen ?? `${process.env.HOST || 'localhost'}:${chosenPort()}`,
      backend: values.backend,
    }),
};

const [name = ''] = positionals;
const host = hosts[name];
if (!host) {
  console.error(`"${name}" is no host that is known: choose one of ${Object.keys(hosts).join(', ')}.`);
  process.exit(1);
}
const out = resolve(values.out ?? join(root, 'dist.hosts', name));
const shop = await readShop(resolve(values.dist));
const { texts, files, copies = {}, told } = host(shop);

/** The folder for a file of the host, made first. */
const placeOf = (path: string) => {
  const place = join(out, path);
  mkdirSync(dirname(place), { recursive: true });
  return place;
};

rmSync(out, { recursive: true, force: true });
if (files !== null) {
  const originals = Object.fromEntries(shop.files.map((file) => [file, file]));
  for (const [copy, original] of Object.entries({ ...originals, ...copies }))
    placeFile(join(shop.folder, original), placeOf(join(files, copy)));
}
for (const [path, text] of Object.entries(texts)) writeFileSync(placeOf(path), text);
console.log(
  [`Written into ${out}. To publish it:`, ...told.map((line) => line.replaceAll('FOLDER', out))].join('\n'),
);

/** A second name for a file, which takes no place; a copy on another disk. */
function placeFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
