import type { ProductState } from '../api/productApi';
import type { ProductList } from './productList';

const initialState: ProductState = {};

/**
 * The reducer of the product list until RTK Query's takes its place. RTK Query is not needed before the list
 * is requested, so it is loaded after the first paint.
 */
export const productReducer = (state = initialState): ProductState => state;

/** A state in which a list is the built-in one. RTK Query adds the rest of its state later. */
export function stateWithList(data: ProductList): ProductState {
  const request = {
    endpointName: 'builtIn',
    requestId: 'prerendered',
    startedTimeStamp: 0,
    fulfilledTimeStamp: 0,
  };
  const state: object = { queries: { 'builtIn(undefined)': { ...request, status: 'fulfilled', data } } };
  return state;
}

/** What an endpoint has loaded. */
export const dataOf = ({ queries }: ProductState, endpoint: 'list' | 'builtIn') =>
  queries?.[`${endpoint}(undefined)`]?.data as ProductList | undefined;
