/**
 * The path below which the shop stands on its server (BASE_PATH in server/environment/variables.mjs): '/loja', empty for
 * the root. Only what the browser or the server sees has it: hrefs, the address bar, files. The store's paths, its
 * routes and its logs begin below it, so that a log replays wherever the shop stands. A build without it has none of this
 * code.
 */
const base = () => process.env.BASE_PATH ?? '';

/** The address of a rooted path of the store, or of a file in public/: '/loja/cart' of '/cart'. */
export function withBase(path: string): string {
  return base() ? base() + path : path;
}

/**
 * The store's path of an address of this origin: '/cart' of '/loja/cart'. An address outside of the shop goes up with
 * '..', so that no page has it and the browser still finds the way back: '/../cart' of '/cart'.
 */
export function withoutBase(address: string): string {
  if (!base()) return address;
  const rooted = address.replace(/^[\\/]+/, '/');
  const below = rooted.slice(base().length);
  if (rooted.startsWith(base()) && /^([/?#]|$)/.test(below)) return below.replace(/^(?!\/)/, '/');
  return base().replace(/\/[^/]+/g, '/..') + rooted;
}

/**
 * The address from which a product's picture is loaded: of the shop's own pictures and photos, products name the path
 * alone.
 */
export function pictureAddress(image_url: string): string {
  return base() && /^\/(pictures|(assets\/)?photos)\//.test(image_url) ? withBase(image_url) : image_url;
}
