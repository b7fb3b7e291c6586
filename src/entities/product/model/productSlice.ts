import type { productApi } from '../api/productApi';
import type { ProductList } from './productList';

export type ProductState = ReturnType<typeof productApi.reducer>;

/** The state of RTK Query with its middleware, before the first request. */
const initialState: ProductState = {
  queries: {},
  mutations: {},
  provided: { tags: {}, keys: {} },
  subscriptions: {},
  config: {
    online: true,
    focused: true,
    middlewareRegistered: true, // Later it registers without an action in the log, so that must change nothing.
    refetchOnFocus: false,
    refetchOnReconnect: false,
    refetchOnMountOrArgChange: false,
    keepUnusedDataFor: Infinity,
    reducerPath: 'product',
    invalidationBehavior: 'delayed',
  },
};

/**
 * The reducer of the product list until RTK Query's takes its place. RTK Query is not needed before the list is requested, so
 * it is loaded after the first paint; until then the slice keeps its initial state, or the prerendered one, in the same shape
 * (docs/decisions/0022-rtk-query-later.md).
 */
export const productReducer = (state = initialState): ProductState => state;

/** The state with a list in place of the built-in one, in the shape that RTK Query gives it. */
export function stateWithList(data: ProductList): ProductState {
  const request = {
    endpointName: 'builtIn',
    requestId: 'prerendered',
    startedTimeStamp: 0,
    fulfilledTimeStamp: 0,
  };
  const queries = { 'builtIn(undefined)': { ...request, status: 'fulfilled', data } };
  const provided = { tags: {}, keys: { 'builtIn(undefined)': [] } };
  const state: object = { ...initialState, queries, provided };
  return state as ProductState;
}

/** What an endpoint has loaded. */
export const dataOf = ({ queries }: ProductState, endpoint: 'list' | 'builtIn') =>
  queries[`${endpoint}(undefined)`]?.data as ProductList | undefined;
