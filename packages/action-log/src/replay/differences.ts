import type { UnknownAction } from 'redux';
import { isFields } from '../model/fields';
import type { Fact } from '../model/log';
import type { Replayable } from '../model/replayable';
import type { Step } from './steps';

/** An action after which this version of the app differs from a log. */
export interface Difference {
  /** The action's index in the log; -1 for the first state. */
  index: number;
  /** The action's type. */
  action: string;
  /** The action as a step that a person can repeat (`Replayable.describe`). */
  step: string;
  what: 'crash' | 'unknown action' | 'slice' | 'state' | 'impure reducer' | 'screen' | 'effects' | 'hash';
  /** What differs. For the kinds 'state' and 'impure reducer' these are values, named by their paths. */
  facts: readonly Fact[];
}

/** The action after which something differs. */
export type At = Pick<Difference, 'index' | 'action' | 'step'>;

export const AT_START: At = { index: -1, action: 'the start', step: 'the start' };

export const atStep = <State>({ index, action, before }: Step<State>, app: Replayable<State>): At => ({
  index,
  action: action.type,
  step: app.describe(action, before),
});

export const differenceAt = (
  at: At,
  what: Difference['what'],
  path: string,
  expected: unknown,
  actual?: unknown,
): Difference => ({ ...at, what, facts: [{ path, expected, actual }] });

export const unknownActionAt = (at: At): Difference =>
  differenceAt(at, 'unknown action', 'the action, which this version of the app does not have', at.action);

/**
 * An error that a rule throws in this version, or that led to the error view during the recording.
 * @param action whose reducer threw
 */
export const crashAt = (at: At, error: string, action?: UnknownAction): Difference =>
  differenceAt(
    at,
    'crash',
    `an error in a reducer, in the view or in a rule of the effects${action ? endpointOf(action) : ''}, now or when the log was recorded`,
    undefined,
    error,
  );

/** RTK Query's reducer throws a bare TypeError if the app has no endpoint of a name any more. */
const endpointOf = ({ meta }: UnknownAction) =>
  isFields(meta) && isFields(meta.arg) && typeof meta.arg.endpointName === 'string'
    ? ` (of the endpoint '${meta.arg.endpointName}', which this version may not have)`
    : '';

/** The difference that the state of a replay lacks one of these slices; null if it has all. */
export function missingSliceAt(at: At, names: readonly string[], state: unknown): Difference | null {
  const missing = names.find((name) => name !== '' && isFields(state) && !(name in state));
  const path = 'the slice, which this version of the app does not have (load it in the module of --entry)';
  return missing === undefined ? null : differenceAt(at, 'slice', path, missing);
}
