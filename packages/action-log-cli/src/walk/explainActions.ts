import type { UnknownAction } from 'redux';
import type { Fact } from 'action-log';
import type { Dispatched } from '../inPage/watchStore';
import type { WalkedLog } from './openApp';
import type { Timers } from './timers';
import { describeInput, type UserInput } from './userInputs';

/** Finds the actions that the log does not explain, and puts them into words. */
export function explainActions<State>({ code, start, steps }: WalkedLog<State>, timers: Timers) {
  /** Whether the app dispatches an action of the log by itself later, or sooner if it is faster now. */
  const comesLater = ({ type }: UnknownAction, index: number) =>
    steps
      .slice(index)
      .some(
        (step) =>
          step.action.type === type &&
          code.walk.causeOf(step, steps[step.index - 1]) === 'app' &&
          !timers.of(step),
      );

  return {
    /** The actions that nothing in the log explains from a step on. */
    unexplained: <Arrived extends Dispatched>(arrived: readonly Arrived[], index: number) =>
      arrived.filter(({ action }) => !comesLater(action, index)),

    /** The expected actions, and the actions that came instead, below the last input before them. */
    factsAt(
      index: number,
      last: UserInput | undefined,
      expected: readonly UnknownAction[],
      arrived: readonly Dispatched[],
    ): Fact[] {
      const before = steps[index]?.before ?? start;
      const inWords = (action: UnknownAction) =>
        `${action.type} (${code.replayable.describe(action, before)})`;
      const path = last ? `actions after ${describeInput(last)}` : 'actions';
      const actual = arrived.map(({ action }) => inWords(action));
      return [{ path, expected: expected.map(inWords), actual }];
    },
  };
}
