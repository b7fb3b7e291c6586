import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { backendAddress, createBaseQuery } from '@/shared/api';
import { loadBuiltInRows } from '../model/loadBuiltInRows';
import { fallBack, LIST_PATH, NOT_A_LIST, parseProductList, type ProductList } from '../model/productList';

const baseQuery = createBaseQuery({
  baseUrl: backendAddress,
  timeoutMs: Number(process.env.API_TIMEOUT_MS ?? 0),
  trustedOrigins: (process.env.API_TRUSTED_ORIGINS ?? '').split(' '),
});

/**
 * `list` is the shop's only call, `GET /products`. It cannot fail: after any error its data is the built-in
 * list with the reason (docs/specification.md, section 7). Until then the shop shows `builtIn`: first the
 * part of the built-in list that came with a prerendered page, later the whole list
 * (docs/decisions/0010-prerendered-pages.md).
 */
export const productApi = createApi({
  reducerPath: 'product',
  baseQuery,
  keepUnusedDataFor: Infinity, // The list is loaded once a visit, and no timer may act during time travel.
  endpoints: (build) => ({
    list: build.query<ProductList, void>({
      structuralSharing: false, // There is no earlier list to compare with.
      async queryFn(_arg, _api, _extra, call) {
        const { data, error } = await call(LIST_PATH);
        const list = error ? null : parseProductList(data);
        if (list) return { data: list };
        // If the built-in list fails to load, too, the catalogue is empty instead of loading for ever.
        const rows = await loadBuiltInRows().catch(() => []);
        return { data: fallBack(rows, error?.message ?? NOT_A_LIST) };
      },
    }),
    builtIn: build.query<ProductList, void>({
      queryFn: () =>
        loadBuiltInRows().then(
          (rows) => ({ data: fallBack(rows, null) }),
          () => ({ error: { message: 'Network Error' } }),
        ),
    }),
  }),
});

/** RTK Query's state. Until RTK Query has loaded it has at most `queries`, with the prerendered list. */
export type ProductState = Partial<ReturnType<typeof productApi.reducer>>;

const { config, ...rest } = productApi.reducer(undefined, { type: 'product/started' });
// RTK Query notes whether the browser is online and the page in front. A replay elsewhere would differ.
const firstState = { ...rest, config: { ...config, online: true, focused: true } };

/** RTK Query has loaded. By this action, which every log has, the products' state becomes RTK Query's. */
export const apiLoaded = createAction('product/apiLoaded');

const isWhole = (state: ProductState): state is typeof firstState => state.config !== undefined;

/**
 * RTK Query's reducer, made to depend on the state and the recorded actions alone: the action that registers
 * its middleware differs with every page load and is not in a log, so it changes nothing.
 */
export function queriesReducer(state: ProductState = firstState, action: UnknownAction): ProductState {
  if (apiLoaded.match(action)) return { ...firstState, ...state };
  const { middlewareRegistered } = productApi.internalActions;
  return isWhole(state) && !middlewareRegistered.match(action) ? productApi.reducer(state, action) : state;
}
