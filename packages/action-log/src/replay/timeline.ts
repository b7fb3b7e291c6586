import type { EffectRequest } from '../model/effectRequest';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { createCheck, type Difference } from './check';
import { startOf, stepsOf, type Step } from './steps';

export type Timeline<State = unknown> = ReturnType<typeof createTimeline<State>>;

/**
 * A log's states, replayed only as far as they were asked for, and compared with what the log says. A state is named
 * by the number of actions before it. Throws where the log's first state is no state of the shop.
 */
export function createTimeline<State>(log: Log, shop: Replayable<State>) {
  const start = startOf(log, shop);
  const replay = stepsOf(log, shop);
  const check = createCheck(log, shop);
  const steps: Step<State>[] = [];
  let difference: Difference | null = check.start();

  const stepTo = (count: number): Step<State> | undefined => {
    while (steps.length < count) {
      const next = replay.next();
      if (next.done) break;
      steps.push(next.value);
      difference ??= check.step(next.value);
    }
    return steps[count - 1];
  };

  return {
    log,
    length: log.actions.length,
    /** The state before the first action. */
    start,
    /** The step that led to a state; undefined for the first state. */
    stepTo,
    stateAt: (count: number): State | undefined => (count === 0 ? start : stepTo(count)?.after),
    /** The side effects that a step would have caused in the live shop. */
    effectsOf({ action, before, after }: Step<State>): readonly EffectRequest[] {
      try {
        return shop.effectsOf(action, before, after);
      } catch {
        return []; // The check reports it as a difference.
      }
    },
    /** The first difference between the log and this version, among the steps replayed so far. */
    difference: () => difference,
    /** How many steps have been replayed. */
    ready: () => steps.length,
    /** Replays further steps for about `budget` ms; true where some are left. */
    work(budget: number, now: () => number = () => performance.now()): boolean {
      const end = now() + budget;
      while (steps.length < log.actions.length && now() < end) stepTo(steps.length + 1);
      return steps.length < log.actions.length;
    },
  };
}
