import { createSelector } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { productApi, type ProductRootState } from '../api/productApi';
import { productAt, type Product } from './product';
import type { ProductList } from './productList';

const selectList = productApi.endpoints.list.select();

/**
 * The current list: the backend's answer; until it arrives, the built-in list or the part of it in a
 * prerendered page. Undefined while there is neither.
 */
export function selectProductList(state: ProductRootState): ProductList | undefined {
  return selectList(state).data;
}

/** All products in the backend's order; undefined until they have arrived. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  const list = selectProductList(state);
  return list?.part ? undefined : list?.products;
}

/** Whether the backend has answered or the call has failed. */
export function selectIsAnswered(state: ProductRootState): boolean {
  const list = selectProductList(state);
  return list?.source === 'backend' || typeof list?.failure === 'string';
}

/** When the latest call was answered, or was made if it has no answer, in ms since 1970; undefined before the first one. */
function selectCallTime(state: ProductRootState): number | undefined {
  const { isSuccess, startedTimeStamp, fulfilledTimeStamp } = selectList(state);
  return isSuccess ? fulfilledTimeStamp : startedTimeStamp;
}

/**
 * The time from which a screen counts days, in ms since 1970. The state has no other clock than the latest call,
 * which was made when the page was looked at (`oldListSeen`). Undefined before the first answer or failure, so that
 * a prerendered page shows what it hydrates to.
 */
export function selectDateOfList(state: ProductRootState): number | undefined {
  return selectIsAnswered(state) ? selectCallTime(state) : undefined;
}

/**
 * Whether a page that is looked at again has an old list (docs/contract.md, "A page lives long"). A list that could
 * not be renewed is still old. A clock that has been put back by more than the list's age says nothing about
 * it, so the list counts as old.
 * @param now ms since 1970
 */
export function selectIsListOld(state: ProductRootState, now: number): boolean {
  const calledAt = selectCallTime(state);
  if (calledAt === undefined) return false;
  return selectList(state).isError || Math.abs(now - calledAt) > shop.listMaxAgeMinutes * 60_000;
}

/** Whether no whole list has arrived yet. */
export function selectIsLoading(state: ProductRootState): boolean {
  return selectProducts(state) === undefined;
}

/** The product of the route's parameter (docs/specification.md, section 2); memoized. */
export const selectProductMatching = createSelector(
  [selectProductList, (_state: ProductRootState, parameter: string) => parameter],
  (list, parameter): Product | undefined => list && productAt(list.products, parameter),
);

/** The random id of the latest request for the list; undefined before the first one. */
export function selectRequestId(state: ProductRootState): string | undefined {
  return selectList(state).requestId;
}
