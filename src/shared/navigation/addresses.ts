import addresses from './addresses.json';

/**
 * The address pattern of each page, in react-router's syntax (docs/specification.md, section 2). The routes,
 * the prerendering, the sitemap and the server read this table.
 */
export { addresses };

/** 'text' is a page that the owner wrote. Its addresses are among the owner's links (shared/config). */
export type PageName = keyof typeof addresses | 'text';

/** The address of a product's page. Throws a URIError if the id is not valid Unicode. */
export function productAddress(id: string): string {
  return addresses.product.replace(/:\w+/, () => encodeURIComponent(id));
}
