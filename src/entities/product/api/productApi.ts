import { createApi } from '@reduxjs/toolkit/query';
import { createBaseQuery } from '@/shared/api';
import { loadBuiltInRows } from '../model/loadBuiltInRows';
import { fallBack, NOT_A_LIST, readProductList, type ProductList } from '../model/productList';

const baseQuery = createBaseQuery({
  baseUrl: process.env.API_BASE_URL ?? 'http://localhost:3333',
  timeoutMs: Number(process.env.API_TIMEOUT_MS ?? 0),
  trustedOrigins: (process.env.API_TRUSTED_ORIGINS ?? '').split(' '),
});

/**
 * `list` is the one call of the store, `GET /products`. It cannot fail: any trouble means the built-in list, and the
 * state says so (specification, section 7). `builtIn` is what is shown until then: the part of the built-in list that
 * a prerendered page brought, later the whole of it (design, decision 9).
 */
export const productApi = createApi({
  reducerPath: 'product',
  baseQuery,
  keepUnusedDataFor: Infinity, // The list is loaded once a visit, and no timer may act during time travel.
  endpoints: (build) => ({
    list: build.query<ProductList, void>({
      structuralSharing: false, // There is no earlier list to share with, and 100,000 products to compare.
      async queryFn(_arg, _api, _extra, call) {
        const { data, error } = await call('/products');
        const list = error ? null : await readProductList(data);
        if (list) return { data: list };
        // Where not even the shop's own files can be had, an empty catalogue says more than an endless wait.
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
