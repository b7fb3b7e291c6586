import { productApi } from '../api/productApi';
import type { ProductRow } from './product';
import { fallBack, type ProductList } from './productList';

/** What a prerendered page brings along: the rows that it shows, and what part of the built-in list they are. */
export interface Prepared {
  rows: readonly ProductRow[];
  part: NonNullable<ProductList['part']>;
}

/** The part of the built-in list that a page was prerendered with. */
export function preparedList({ rows, part }: Prepared): ProductList {
  return { ...fallBack(rows, null), part };
}

/** The state of a store that starts with a list in the built-in one's place. */
export function stateWithList(list: ProductList) {
  const arrived = productApi.util.upsertQueryEntries([
    { endpointName: 'builtIn', arg: undefined, value: list },
  ]);
  return productApi.reducer(undefined, arrived);
}
