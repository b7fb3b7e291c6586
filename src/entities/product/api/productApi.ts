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
 * `list` is the shop's only call, `GET /products`. It cannot fail: after any error its data is the built-in list with
 * the reason (docs/specification.md, section 7). Until then the shop shows `builtIn`: first the part of the built-in list
 * that came with a prerendered page, later the whole list (docs/decisions/0011-built-in-list.md).
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
        // If the chunk of the built-in list fails to load, too, the catalogue is empty instead of loading for ever.
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
