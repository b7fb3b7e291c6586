import { alertsIn, startOf, type Replayable, type Screen } from 'action-log';
import type { UnknownAction } from 'redux';
import type { Slices } from '../app';

/** What an event changes: facts of the screen by name, null for one that is gone, and the alerts that it raises. */
export type Outcome = Readonly<Record<string, unknown>>;

/**
 * An app without browser and effects, for written tests. Throws if a reducer does.
 * @param start the slices that differ from those of a new store at the start
 */
export function openReplayed<State>(replayable: Replayable<State>, start: Slices = {}) {
  const { effectsOf, expectedScreen, reducer } = replayable;
  let state = startOf({ preloadedState: start }, replayable);
  return {
    /** All facts of the screen. */
    screen: () => expectedScreen(state),
    /** Dispatches an event, and returns what it changes. */
    after(event: UnknownAction): Outcome {
      const before = state;
      state = reducer(before, event);
      const alerts = alertsIn(effectsOf(event, before, state));
      return outcomeOf(expectedScreen(before), expectedScreen(state), alerts);
    },
  };
}

/** The facts that differ between two screens, with the alerts on the way. */
export function outcomeOf(before: Screen, after: Screen, alerts: readonly string[]): Outcome {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name] ?? null])),
    ...(alerts.length > 0 && { alerts }),
  };
}
