import { startOf, type Log, type Replayable } from 'action-log';

/**
 * A log without what a person typed. Hashes, screens and the changes of each action are left out, because they contain it,
 * too: a replay of this log compares only the effects.
 */
export function hideLog<State>(log: Log, host: Replayable<State>): Log {
  return {
    ...log,
    preloadedState: host.hideState(startOf(log, host)),
    actions: log.actions.map(host.hideAction),
    hashes: [],
    happened: log.happened.map(([count, note]) => [count, host.hideNote(note)]),
    screen: null,
    trail: [],
  };
}
