import { productApi } from '../api/productApi';
import type { ProductRow } from './product';
import { fallBack, type ProductList } from './productList';

/** The products inside a prerendered page: the rows that it shows, and which part of the built-in list they are. */
export interface Prepared {
  rows: readonly ProductRow[];
  part: NonNullable<ProductList['part']>;
}

/** The product list that a prerendered page was rendered with. */
export function preparedList({ rows, part }: Prepared): ProductList {
  return { ...fallBack(rows, null), part };
}

/** The state of the product slice in which a list stands for the built-in one from the start. */
export function stateWithList(list: ProductList) {
  const arrived = productApi.util.upsertQueryEntries([
    { endpointName: 'builtIn', arg: undefined, value: list },
  ]);
  return productApi.reducer(undefined, arrived);
}
