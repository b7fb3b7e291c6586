import { createAction } from '@reduxjs/toolkit';
import { LIST_PATH } from '@/shared/addresses';
import { backendAddress } from '@/shared/api';
import type { Effect } from '@/shared/lib';
import { builtInListed, isListAnswered, productApi, type ProductRootState } from '../api/productApi';
import { loadBuiltInRows } from './loadBuiltInRows';
import { fallBack, readAgain } from './productList';
import { selectIsLoading } from './selectors';

const { initiate } = productApi.endpoints.list;
type Call = ReturnType<typeof initiate>;

export interface Deps {
  dispatch: { (action: ReturnType<typeof builtInListed>): unknown; (call: Call): ReturnType<Call> };
  getState: () => ProductRootState;
  /** Resolves when the page has loaded and the browser is idle. */
  idle: () => Promise<void>;
}

/** The shopper looked again at a page whose list is old (`selectIsListOld`). The payload is the id of its request. */
export const oldListSeen = createAction<string | undefined>('product/oldListSeen');

/**
 * Requests the list. Until the answer arrives, the built-in list is shown. It is an effect and not a hook of a
 * component, because time travel to before the answer must not request the list again
 * (docs/decisions/0004-effects-from-live-actions.md).
 * - `renew` requests it again; until then the page keeps the list that it has
 * - `stop` aborts the request
 */
export function startProductLoading({ dispatch, getState, idle }: Deps) {
  let running: ReturnType<Call> | null = null;
  const request = () => {
    const call = dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }));
    running = call;
    void call.then(() => {
      if (running === call) running = null;
    });
  };
  let isOver = false;
  // Without a backend the built-in list is the answer, and it is already being loaded.
  const isWaiting = () => !isOver && backendAddress() !== null && selectIsLoading(getState());
  request();
  void idle().then(async () => {
    if (!isWaiting()) return;
    const rows = await loadBuiltInRows().catch(() => null); // The page's part stays, until the answer.
    if (rows && isWaiting()) dispatch(builtInListed(fallBack(rows, null)));
  });
  return {
    async renew() {
      if (running) {
        // It has had no answer for as long as a list may be old, and RTK Query makes one call at a time.
        running.abort();
        await running;
      }
      if (!running && !isOver) request();
    },
    stop() {
      isOver = true;
      running?.abort();
    },
  };
}

/** Requests an old list again. */
export const listRenewal: Effect<unknown, { renewList: () => void }> = {
  when: (action) => oldListSeen.match(action),
  request: () => ({ renew: LIST_PATH }),
  run(_request, { renewList }) {
    renewList();
  },
};

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
