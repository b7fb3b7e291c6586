import type { EffectRequest, Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { createCheck, type Difference } from './check';
import { startOf, stepsOf, type Step } from './steps';

export type Timeline<State = unknown> = ReturnType<typeof createTimeline<State>>;

/**
 * A log's states, replayed only as far as they are needed, and compared with the log. The number of a state
 * is that of the actions before it. Throws as `startOf` does.
 */
export function createTimeline<State>(log: Log, app: Replayable<State>) {
  const start = startOf(log, app);
  const replay = stepsOf(log, app);
  const check = createCheck(log, app);
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
    /** The side effects of a step in the live app. */
    effectsOf({ action, before, after }: Step<State>): readonly EffectRequest[] {
      try {
        return app.effectsOf(action, before, after);
      } catch {
        return []; // The check reports it as a difference.
      }
    },
    /** The first difference among the steps replayed so far. */
    difference: () => difference,
    /** The number of steps replayed so far. */
    replayedCount: () => steps.length,
  };
}
