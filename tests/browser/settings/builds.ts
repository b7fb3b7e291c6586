/**
 * The two builds that the tests of this folder share. `buildAll.ts` makes them before the tests start.
 */

const port = Number(process.env.E2E_PORT ?? 3210);

/** The path that both builds are served below. */
export const PATH = '/loja/';

/** The sample shop with a backend, a trusted origin and an origin of logs. */
export const withBackend = 'test-results/withBackend';
/** A fixed port, because the build contains it. Only origins.spec.ts listens there. */
export const BACKEND_PORT = port + 1;
export const BACKEND = `http://127.0.0.1:${BACKEND_PORT}`;
export const LOGS = 'https://registros.example';

/** An owner's settings, products and photos, with offline mode and metrics. */
export const ofOwner = 'test-results/ofOwner';
export const OWNER_SETTINGS = 'test-results/ownerShop/shop.json';
export const STORAGE_NAME = 'loja-da-praca';
/** A fixed port, because the build contains it. Only offline.spec.ts listens there. */
export const METRICS_PORT = port + 2;
