import { structuralHash } from '../changes/hash';
import type { Mask } from '../model/hiddenText';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { createTimeline } from '../replay/timeline';

/**
 * A log without what a person typed, which a mask replaces. It has no effects, because those that were
 * recorded may have what was typed: `withChanges` finds them again. A hash of a state is replaced by the hash of
 * the state without what was typed, and left out if this version does not lead to the state that was
 * recorded. Throws as `startOf` does.
 */
export function hiddenLog<State>(log: Log<State>, app: Replayable<State>, mask: Mask): Log<State> {
  const { stateAt } = createTimeline(log, app);
  return {
    ...log,
    preloadedState: app.hideState(log.preloadedState, mask),
    actions: log.actions.map((action) => app.hideAction(action, mask)),
    happened: log.happened.map(([count, note]) => [count, app.hideNote(note, mask)] as const),
    hashes: log.hashes
      .filter(([count, hash]) => structuralHash(stateAt(count)) === hash)
      .map(([count]) => [count, structuralHash(app.hideState(stateAt(count), mask))] as const),
    effects: [],
    screen: null,
    stepChanges: [],
  };
}
