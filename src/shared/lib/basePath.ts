// By its file: '@/shared/addresses' imports this folder.
import { folders } from '../addresses/folders.mjs';

/**
 * The path of the shop on its server (BASE_PATH in owner/environment/variables.mjs): '/loja', or empty for
 * the root. Only the browser and the server see it: in hrefs, the address bar, files. The shop's paths,
 * routes and logs do not have it, so that a log replays on any server. A build without a base path has none
 * of this code.
 */
const base = () => process.env.BASE_PATH ?? '';

/** Adds the base path to a rooted path of the shop or of a file in public/: '/cart' becomes '/loja/cart'. */
export function withBase(path: string): string {
  return base() ? base() + path : path;
}

/**
 * Removes the base path: '/loja/cart' becomes '/cart'. Addresses outside the base get '..', so that no route
 * matches and the browser still finds them: '/cart' becomes '/../cart'.
 */
export function withoutBase(address: string): string {
  if (!base()) return address;
  const rooted = address.replace(/^[\\/]+/, '/');
  const below = rooted.slice(base().length);
  if (rooted.startsWith(base()) && /^([/?#]|$)/.test(below)) return below.replace(/^(?!\/)/, '/');
  return base().replace(/\/[^/]+/g, '/..') + rooted;
}

const { assets, pictures, photos } = folders;
const pictureFolders = [pictures, photos, `${assets}/${photos}`];

/**
 * The address of a product's picture. For the shop's own pictures and photos, products name only the path.
 */
export function pictureAddress(image_url: string): string {
  const isOwn = () => pictureFolders.some((folder) => image_url.startsWith(`/${folder}/`));
  return base() && isOwn() ? withBase(image_url) : image_url;
}
