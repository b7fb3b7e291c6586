import { changesBetween, type Timeline } from 'action-log';
import type { Host } from '../host';
import { fold, writeText } from '../text/formats';

/**
 * The steps of a log in words, and what they changed, which are computed once, when they are needed. A step that is not replayed
 * yet is described by its action's type: otherwise a look at the list would replay the whole log.
 */
export function createStepTexts<State>(
  timeline: Timeline<State>,
  host: Pick<Host<State>, 'describe' | 'essenceOf'>,
) {
  const step = (count: number) =>
    count > 0 && count <= timeline.ready() ? timeline.stepTo(count) : undefined;
  type Step = NonNullable<ReturnType<typeof step>>;
  /** A fact of each replayed step that is computed once. */
  const once = <Fact>(factOf: (step: Step) => Fact) => {
    const facts: Fact[] = [];
    return (count: number): Fact | undefined => {
      const replayed = step(count);
      return replayed && (facts[count] ??= factOf(replayed));
    };
  };
  const described = once(({ action, before }) => host.describe(action, before));
  const textOf = (count: number): string =>
    count === 0 ? 'Start' : (described(count) ?? timeline.log.actions[count - 1]?.type ?? '');
  const folded = once(({ index, action }) => fold(`${textOf(index + 1)} ${action.type}`));
  const changes = once(({ before, after }) =>
    (before === after ? [] : changesBetween(before, after)).map(([path, ...to]) =>
      fold(`${path} ${to.map(writeText).join('')}`),
    ),
  );

  return {
    /** The step that leads to the state after `count` actions. */
    textOf,
    /** Whether that step's text or its action's type contain a folded text. */
    contains: (count: number, text: string): boolean => (folded(count) ?? fold(textOf(count))).includes(text),
    /** Whether a value that it changed in the state, or the value's path, contain a folded text. */
    changes: (count: number, text: string): boolean =>
      changes(count)?.some((change) => change.includes(text)) ?? false,
    isUnchanged: (count: number): boolean => changes(count)?.length === 0,
    /** Whether a library sent that step's action by itself, so that it does not count in a comparison. */
    isInternal(count: number): boolean {
      const action = timeline.log.actions[count - 1];
      try {
        return action !== undefined && host.essenceOf(action) === null;
      } catch {
        return false; // The payload comes from a file and has another shape.
      }
    },
  };
}

export type StepTexts = ReturnType<typeof createStepTexts>;
