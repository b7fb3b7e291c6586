import {
  applyChanges,
  isFields,
  parseChanges,
  type Difference,
  type Log,
  type Step,
} from '@/features/action-log';
import type { RootState } from '../../redux/rootReducer';
import { isState } from '../isState';
import { replayable } from '../replayable';
import { alertsIn, factsOf, type Facts } from './factsAfter';

/**
 * The facts after some steps as the log says they are, where this version differs at the last step; null where the log
 * does not say enough.
 * @param found the facts as this version finds them
 */
export function expectedFacts(
  log: Log,
  { what, index, expected }: Difference,
  steps: readonly Step<RootState>[],
  found: Facts,
): Facts | null {
  const last = steps.at(-1);
  if (!last) return null;
  if (what === 'effects') {
    const told = alertsIn(expected.map((one): unknown => JSON.parse(one)).filter(isFields));
    const wrong = alertsIn(replayable.askedBy(last.action, last.before, last.after));
    return { ...found, alerts: [...found.alerts.slice(0, found.alerts.length - wrong.length), ...told] };
  }
  const line = what === 'screen' ? undefined : log.trail[index]?.state;
  const state = line === undefined ? null : applyChanges(last.before, parseChanges(line), last.after);
  return isState(state) ? factsOf(state, found.alerts) : null;
}
