import { createMask, startOf, type Log, type Replayable } from 'action-log';
import type { Host } from '../host';

/**
 * A log without what a person typed. Hashes, screens and the changes of each action are left out, because
 * they contain it, too: a replay of this log compares only the effects.
 */
export function hideLog<State>(log: Log, host: Replayable<State> & Pick<Host<State>, 'addressOf'>): Log {
  const mask = createMask();
  const preloadedState = host.hideState(startOf(log, host), mask);
  return {
    ...log,
    url: new URL(host.addressOf(preloadedState), log.url).href,
    preloadedState,
    actions: log.actions.map((action) => host.hideAction(action, mask)),
    hashes: [],
    requests: log.requests.map(([index, all]) => [index, all.map(({ value: _typed, ...one }) => one)]),
    happened: log.happened.map(([count, note]) => [count, host.hideNote(note, mask)]),
    screen: null,
    trail: [],
  };
}
