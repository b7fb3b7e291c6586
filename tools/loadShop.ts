/**
 * Parts of the shop in Node, from the source as it is now.
 */
import { loadBundled } from 'action-log-cli';
import { releaseName } from './build/releaseName';
import { ofShop } from './bundling';
import { fromRoot } from '../owner/fromRoot';

/**
 * Bundles a module that may import the shop's own modules, and imports it.
 * @param entry a path from the project's root; the caller names the type of its exports
 */
export function loadShop<Exports>(entry: string): Promise<Exports> {
  return loadBundled<Exports>(fromRoot(entry), ofShop(releaseName()));
}
