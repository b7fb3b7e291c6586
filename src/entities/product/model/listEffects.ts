import type { Effect } from '@/shared/lib';
import { isListAnswered, productApi } from '../api/productApi';
import { LIST_PATH, readAgain } from './productList';

/** The request for the list, which RTK Query sends. */
export const listRequest: Effect<unknown, unknown> = {
  when: (action) => productApi.endpoints.list.matchPending(action),
  request: () => ({ request: `GET ${LIST_PATH}` }),
  run() {},
};

/** What the shop takes of the backend's answer. */
export const listAnswer: Effect<unknown, unknown> = {
  when: (action) => isListAnswered(action),
  request: (action) => (isListAnswered(action) ? { answer: readAgain(action.payload) } : {}),
  run() {},
};
