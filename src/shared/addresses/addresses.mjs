// A plain module without imports: the server runs it in Node without a build, and webpack's configuration and
// the owner's programs import it, too.

/**
 * The address pattern of each page, in react-router's syntax (docs/specification.md, section 2). A pattern without a
 * parameter is the address itself. product.ts and listing.ts, beside this file, write and read the addresses of
 * products and listings. `:listing` is the name of a category or of all products. The
 * addresses of an owner's pages are not among them: the files' names say them (ownLinks in shared/config). No pattern contains the shop's base path (lib/basePath.ts).
 */
export const addresses = /** @type {const} */ ({
  catalogue: '/',
  listing: '/:listing',
  listingPage: '/:listing/:page',
  product: '/product/:productId',
  cart: '/cart',
});

/**
 * The pages, and the names of their chunks' files: all listings are on the catalogue. webpack reads a chunk's name only from
 * a comment beside its `import()`, so routes.tsx writes these names again, and routes.test.ts compares them.
 */
export const pageNames = /** @type {const} */ (['catalogue', 'product', 'cart', 'text']);

/**
 * The list of products, below the backend's address: the shop's only request. A shop that has its own list serves
 * it at the same address.
 */
export const LIST_PATH = '/products';

/** The files of a built site that other addresses show, without `.html`. */
export const sharedPages = {
  errorView: '404',
  productFrame: 'shell',
  /**
   * In the folder of each listing.
   * @param {string} listing the name of the listing, or a pattern of names
   */
  listingFrame: (listing) => `${listing}/frame`,
};

/**
 * The name of the listing of all products. Its first page is the catalogue's address; '/produtos' shows it, too,
 * but no link of the shop leads there.
 */
export const ALL_PRODUCTS = 'produtos';

/**
 * The choices of a first visit, which the address '/' alone shows: all products in the backend's order, page 1. An
 * address says only what differs from them. 'all' is no category's key (owner/settings/schema.ts).
 */
export const noChoices = /** @type {const} */ ({ category: 'all', sort: null, search: '', page: 1 });

/** The names of the search and the order in the query of a listing's address. */
export const queryNames = /** @type {const} */ ({ search: 'busca', sort: 'ordem' });
