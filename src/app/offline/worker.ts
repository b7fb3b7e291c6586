/**
 * The service worker of offline mode (docs/settings.md, "Offline"); tools/build/serviceWorker.ts bundles it.
 * Pages and the list come from the network. Without a network the worker serves the pages of its release,
 * whose scripts are cached, and the last list. A new worker waits until no tab is open.
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
import { ownLinks, storageName } from '@/shared/config';
import { withBase, withoutBase } from '@/shared/lib';
import { addresses, listingNames } from '@/shared/navigation';

/** The files of its release, cached at installation. */
declare const KEPT: PrecacheEntry[];

/** The limits of cached pictures. */
const PICTURES = { maxEntries: 200, maxAgeSeconds: 24 * 60 * 60, purgeOnQuotaError: true };

/** Workbox's types of its plugins are not exact: they declare absent members as undefined. */
const plugin = (one: object) => one as WorkboxPlugin;

/**
 * Serves a page of the shop without a network.
 * @param address its address: react-router's pattern, or a regular expression
 * @param kept the cached file
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
for (const name of listingNames.values()) keepPage(`/${name}(/[^/]+)?`, `/offline/${name}/frame.html`);
keepPage(addresses.cart, '/offline/cart.html');
keepPage(addresses.product, '/offline/shell.html');
for (const { to, title } of ownLinks) if (title) keepPage(to, `/offline${to}.html`);
