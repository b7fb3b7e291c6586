/**
 * Writes sw.js, the service worker of a built site (docs/settings.md, "Offline").
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { withNoindex } from '../../server/rules.mjs';
import { ofShop } from '../bundling';
import type { Shop } from './readShop';

/**
 * The files that the worker precaches: pages, all scripts except the QA panel's, styles, fonts, drawings, the
 * built-in list. The pages are copies in another folder, because Workbox would serve `/cart` from a precached
 * `cart.html` even with a network, and frames have no address (server/rules.mjs).
 */
const KEPT = /^\/(offline\/.+\.html|assets\/(?!qa).+\.(js|css|woff2)|built-in\.json|drawings\/.+\.svg)$/;
const PAGES = ['/index.html', '/cart.html', '/shell.html'];

/**
 * Writes the worker of a shop that works offline, or one that ends the offline mode of a shop that did;
 * nothing for a shop that never did.
 * @param path the folder of the built site, with its pages
 */
export async function writeServiceWorker({ environment, settings }: Shop, path: string): Promise<void> {
  const { STORAGE_NAME } = settings.env;
  if (settings.shop.offline) {
    copyPages(path, settings.pages);
    await bundleWorker(path, environment.BASE_PATH, STORAGE_NAME);
  } else if (settings.shop.offline === false) writeKillSwitch(path, STORAGE_NAME);
}

function copyPages(path: string, ownPages: readonly string[]) {
  const frames = readdirSync(path).map((folder) => `/${folder}/frame.html`);
  const listings = frames.filter((file) => existsSync(path + file));
  for (const file of [...PAGES, ...listings, ...ownPages.map((page) => `${page}.html`)]) {
    mkdirSync(dirname(`${path}/offline${file}`), { recursive: true });
    writeFileSync(`${path}/offline${file}`, withNoindex(readFileSync(path + file, 'utf8')));
  }
}

/** Bundles src/app/offline/worker.ts, with the list of the files that it precaches. */
async function bundleWorker(path: string, basePath: string, storageName: string) {
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

/** A hash that tells a file from another release's; null for a file of assets/, whose name has one. */
function revisionOf(path: string, file: string): string | null {
  if (file.startsWith('/assets/')) return null;
  return createHash('sha256')
    .update(readFileSync(path + file))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Writes the worker of a shop that no longer works offline: it replaces the previous worker, deletes its
 * caches and unregisters itself. Only browsers that have a worker request it.
 */
export function writeKillSwitch(path: string, storageName: string): void {
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
