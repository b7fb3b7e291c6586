import { changesBetween, type Step, type Timeline } from 'action-log';
import type { Host } from '../host';
import { automaticSteps } from '../logs/automaticSteps';
import { fold } from '../text/formats';
import { factText, namesIn, pathText } from '../text/names';

/** A step that changes more values has an answer, with all products. Nobody looks for one of them. */
const MOST_CHANGES = 100;

/** The steps of a log in words, and what they changed, which are computed once, when they are needed. */
export function createStepTexts<State>(timeline: Timeline<State>, host: Host<State>) {
  const { log, length } = timeline;
  const nameOf = namesIn(log);
  /** A fact of each step that is computed once. */
  const once = <Fact>(factOf: (step: Step<State>) => Fact) => {
    const facts: Fact[] = [];
    return (count: number): Fact | undefined => {
      const step = timeline.stepTo(count);
      return step && (facts[count] ??= factOf(step));
    };
  };
  const described = once(({ action, before }) => host.describe(action, before));
  const textOf = (count: number): string => described(count) ?? 'Start';
  /** The values before and after a step, also those of a thing that is removed. */
  const changed = once(({ before, after }) => {
    if (before === after) return [];
    const changes = [...changesBetween(after, before), ...changesBetween(before, after)];
    return changes.length > MOST_CHANGES ? [] : changes;
  });
  const folded = once(({ index, action }) => {
    const facts = (changed(index + 1) ?? []).map(([path, value = '']) => factText(path, value, nameOf));
    return fold([textOf(index + 1), action.type, ...facts].join('\n'));
  });
  const elapsed = elapsedTimes(log.times, length);
  const automatic = automaticSteps(log, host);

  return {
    nameOf,
    /** The step that leads to the state after `count` actions. */
    textOf,
    /** Ms from the beginning of the recording to that step. */
    elapsedAt: (count: number): number => elapsed[count] ?? 0,
    /** Whether that step's text, its action's type or what it changed contain a folded text. */
    contains: (count: number, text: string): boolean => (folded(count) ?? fold(textOf(count))).includes(text),
    isAutomatic: (count: number): boolean => automatic.has(count - 1),
    /** The paths of all values that a step changed, as they are shown, each once. */
    changedPaths(): string[] {
      const paths = Array.from({ length }, (_, index) => changed(index + 1) ?? []).flat();
      return [...new Set(paths.map(([path]) => pathText(path, nameOf)))];
    },
  };
}

export type StepTexts = ReturnType<typeof createStepTexts>;

/** Ms since the recording began, by the number of actions before. Times in a file may not be numbers. */
function elapsedTimes(times: readonly number[], length: number): number[] {
  let sum = 0;
  return [0, ...Array.from({ length }, (_, index) => (sum += Math.max(0, Number(times[index]) || 0)))];
}
