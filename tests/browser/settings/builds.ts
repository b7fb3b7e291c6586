/**
 * The build that the tests of this folder share: an owner's settings, products and photos, with offline mode
 * and metrics. `buildAll.ts` makes it before the tests start.
 */

/** The path that it is served below. */
export const PATH = '/loja/';
export const ofOwner = 'test-results/ofOwner';
export const OWNER_SETTINGS = 'test-results/ownerShop/shop.json';
export const STORAGE_NAME = 'loja-da-praca';
/** A fixed port, because the build contains it. Only offline.spec.ts listens there. */
export const METRICS_PORT = Number(process.env.E2E_PORT ?? 3210) + 2;
