import type { Log } from 'action-log';
import { startOf } from 'action-log';
import type { Replayable } from 'action-log';

/**
 * A log without what a person typed. What was recorded of each action and of whole states contains it, too, so that is
 * left out: a replay compares only the effects.
 */
export function hideLog<State>(log: Log, shop: Replayable<State>): Log {
  return {
    ...log,
    preloadedState: shop.hideState(startOf(log, shop)),
    actions: log.actions.map(shop.hideAction),
    hashes: [],
    happened: log.happened.map(([count, one]) => [count, shop.hideNote(one)]),
    screen: null,
    trail: [],
  };
}
