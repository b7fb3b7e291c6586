import type { Timeline } from 'action-log';
import type { Host } from '../host';
import { fold } from '../words/formats';
import { t } from '../words/t';

/**
 * The steps of a log in words, which are computed once. A step that is not replayed yet is described by its action's type:
 * otherwise a look at the list would replay the whole log.
 */
export function createStepTexts<State>(timeline: Timeline<State>, host: Pick<Host<State>, 'tell'>) {
  const texts: string[] = [];
  const folded: string[] = [];

  const textOf = (count: number): string => {
    if (count === 0) return t`Início`;
    const known = texts[count];
    if (known !== undefined) return known;
    const step = count <= timeline.ready() ? timeline.stepTo(count) : undefined;
    if (!step) return timeline.log.actions[count - 1]?.type ?? '';
    return (texts[count] = host.tell(step.action, step.before));
  };

  return {
    /** The step that leads to the state after `count` actions. */
    textOf,
    /** Whether that step's text or its action's type contain a folded text. */
    contains(count: number, text: string): boolean {
      const words = folded[count] ?? fold(`${textOf(count)} ${timeline.log.actions[count - 1]?.type ?? ''}`);
      if (texts[count] !== undefined) folded[count] = words;
      return words.includes(text);
    },
  };
}

export type StepTexts = ReturnType<typeof createStepTexts>;
