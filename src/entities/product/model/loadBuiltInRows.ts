import type { ProductRow } from './product';

/** Loads the built-in list, a chunk of the shop's own that is downloaded when it is first needed. */
export async function loadBuiltInRows(): Promise<readonly ProductRow[]> {
  const { builtInRows } = await import(/* webpackChunkName: "built-in" */ './builtInProducts');
  return builtInRows;
}
