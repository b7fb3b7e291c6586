import type { Fact, Log, Step } from 'action-log';
import { differingFacts } from './differingFacts';

/** Ms by which a timer may end earlier or later: the clock is moved by 500 ms at once. */
const TOLERANCE = 1_000;

export type Timers = ReturnType<typeof createTimers>;

/** When actions arrive in a walk, and how long the timers take that dispatch some of them. */
export function createTimers({ effects }: Log) {
  /** By an action's index, in ms since 1970 by the page's clock. */
  const arrivals = new Map<number, number>();

  /** The effect `{ wait: ms, then: type }` that brings an action, and the index of the action that requested it. */
  const timerOf = <State>({ index, action }: Step<State>) =>
    effects
      .flatMap(([from, ofAction]) =>
        ofAction.flatMap(({ wait, then }) =>
          from < index && then === action.type ? [{ from, wait: Number(wait) }] : [],
        ),
      )
      .at(-1);

  return {
    of: timerOf,
    arrivalOf: (index: number) => arrivals.get(index),

    /** Notes when an action arrived. Returns a difference if its timer took longer, or was faster. */
    arrived<State>(step: Step<State>, at: number): Fact[] {
      arrivals.set(step.index, at);
      const timer = timerOf(step);
      if (!timer) return [];
      const took = at - (arrivals.get(timer.from) ?? NaN);
      const name = `ms since step ${timer.from + 1}, give or take ${TOLERANCE}`;
      return Math.abs(took - timer.wait) > TOLERANCE
        ? differingFacts({ [name]: timer.wait }, { [name]: took })
        : [];
    },
  };
}
