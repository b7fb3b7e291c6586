/**
 * `npm run host -- nginx`, after a build: writes what a host needs to serve the shop into dist.hosts/, and says how it is
 * published (docs/owner.md). `--dist` is the folder of another build, `--out` another place for what is written. Of nginx
 * alone: `--listen`, in place of HOST and PORT, and `--backend`, the origin of a backend on the same machine.
 */
import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment/readEnvironment.mjs';
import { aws } from './aws';
import { nginx } from './nginx';
import { readShop, type HostFiles, type Shop } from './shop';
import { cloudflare, firebase, github, netlify, vercel } from './staticHosts';

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

const { HOST, PORT } = readEnvironment();
const hosts: Record<string, (shop: Shop) => HostFiles> = {
  nginx: (shop) =>
    nginx(shop, {
      listen: values.listen ?? `${HOST}:${PORT}`,
      backend: values.backend,
    }),
  netlify,
  cloudflare,
  vercel,
  firebase,
  aws,
  github,
};

const [name = ''] = positionals;
const host = hosts[name];
if (!host) {
  console.error(`"${name}" is no host that is known: choose one of ${Object.keys(hosts).join(', ')}.`);
  process.exit(1);
}
const out = resolve(values.out ?? join(root, 'dist.hosts', name));
const shop = await readShop(resolve(values.dist));
const { texts, files, told } = host(shop);

/** The place for a file of the host, whose folder is made first. */
function placeOf(path: string) {
  const place = join(out, path);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}

/** Gives a file a second name, which takes no place; on another disk, copies it. */
function placeFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

rmSync(out, { recursive: true, force: true });
for (const [path, file] of Object.entries(files))
  // A text in place of the file would be written into the build's own.
  if (!(path in texts)) placeFile(join(shop.folder, file), placeOf(path));
for (const [path, text] of Object.entries(texts)) writeFileSync(placeOf(path), text);
console.log(`Written into ${out}. To publish it:`);
for (const line of told) console.log(`  ${line.replaceAll('FOLDER', out)}`);
