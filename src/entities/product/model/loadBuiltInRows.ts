import type { ProductRow } from './product';

/** Loads the built-in list from its chunk. */
export async function loadBuiltInRows(): Promise<readonly ProductRow[]> {
  const { builtInRows } = await import(/* webpackChunkName: "built-in" */ './builtInProducts');
  return builtInRows;
}
