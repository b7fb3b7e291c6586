import { applyChanges, type Change, type Difference, type Log, type Step } from '@/features/action-log';
import { replayable } from '../replayable';
import type { RootState } from '../../redux/rootReducer';
import { alertsIn, factsOf, type Facts } from './factsAfter';

/**
 * The facts as a log tells them, where this version differs at the last of some steps; null where it does not tell.
 * @param found the facts as this version finds them
 */
export function expectedFacts(
  log: Log,
  { what, index, expected }: Difference,
  steps: readonly Step[],
  found: Facts,
): Facts | null {
  const last = steps.at(-1);
  if (!last) return null;
  if (what === 'effects') {
    const told = alertsIn(expected.map((one) => JSON.parse(one) as Readonly<Record<string, unknown>>));
    const wrong = alertsIn(replayable.askedBy(last.action, last.before, last.after));
    return { ...found, alerts: [...found.alerts.slice(0, found.alerts.length - wrong.length), ...told] };
  }
  const line = log.trail?.[index];
  const state =
    line === undefined ? null : applyChanges(last.before, JSON.parse(line) as Change[], last.after);
  return state === null ? null : factsOf(state as RootState, found.alerts);
}
