import { applyChanges, isFields, parseChanges, type Difference, type Log, type Step } from 'action-log';
import type { RootState } from '../../../../src/app/redux/rootReducer';
import { isState } from '../../../../src/app/qa/isState';
import { expectedScreen } from '../../../../src/app/qa/expectedScreen';
import { alertsIn, outcomeOf, type Outcome } from './openReplayed';

/**
 * What a step changes as the log says, where this version differs at it; null where the log does not say enough.
 * @param found what this version changes
 */
export function expectedOutcome(
  log: Log,
  { what, index, expected }: Difference,
  { before, after }: Step<RootState>,
  found: Outcome,
): Outcome | null {
  if (what === 'effects') {
    const { alerts: _wrong, ...facts } = found;
    const alerts = alertsIn(expected.map((one): unknown => JSON.parse(one)));
    return alerts.length > 0 ? { ...facts, alerts } : facts;
  }
  const { state = null, screen = null } = log.trail[index] ?? {};
  const alerts = alertsIn((new Map(log.asked).get(index) ?? []).map((one): unknown => JSON.parse(one)));
  const shown = expectedScreen(before);
  if (screen !== null) {
    const told = applyChanges(shown, parseChanges(screen), expectedScreen(after));
    return isFields(told) ? outcomeOf(shown, told, alerts) : null;
  }
  const told = state === null ? null : applyChanges(before, parseChanges(state), after);
  return isState(told) ? outcomeOf(shown, expectedScreen(told), alerts) : null;
}
