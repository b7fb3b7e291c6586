import { productApi } from '../api/productApi';
import type { Product } from './product';
import type { ProductList } from './productList';

const selectList = productApi.endpoints.list.select();

type ProductRootState = Parameters<typeof selectList>[0];

/** The loaded list and where it came from; undefined until there is an answer. */
export function selectProductList(state: ProductRootState): ProductList | undefined {
  return selectList(state).data;
}

/** The loaded products in the backend's order; undefined until there is an answer. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  return selectProductList(state)?.products;
}

/** Whether the first answer is still awaited. */
export function selectIsLoading(state: ProductRootState): boolean {
  return selectProducts(state) === undefined;
}

/** The first product whose id contains the route's parameter (specification, section 2). */
export function selectProductMatching(state: ProductRootState, parameter: string): Product | undefined {
  return selectProducts(state)?.find((product) => product.id.includes(parameter));
}
