import { changesBetween, type Timeline } from 'action-log';
import type { Host } from '../host';
import { automaticSteps } from '../logs/automaticSteps';
import { fold } from '../text/formats';
import { factText, namesIn } from '../text/names';

/** Values that a step changes at most if its words are said of each. A new item of a list has more. */
const FEW = 3;

/**
 * The steps of a log in words, and what they changed, which are computed once, when they are needed. A step
 * that is not replayed yet is described by its action's type: otherwise a look at the list would replay the
 * whole log.
 */
export function createStepTexts<State>(timeline: Timeline<State>, host: Host<State>) {
  const { log } = timeline;
  const step = (count: number) =>
    count > 0 && count <= timeline.replayedCount() ? timeline.stepTo(count) : undefined;
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
    count === 0 ? 'Start' : (described(count) ?? log.actions[count - 1]?.type ?? '');
  const folded = once(({ index, action }) => fold(`${textOf(index + 1)} ${action.type}`));
  const contains = (count: number, text: string) => (folded(count) ?? fold(textOf(count))).includes(text);
  const changed = once(({ before, after }) => (before === after ? [] : changesBetween(before, after)));
  /** What a step changed, as the panel shows it. */
  const changes = once(({ index, before, after }) => {
    const nameOf = namesIn(host, after, before);
    const values = changed(index + 1) ?? [];
    const facts = values.map(([path, to = '']) => `${path} ${factText(path, to, nameOf)}`);
    return fold([...facts, log.trail[index]?.screen ?? ''].join('\n'));
  });
  const automatic = automaticSteps(log, host);

  return {
    /** The step that leads to the state after `count` actions. */
    textOf,
    /** Whether that step's text or its action's type contain a folded text. */
    contains,
    /** Whether what it changed in the state or on the screen contains a folded text. */
    changes: (count: number, text: string): boolean => changes(count)?.includes(text) ?? false,
    isAutomatic: (count: number): boolean => automatic.has(count - 1),
    /** By a value's path, the texts of the steps that say a folded text and changed it and few others. */
    stepsFor(text: string): ReadonlyMap<string, readonly string[]> {
      const texts = new Map<string, string[]>();
      for (let count = 1; count <= timeline.replayedCount(); count++) {
        const paths = contains(count, text) ? (changed(count) ?? []).map(([path]) => path) : [];
        if (paths.length > FEW) continue;
        for (const path of paths) texts.set(path, [...(texts.get(path) ?? []), textOf(count)]);
      }
      return texts;
    },
  };
}

export type StepTexts = ReturnType<typeof createStepTexts>;
