import type { Effect } from '@/shared/lib';
import { selectLocation, type BrowserHistory, type ScrollPositions } from '@/shared/navigation';
import { addressOf } from './address';
import type { RootState } from './rootReducer';

interface World {
  history: Pick<BrowserHistory, 'write'>;
  scroll: Pick<ScrollPositions, 'keep'>;
}

/** A live navigation adds an entry, with its index and address, to the browser's history. */
export const newEntry: Effect<RootState, World, { entry: number; value: string }> = {
  when: (_action, { navigation: before }, { navigation: now }) =>
    now.arrival === 'pushed' && (now.visits !== before.visits || now.index !== before.index),
  request: (_action, _before, after) => ({ entry: selectLocation(after).index, value: addressOf(after) }),
  run({ entry, value }, { history, scroll, getOriginalState }) {
    scroll.keep(selectLocation(getOriginalState()).index);
    history.write('pushState', entry, value);
  },
};
