/**
 * sw.js, the service worker of a built site (docs/owner.md, "Offline").
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { generateSW } from 'workbox-build';
import { hiddenPage } from '../../deploy/hosts/paths';
import { PRODUCTS } from '../../deploy/rules.mjs';

interface Site {
  /** The folder of the built site, with its pages. */
  path: string;
  /** '/loja'; empty for the root. */
  basePath: string;
  /** Begins the names of what a browser keeps. */
  storageName: string;
}

/**
 * The folder of the pages that are shown without a network: copies, because Workbox would answer `/cart` with a kept
 * `cart.html` even where there is one, and a product's frame has no address of its own (deploy/rules.mjs).
 */
const PAGES = '/offline';

/** The bounds of pictures: at most so many, each asked for again after a day. */
const PICTURES = { maxEntries: 200, maxAgeSeconds: 24 * 60 * 60, purgeOnQuotaError: true };

/**
 * Writes the worker of a shop that works offline. Pages come from the network as long as there is one; without it, those of
 * the worker's own release come, whose scripts are all there. A new worker waits until no tab is open.
 */
export async function writeServiceWorker({ path, basePath, storageName }: Site): Promise<void> {
  mkdirSync(path + PAGES, { recursive: true });
  for (const file of ['/index.html', '/cart.html', '/shell.html'])
    writeFileSync(path + PAGES + file, hiddenPage({ folder: path }, file));
  const page = (pattern: string, file: string) => ({
    urlPattern: new RegExp(`^https?://[^/]+${basePath}${pattern}([?#]|$)`),
    handler: 'NetworkOnly' as const,
    options: { precacheFallback: { fallbackURL: basePath + PAGES + file } },
  });
  const { warnings } = await generateSW({
    globDirectory: path,
    globPatterns: ['offline/*.html', 'assets/*.{js,css,woff2}', 'drawings/*'],
    globIgnores: ['assets/qa*'],
    modifyURLPrefix: { '': `${basePath}/` },
    dontCacheBustURLsMatching: /\/assets\//,
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    swDest: `${path}/sw.js`,
    mode: 'production',
    sourcemap: true, // licences.ts reads it.
    inlineWorkboxRuntime: true,
    cacheId: storageName,
    cleanupOutdatedCaches: true,
    navigationPreload: true,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.destination === 'image',
        handler: 'CacheFirst',
        options: { cacheName: `${storageName}-pictures`, expiration: PICTURES },
      },
      {
        urlPattern: /^https?:\/\/[^?#]+\/products$/,
        handler: 'NetworkFirst',
        options: { cacheName: `${storageName}-products`, matchOptions: { ignoreVary: true } },
      },
      page('/', '/index.html'),
      page('/cart/?', '/cart.html'),
      page(`${PRODUCTS}/[^/]+/?`, '/shell.html'),
    ],
  });
  for (const warning of warnings) console.warn(warning);
}

/**
 * Writes the worker of a shop that no longer does: it takes the place of the one that was there before, and leaves. Only a
 * browser that has one asks for it.
 */
export function writeKillSwitch({ path, storageName }: Omit<Site, 'basePath'>): void {
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
