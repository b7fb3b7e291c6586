import type { ProductRow } from './product';

/** The built-in list: a file of the shop's own, which is fetched when it is first needed. */
export async function loadBuiltInRows(): Promise<readonly ProductRow[]> {
  const { builtInRows } = await import(/* webpackChunkName: "built-in" */ './builtInProducts');
  return builtInRows;
}
