import { productApi } from '../api/productApi';

type Load = ReturnType<typeof productApi.endpoints.list.initiate>;

/**
 * Asks for the list, once a visit. No component asks: a look at the time before the answer must not ask again
 * (design, decision 4). Returns what gives the call up.
 */
export function startProductLoading(dispatch: (load: Load) => ReturnType<Load>): () => void {
  const call = dispatch(productApi.endpoints.list.initiate(undefined, { subscribe: false }));
  return () => call.abort();
}
