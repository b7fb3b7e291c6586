import type { Asked } from '../changes/asked';
import type { Log, Replayable } from '../model/log';
import { createCheck, stepsOf, type Difference, type Step } from './replay';

export type Timeline = ReturnType<typeof createTimeline>;

/**
 * A log's states, replayed as far as they were asked for, and compared with what the log says. States are named by
 * how many actions came before. Throws where the log's first state is no state of the shop.
 */
export function createTimeline(log: Log, shop: Replayable) {
  const start = shop.reducer(log.preloadedState, { type: 'action-log/replayed' });
  const replay = stepsOf(log, shop);
  const check = createCheck(log, shop);
  const steps: Step[] = [];
  let difference: Difference | null = check.start();

  const stepTo = (count: number): Step | undefined => {
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
    /** The step that led to a state; none led to the first. */
    stepTo,
    stateAt: (count: number): unknown => (count === 0 ? start : stepTo(count)?.after),
    /** What effects would have asked for after a step. */
    askedBy({ action, before, after }: Step): readonly Asked[] {
      try {
        return shop.askedBy(action, before, after);
      } catch {
        return []; // The difference tells of it.
      }
    },
    /** The first difference between the log and this version, among the steps replayed so far. */
    difference: () => difference,
    /** How many steps are replayed. */
    ready: () => steps.length,
    /** Replays on, for about as many ms; tells whether there is more to do. */
    work(budget: number, now: () => number = () => performance.now()): boolean {
      const end = now() + budget;
      while (steps.length < log.actions.length && now() < end) stepTo(steps.length + 1);
      return steps.length < log.actions.length;
    },
  };
}
