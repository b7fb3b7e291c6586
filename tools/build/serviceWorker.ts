/**
 * Writes sw.js, the service worker of a built site (docs/settings.md, "Offline").
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { withNoindex } from '../../server/rules.mjs';
import { ofShop } from '../bundling';

interface Site {
  /** The folder of the built site, with its pages. */
  path: string;
  /** '/loja', or empty for the root. */
  basePath: string;
  /** The paths of the pages that the owner wrote. */
  ownPages: readonly string[];
  /** The prefix of the shop's names in a browser. */
  storageName: string;
}

/**
 * The files that the worker precaches: pages, all scripts except the QA panel's, styles, fonts, drawings, the built-in list. The pages are copies
 * in another folder, because Workbox would serve `/cart` from a precached `cart.html` even with a network, and a product's
 * frame has no address (server/rules.mjs).
 */
const KEPT = /^\/(offline\/.+\.html|assets\/(?!qa).+\.(js|css|woff2)|built-in\.json|drawings\/.+\.svg)$/;
const PAGES = ['/index.html', '/cart.html', '/shell.html'];

/** Writes the worker of a shop that works offline (src/app/offline/worker.ts), and its pages. */
export async function writeServiceWorker({ path, basePath, ownPages, storageName }: Site): Promise<void> {
  mkdirSync(`${path}/offline`, { recursive: true });
  for (const file of [...PAGES, ...ownPages.map((page) => `${page}.html`)])
    writeFileSync(`${path}/offline${file}`, withNoindex(readFileSync(path + file, 'utf8')));
  const kept = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name}`)
    .filter((file) => KEPT.test(file))
    .map((file) => ({ url: basePath + file, revision: revisionOf(path, file) }));
  const { define, ...shop } = ofShop({ BASE_PATH: basePath, STORAGE_NAME: storageName });
  await build({
    ...shop,
    define: { ...define, KEPT: JSON.stringify(kept) },
    entryPoints: ['src/app/offline/worker.ts'],
    outfile: `${path}/sw.js`,
    minify: true,
    sourcemap: 'external', // For licences.ts.
  });
}

/** A hash that distinguishes a file from that of another release; null for a file of assets/, whose name has a hash. */
function revisionOf(path: string, file: string): string | null {
  if (file.startsWith('/assets/')) return null;
  return createHash('sha256')
    .update(readFileSync(path + file))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Writes the worker of a shop that no longer works offline: it replaces the previous worker, deletes its caches and unregisters
 * itself. Only browsers that have a worker request it.
 */
export function writeKillSwitch({ path, storageName }: Pick<Site, 'path' | 'storageName'>): void {
  writeFileSync(
    `${path}/sw.js`,
    `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('${storageName}-')) await caches.delete(name);
  await registration.unregister();
}
`,
  );
}
