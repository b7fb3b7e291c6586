import { changesBetween, valueAt, type Step, type Timeline } from 'action-log';
import type { Host } from '../host';
import { automaticSteps } from '../logs/automaticSteps';
import { fold } from '../text/formats';
import { factText, namesIn } from '../text/names';

/** Values that a step changes at most if its words are said of each. A new item of a list has more. */
const FEW = 3;

/** The steps of a log in words, and what they changed, which are computed once, when they are needed. */
export function createStepTexts<State>(timeline: Timeline<State>, host: Host<State>) {
  const { log } = timeline;
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
  const folded = once(({ index, action }) => fold(`${textOf(index + 1)} ${action.type}`));
  const contains = (count: number, text: string) => (folded(count) ?? fold(textOf(count))).includes(text);
  const changed = once(({ before, after }) => (before === after ? [] : changesBetween(before, after)));
  /** What a step changed, as the panel shows it. */
  const changes = once(({ index }) => {
    const values = changed(index + 1) ?? [];
    const facts = values.map(([path, to = '']) => `${path} ${factText(path, to, nameOf)}`);
    return fold([...facts, log.stepChanges[index]?.screen ?? ''].join('\n'));
  });
  const automatic = automaticSteps(log, host);

  return {
    nameOf,
    /** The step that leads to the state after `count` actions. */
    textOf,
    /** Whether that step's text or its action's type contain a folded text. */
    contains,
    /** Whether what it changed in the state or on the screen contains a folded text. */
    changes: (count: number, text: string): boolean => changes(count)?.includes(text) ?? false,
    /**
     * Whether it changed the value at a path: a member of a list is found by its id, because its index
     * changes.
     */
    hasChanged(count: number, path: string): boolean {
      const step = timeline.stepTo(count);
      if (!step || step.before === step.after) return false;
      const [before, after] = [valueAt(step.before, path), valueAt(step.after, path)];
      return before !== after && changesBetween({ value: before }, { value: after }).length > 0;
    },
    isAutomatic: (count: number): boolean => automatic.has(count - 1),
    /** By a value's path, the texts of the steps that say a folded text and changed it and few others. */
    stepsFor(text: string): ReadonlyMap<string, readonly string[]> {
      const texts = new Map<string, string[]>();
      for (let count = 1; count <= timeline.length; count++) {
        const paths = contains(count, text) ? (changed(count) ?? []).map(([path]) => path) : [];
        if (paths.length > FEW) continue;
        for (const path of paths) texts.set(path, [...(texts.get(path) ?? []), textOf(count)]);
      }
      return texts;
    },
  };
}

export type StepTexts = ReturnType<typeof createStepTexts>;
