import { productApi } from '../api/productApi';
import type { Product } from './product';

const selectList = productApi.endpoints.list.select();

type ProductRootState = Parameters<typeof selectList>[0];

/** The loaded products in the backend's order; undefined until there is an answer. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  return selectList(state).data?.products;
}

/** Whether the first answer is still awaited. */
export function selectIsLoading(state: ProductRootState): boolean {
  return selectProducts(state) === undefined;
}

/** The first product whose id contains the route's parameter (specification, section 2). */
export function selectProductMatching(state: ProductRootState, parameter: string): Product | undefined {
  return selectProducts(state)?.find((product) => product.id.includes(parameter));
}
