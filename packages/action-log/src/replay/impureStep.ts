import { changesBetween } from '../changes/changes';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { atStep, type Difference } from './differences';
import { stepsOf, type Step } from './steps';

/**
 * The step whose reducer is the reason for a difference, because it is not pure: it changes the state in
 * place, or makes another value when it runs again. Null if there is no such step.
 * @param steps of the replay, up to the difference
 */
export function impureStep<State>(
  log: Log,
  app: Replayable<State>,
  steps: readonly Step<State>[],
  { index, what }: Difference,
): Difference | null {
  const actions = steps.map(({ action }) => action);
  const again = later(() => [...stepsOf({ ...log, actions }, app)]);
  for (const step of steps) {
    const [first, second] = [step, again[step.index]].map(changesOf);
    const impure = step.impure ?? changesBetween(first, second)[0]?.[0];
    // Steps whose changes were compared with the log, and are the same, are not the reason.
    if (impure !== undefined && (step.impure !== undefined || step.index === index || what === 'hash'))
      return { ...atStep(step, app), what: 'impure', facts: [{ path: impure }] };
  }
  return null;
}

/** Does some work a second later by the clock, so that a reducer which reads it makes another value. */
function later<Result>(work: () => Result): Result {
  const { Date: Now } = globalThis;
  const now = () => Now.now() + 1000;
  globalThis.Date = new Proxy(Now, {
    construct: (_Now, given: unknown[]) =>
      Reflect.construct(Now, given.length === 0 ? [now()] : given) as Date,
    get: (_Now, name): unknown => (name === 'now' ? now : Reflect.get(Now, name)),
  });
  try {
    return work();
  } finally {
    globalThis.Date = Now;
  }
}

/** What a step changed, by path. */
const changesOf = <State>(step: Step<State> | undefined): unknown =>
  Object.fromEntries(step ? changesBetween(step.before, step.after) : []);
