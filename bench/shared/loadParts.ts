import type { Plugin } from 'esbuild';
import { loadShop } from '../../tools/replay/cli/loadShop';

type Load = (plugins: readonly Plugin[], entry: string) => Promise<unknown>;

/**
 * `loadShop` with the type of what it loads, for example `loadParts<typeof import('./liveParts')>(path)`.
 * @param entry the module's path from the project's root
 * @param plugins change the source on its way
 */
export async function loadParts<Parts>(entry: string, plugins: readonly Plugin[] = []): Promise<Parts> {
  return (await (loadShop as Load)(plugins, entry)) as Parts;
}
