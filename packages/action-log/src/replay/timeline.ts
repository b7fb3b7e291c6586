import type { LoggedEffect, Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { startOf, stepsOf, type Step } from './steps';

export type Timeline<State = unknown> = ReturnType<typeof createTimeline<State>>;

/** A log's states. The number of a state is that of the actions before it. Throws as `startOf` does. */
export function createTimeline<State>(log: Log, app: Replayable<State>) {
  const start = startOf(log, app);
  const steps = [...stepsOf(log, app)];
  return {
    log,
    length: steps.length,
    /** The state before the first action. */
    start,
    /** The step that led to a state; undefined for the first state. */
    stepTo: (count: number): Step<State> | undefined => steps[count - 1],
    /** The state after this number of actions; the last state if the log has fewer. */
    stateAt: (count: number): State => steps[Math.min(count, steps.length) - 1]?.after ?? start,
    /** The side effects of a step in the live app. */
    effectsOf({ action, before, after }: Step<State>): readonly LoggedEffect[] {
      try {
        return app.effectsOf(action, before, after);
      } catch {
        return []; // `checking` reports it as a difference.
      }
    },
  };
}
