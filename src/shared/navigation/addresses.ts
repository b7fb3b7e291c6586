import addresses from './addresses.json';

/**
 * Every address of the store by the page that it shows, as react-router's patterns (docs/specification.md, section 2).
 * The routes, the prerendering, the sitemap and the server read this table; what it does not list is 404.
 */
export { addresses };

export type PageName = keyof typeof addresses;

/** The address of a product's page. Throws a URIError where the id is no valid Unicode. */
export function productAddress(id: string): string {
  return addresses.product.replace(/:\w+/, () => encodeURIComponent(id));
}
