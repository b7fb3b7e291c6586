/**
 * `npm run host -- nginx`, after a build: writes the files that a host needs to serve the shop into dist.hosts/, and prints
 * how to publish them (docs/hosts.md). `--dist` names the folder of another build, `--out` another folder for the output.
 * For nginx only: `--listen` instead of HOST and PORT, `--backend`, the origin of a backend on the same machine, and
 * `--brotli` if the server has nginx's module for brotli and this machine does not.
 */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, stop } from '../command.mjs';
import { readEnvironment } from '../environment/readEnvironment.mjs';
import { sentence, spoken, WARNING } from '../language.mjs';
import { localSiteWarnings } from '../localSite';
import { BROTLI, nginx } from './nginx';
import { readShop, type HostFiles, type Shop } from './shop';
import { cloudflare, firebase, github, netlify, vercel } from './staticHosts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = readCommandLine(
  {
    options: {
      dist: { type: 'string', default: join(root, 'dist') },
      out: { type: 'string' },
      listen: { type: 'string' },
      backend: { type: 'string' },
      brotli: { type: 'boolean', default: false },
    },
  },
  1,
);

const { HOST, PORT } = readEnvironment();
const hosts: Record<string, (shop: Shop) => HostFiles> = {
  nginx: (shop) =>
    nginx(shop, {
      listen: values.listen ?? `${HOST}:${PORT}`,
      backend: values.backend,
      hasBrotli: values.brotli || existsSync(BROTLI),
    }),
  netlify,
  cloudflare,
  vercel,
  firebase,
  github,
};

const [name = ''] = positionals;
const host =
  hosts[name] ??
  stop(
    sentence(
      `${name ? `"${name}" não é um host conhecido` : 'Falta o nome do host'}: escolha um de ${Object.keys(hosts).join(', ')}.`,
      `${name ? `"${name}" is not a known host` : "The host's name is missing"}: choose one of ${Object.keys(hosts).join(', ')}.`,
    ),
  );
const out = resolve(values.out ?? join(root, 'dist.hosts', name));
const shop = await readShop(resolve(values.dist));
const { texts, files, instructions, warnings = [] } = host(shop);

/** The absolute path of a file of the host. Creates its folder. */
function outputPath(path: string) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** Makes a hard link, which needs no space; on another disk, copies the file. */
function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** What the commands of hosts, and GitHub's owner, keep in the folder: which repository, site or project it belongs to. */
const KEPT = ['.git', 'CNAME', '.firebaserc', '.firebase', '.netlify', '.vercel', '.wrangler'];

for (const entry of existsSync(out) ? readdirSync(out) : [])
  if (!KEPT.includes(entry)) rmSync(join(out, entry), { recursive: true });
for (const [path, file] of Object.entries(files))
  // A text must not be written through a link into the build's file.
  if (!(path in texts)) linkOrCopy(join(shop.folder, file), outputPath(path));
for (const [path, text] of Object.entries(texts)) writeFileSync(outputPath(path), text);
console.log(spoken(sentence(`Escrito em ${out}. Para publicar:`, `Written into ${out}. To publish it:`)));
for (const line of instructions) console.log(`  ${spoken(line).replaceAll('FOLDER', out)}`);
const ofSite = shop.siteUrl ? localSiteWarnings(shop.siteUrl) : [];
for (const warning of [...warnings, ...ofSite]) console.log(`${spoken(WARNING)} ${spoken(warning)}`);
