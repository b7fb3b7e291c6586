import type { Timeline } from 'action-log';
import type { QaShop } from '../qaShop';

/** How a search sees a text: without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Tells the steps of a log, each once. A step that is not replayed yet is told by its action's type, so that no step
 * that is only looked at makes the whole log replay.
 */
export function createTeller<State>(timeline: Timeline<State>, shop: QaShop<State>) {
  const told: string[] = [];
  const folded: string[] = [];

  const tell = (count: number): string => {
    if (count === 0) return 'Início';
    const known = told[count];
    if (known !== undefined) return known;
    const step = count <= timeline.ready() ? timeline.stepTo(count) : undefined;
    if (!step) return timeline.log.actions[count - 1]?.type ?? '';
    return (told[count] = shop.tell(step.action, step.before));
  };

  return {
    /** The step that leads to the state after so many actions. */
    tell,
    /** Whether a step's words or its action's type contain a folded text. */
    isAbout(count: number, text: string): boolean {
      const words = folded[count] ?? fold(`${tell(count)} ${timeline.log.actions[count - 1]?.type ?? ''}`);
      if (told[count] !== undefined) folded[count] = words;
      return words.includes(text);
    },
  };
}

export type Teller = ReturnType<typeof createTeller>;
