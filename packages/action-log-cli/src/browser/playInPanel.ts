import { hexOf, screenOrError } from 'action-log';
import { unlikeFacts } from './browserReport';
import { pictureOf } from './contactSheet';
import { openInPanel } from './openInPanel';
import type { Unlike, Walk, Walked } from './walk';

/**
 * Plays a log in the app's panel. After every action, compares the hash of the state and what the page shows with what
 * Node works out. Ends at the first step that differs, unless pictures are taken.
 * @param shots the folder for the pictures; undefined for none
 */
export async function playInPanel<State>(walk: Walk<State>, shots: string | undefined): Promise<Walked> {
  const { steps, progress } = walk;
  const panel = await openInPanel(walk, walk.baseURL);
  const differences: Unlike[] = [];
  for (let count = 0; count <= steps.length; count++) {
    progress(count, steps.length + 1);
    const expected = expectedAfter(walk, count);
    const found = await panel.stateAfter(count, expected);
    const facts = unlikeFacts(
      { 'hash of the state': expected.hash, ...expected.facts },
      { 'hash of the state': found.hash, ...found.facts },
    );
    if (facts.length > 0) differences.push({ index: count - 1, facts });
    if (shots) await panel.shoot(pictureOf(shots, count));
    else if (facts.length > 0) return { compared: count + 1, differences };
  }
  return { compared: steps.length + 1, differences };
}

/** What the page must show after some of a log's actions. */
export function expectedAfter<State>({ code, log, start, steps }: Walk<State>, count: number) {
  const step = steps[count - 1];
  return {
    // The panel shows the first state as the file has it.
    hash: hexOf(step ? step.after : log.preloadedState),
    facts: screenOrError({ expectedScreen: code.expectedOnPage }, step ? step.after : start),
  };
}
