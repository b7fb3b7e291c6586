/**
 * The builds that the tests of this folder share. `buildAll.ts` makes them before the tests start.
 */

/** A shop with an owner's settings, products and photos, served below this path. */
export const PATH = '/loja/';
export const ofOwner = 'test-results/ofOwner';
/** The shop of `dist` after its owner has renamed the categories' keys: `mugs` is `canecas`, and 3 the largest quantity. */
export const ofRenamed = 'test-results/ofRenamed';
export const RENAMED_SETTINGS = 'test-results/renamedShop/shop.json';
export const OWNER_SETTINGS = 'test-results/ownerShop/shop.json';
export const STORAGE_NAME = 'loja-da-praca';
