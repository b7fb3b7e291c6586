import {
  alertsIn,
  applyChanges,
  isFields,
  parseChanges,
  type Difference,
  type Log,
  type Replayable,
  type Step,
} from 'action-log';
import { outcomeOf, type Outcome } from './openReplayed';

/**
 * What a step changes as the log says, if this version differs at it; null if the log does not say enough.
 * @param found what this version changes
 */
export function expectedOutcome<State>(
  log: Log,
  { what, index }: Difference,
  { before, after }: Step<State>,
  found: Outcome,
  { expectedScreen, isState }: Replayable<State>,
): Outcome | null {
  const alerts = alertsIn(new Map(log.requests).get(index) ?? []);
  if (what === 'effects') {
    const { alerts: _wrong, ...facts } = found;
    return alerts.length > 0 ? { ...facts, alerts } : facts;
  }
  const { state = null, screen = null } = log.trail[index] ?? {};
  const shown = expectedScreen(before);
  if (screen !== null) {
    const recorded = applyChanges(shown, parseChanges(screen), expectedScreen(after));
    return isFields(recorded) ? outcomeOf(shown, recorded, alerts) : null;
  }
  const recorded = state === null ? null : applyChanges(before, parseChanges(state), after);
  return isState(recorded) ? outcomeOf(shown, expectedScreen(recorded), alerts) : null;
}
