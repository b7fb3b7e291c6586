/**
 * The service worker of a shop that works offline (docs/owner.md, "Offline"), which tools/build/serviceWorker.ts bundles.
 * Pages and the list come from the network as long as there is one; without it, the pages of the worker's own release come,
 * whose scripts are all there, and the last list. A new worker waits until no tab is open.
 */
import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  precacheAndRoute,
  PrecacheFallbackPlugin,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { storageName } from '@/shared/config';
import { withBase, withoutBase } from '@/shared/lib';
import { addresses } from '@/shared/navigation';

/** The files of its release, which are kept from the start. */
declare const KEPT: PrecacheEntry[];

/** The bounds of pictures: at most so many, each asked for again after a day. */
const PICTURES = { maxEntries: 200, maxAgeSeconds: 24 * 60 * 60, purgeOnQuotaError: true };

/** Workbox declares the parts of its own plugins as undefined, and not as absent. */
const plugin = (one: object) => one as WorkboxPlugin;

/**
 * Shows a page of the store without a network, too.
 * @param address where it is, as react-router's pattern
 * @param kept the file that is then shown
 */
function keepPage(address: string, kept: string) {
  const pattern = new RegExp(`^${address.replace(/:\w+/, '[^/]+')}/?$`);
  const fallback = plugin(new PrecacheFallbackPlugin({ fallbackURL: withBase(kept) }));
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && pattern.test(withoutBase(url.pathname)),
    new NetworkOnly({ plugins: [fallback] }),
  );
}

setCacheNameDetails({ prefix: storageName });
enableNavigationPreload();
cleanupOutdatedCaches();
precacheAndRoute(KEPT);
registerRoute(
  ({ request }) => request.destination === 'image',
  new CacheFirst({ cacheName: `${storageName}-pictures`, plugins: [plugin(new ExpirationPlugin(PICTURES))] }),
);
registerRoute(
  ({ url }) => url.pathname.endsWith('/products'),
  new NetworkFirst({ cacheName: `${storageName}-products`, matchOptions: { ignoreVary: true } }),
);
keepPage(addresses.catalogue, '/offline/index.html');
keepPage(addresses.cart, '/offline/cart.html');
keepPage(addresses.product, '/offline/shell.html');
