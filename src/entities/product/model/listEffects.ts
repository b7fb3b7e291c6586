import type { Effect } from '@/shared/lib';
import { LIST_PATH, readAgain } from './productList';
import { isListAnswered, isListRequested } from './requests';

/** The request for the list, which RTK Query sends. */
export const listRequest: Effect<unknown, unknown> = {
  when: isListRequested,
  request: () => ({ request: `GET ${LIST_PATH}` }),
  run() {},
};

/** What the shop takes of the backend's answer. */
export const listAnswer: Effect<unknown, unknown> = {
  when: isListAnswered,
  request: (action) => (isListAnswered(action) ? { answer: readAgain(action.payload) } : {}),
  run() {},
};
