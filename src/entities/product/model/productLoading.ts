import { backendAddress } from '@/shared/api';
import type { Effect } from '@/shared/lib';
import { builtInListed, isListAnswered, productApi, type ProductRootState } from '../api/productApi';
import { loadBuiltInRows } from './loadBuiltInRows';
import { fallBack, LIST_PATH, readAgain } from './productList';
import { selectIsLoading } from './selectors';

const { initiate } = productApi.endpoints.list;
type Call = ReturnType<typeof initiate>;

export interface Deps {
  dispatch: { (action: ReturnType<typeof builtInListed>): unknown; (call: Call): ReturnType<Call> };
  getState: () => ProductRootState;
  /** Resolves when the page has loaded and the browser is idle. */
  idle: () => Promise<void>;
}

/**
 * Requests the list once a visit. Until the answer arrives, the built-in list is shown. It is an effect and
 * not a hook of a component, because time travel to before the answer must not request the list again
 * (docs/decisions/0004-effects-from-live-actions.md). Returns a function that aborts the request.
 */
export function startProductLoading({ dispatch, getState, idle }: Deps): () => void {
  const call = dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }));
  let isOver = false;
  // Without a backend the built-in list is the answer, and on its way.
  const isWaiting = () => !isOver && backendAddress() !== null && selectIsLoading(getState());
  void idle().then(async () => {
    if (!isWaiting()) return;
    const rows = await loadBuiltInRows().catch(() => null); // The page's part stays, until the answer.
    if (rows && isWaiting()) dispatch(builtInListed(fallBack(rows, null)));
  });
  return () => {
    isOver = true;
    call.abort();
  };
}

/** The request for the list, which RTK Query sends. */
export const listRequest: Effect<unknown, unknown> = {
  when: (action) => productApi.endpoints.list.matchPending(action),
  request: () => ({ request: `GET ${LIST_PATH}` }),
};

/** No side effect: a log notes what the parser takes of the backend's answer, so that a replay compares it. */
export const listAnswer: Effect<unknown, unknown> = {
  when: (action) => isListAnswered(action),
  request: (action) => (isListAnswered(action) ? { answer: readAgain(action.payload) } : {}),
};
