/**
 * The build that the tests of this folder share: an owner's settings, products and photos. `buildAll.ts` makes
 * it before the tests start.
 */

/** The path that it is served below. */
export const PATH = '/loja/';
export const ofOwner = 'test-results/ofOwner';
export const OWNER_SETTINGS = 'test-results/ownerShop/shop.json';
export const STORAGE_NAME = 'loja-da-praca';
