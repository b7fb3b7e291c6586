/**
 * `npm run host -- nginx`, after a build: writes the files that a host needs to serve the shop into
 * dist.hosts/, and prints how to publish them (docs/hosts.md). `--dist` names another build, `--out` another
 * folder for the output. For nginx only: `--listen` instead of HOST and PORT, `--backend`, the origin of a
 * backend on the same machine, and `--brotli` if only the server has nginx's module for brotli.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, stop } from '../command.mjs';
import { readEnvironment } from '../environment/readEnvironment.mjs';
import { FILE } from '../headers.mjs';
import { localSiteWarnings } from '../localSite';
import { BROTLI, nginx } from './nginx';
import { readBuild, type HostFiles, type BuiltShop } from './builtShop';
import { cloudflare, github, netlify } from './staticHosts';

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
const hosts = new Map<string, (shop: BuiltShop) => HostFiles>([
  [
    'nginx',
    (shop) =>
      nginx(shop, {
        listen: values.listen ?? `${HOST}:${PORT}`,
        backend: values.backend,
        hasBrotli: values.brotli || existsSync(BROTLI),
      }),
  ],
  ['netlify', netlify],
  ['cloudflare', cloudflare],
  ['github', github],
]);

const [name = ''] = positionals;
const filesOf =
  hosts.get(name) ??
  stop(
    `${name ? `"${name}" não é um host conhecido` : 'Falta o nome do host'}: escolha um de ${[...hosts.keys()].join(', ')}.`,
  );
const out = resolve(values.out ?? join(root, 'dist.hosts', name));
const dist = resolve(values.dist);
const shop = existsSync(join(dist, FILE))
  ? await readBuild(dist)
  : stop(`${dist} não é uma loja montada: rode npm run build antes, ou dê a pasta dela com --dist.`);
const { texts, files = {}, instructions, warnings = [] } = filesOf(shop);

/** What hosts' commands, and GitHub's owner, put into the folder: to which site it belongs. */
const OTHERS = ['.git', 'CNAME', '.netlify', '.wrangler'];

/** The absolute path of a file of the host. Creates its folder. */
function outputPath(path: string) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

for (const entry of existsSync(out) ? readdirSync(out) : [])
  if (!OTHERS.includes(entry)) rmSync(join(out, entry), { recursive: true });
for (const [path, file] of Object.entries(files)) copyFileSync(join(shop.folder, file), outputPath(path));
for (const [path, text] of Object.entries(texts)) writeFileSync(outputPath(path), text);
console.log(`Escrito em ${out}. Para publicar:`);
for (const line of instructions) console.log(`  ${line.replaceAll('FOLDER', out)}`);
for (const warning of [...warnings, ...(shop.siteUrl ? localSiteWarnings(shop.siteUrl) : [])])
  console.log(`Atenção: ${warning}`);
