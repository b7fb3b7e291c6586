import type { UnknownAction } from '@reduxjs/toolkit';
import { isFields, startOf, type Screen } from 'action-log';
import type { RootState } from '../../../../src/app/redux/rootReducer';
import { replayable } from '../../../../src/app/qa/replayable';
import { expectedScreen } from '../../../../src/app/qa/expectedScreen';

/** What an event changes: facts of the screen by name, null for one that is gone, and the alerts that it raises. */
export type Outcome = Readonly<Record<string, unknown>>;

/**
 * The shop without browser and effects, for the tests that `writeTest` writes. Throws where a reducer does.
 * @param start the slices that differ from those of a new store at the start
 */
export function openReplayed(start: Readonly<Partial<Record<keyof RootState, unknown>>> = {}) {
  let state = startOf({ preloadedState: start }, replayable);
  return {
    /** All facts of the screen. */
    screen: () => expectedScreen(state),
    /** Dispatches an event, and says what that changes. */
    after(event: UnknownAction): Outcome {
      const before = state;
      state = replayable.reducer(before, event);
      const alerts = alertsIn(replayable.effectsOf(event, before, state));
      return outcomeOf(expectedScreen(before), expectedScreen(state), alerts);
    },
  };
}

/** The facts that differ between two screens, with the alerts on the way. */
export function outcomeOf(before: Screen, after: Screen, alerts: readonly unknown[]): Outcome {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name] ?? null])),
    ...(alerts.length > 0 && { alerts }),
  };
}

/** The texts of the alerts among some side effects. */
export function alertsIn(asked: readonly unknown[]): unknown[] {
  return asked.flatMap((one) => (isFields(one) && 'alert' in one ? [one.alert] : []));
}
