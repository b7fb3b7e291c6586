import { withBase } from '@/shared/lib';
import { addressOf } from '../redux/historyEntries';
import type { RootState } from '../redux/rootReducer';
import { replayable } from './replayable';
import { loadPages } from './view';

/** What the QA panel needs to know of the shop, as soon as the code of all pages is there. */
export async function loadHost() {
  await loadPages();
  return { ...replayable, addressOf: (state: RootState) => withBase(addressOf(state)) };
}
