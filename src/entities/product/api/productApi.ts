import { createApi } from '@reduxjs/toolkit/query';
import { LIST_PATH } from '@/shared/addresses';
import { backendAddress, createBaseQuery } from '@/shared/api';
import { loadBuiltInRows } from '../model/loadBuiltInRows';
import { fallBack, NOT_A_LIST, parseProductList, type ProductList } from '../model/productList';

const baseQuery = createBaseQuery({
  baseUrl: backendAddress,
  timeoutMs: Number(process.env.API_TIMEOUT_MS ?? 0),
  trustedOrigins: (process.env.API_TRUSTED_ORIGINS ?? '').split(' '),
});

/**
 * `list` is the shop's only call, `GET /products`. After any error its data is the built-in list with the reason
 * (docs/specification.md, section 7), unless the backend has answered before: then that answer stays. Until the first
 * answer arrives, its data comes from `builtInListed`: first the part of the built-in list that came with a
 * prerendered page, then the whole built-in list (docs/decisions/0010-prerendered-pages.md).
 */
export const productApi = createApi({
  reducerPath: 'product',
  baseQuery,
  endpoints: (build) => ({
    list: build.query<ProductList, void>({
      structuralSharing: false, // The selectors share what did not change.
      keepUnusedDataFor: Infinity, // It is used as long as the page is open, and no timer may act during time travel.
      async queryFn(_arg, { getState }, _extra, call) {
        const { data, error } = await call(LIST_PATH);
        const list = error ? null : parseProductList(data);
        if (list) return { data: list };
        const failure = error?.message ?? NOT_A_LIST;
        // RTK Query keeps the list that the backend has sent before.
        if (hasBackendsList(getState())) return { error: { message: failure } };
        // If the built-in list fails to load, too, the catalogue is empty instead of loading for ever.
        const rows = await loadBuiltInRows().catch(() => []);
        return { data: fallBack(rows, failure) };
      },
    }),
  }),
});

/** The list to show until the call is answered, as an action. */
export const builtInListed = (list: ProductList) =>
  productApi.util.upsertQueryEntries([{ endpointName: 'list', arg: undefined, value: list }]);

/** The products' state with a list to show until the call is answered. */
export const stateWithList = (list: ProductList, state?: ProductRootState['product']) =>
  productApi.reducer(state, builtInListed(list));

/** Whether the list of a store's state is an answer of the backend. */
function hasBackendsList(state: unknown): boolean {
  return productApi.endpoints.list.select()(state as ProductRootState).data?.source === 'backend';
}

/** Whether an action is the answer of the call. */
export const isListAnswered = productApi.endpoints.list.matchFulfilled;

export interface ProductRootState {
  product: ReturnType<typeof productApi.reducer>;
}
