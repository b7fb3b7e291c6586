import type { Browser } from '@playwright/test';
import type { Replayed } from './replayInBrowser';
import type { ArgumentsOf } from '../cli/arguments';
import { unlikeFacts, type Played } from './browserReport';
import { pictureOf } from './contactSheet';
import { openInPanel } from './openInPanel';

/**
 * Plays a log in the panel of the shop, and compares after every action the hash of the state, and what the page shows
 * with what Node works out. Ends at the first step that is not the same, unless there are pictures to be taken.
 */
export async function playInPanel(
  { shop, log, file, start, steps }: Replayed,
  browser: Browser,
  baseURL: string,
  { shots, video }: Pick<ArgumentsOf<'browser'>, 'shots' | 'video'>,
): Promise<Played> {
  const panel = await openInPanel(browser, baseURL, file, log.viewport, video);
  const differences: Played['differences'][number][] = [];
  for (let at = 0; at <= steps.length; at++) {
    const step = steps[at - 1];
    // The panel shows the first state as the file has it.
    const hash = shop.hexOf(step ? step.after : log.preloadedState);
    const facts = shop.screenOrError({ expectedScreen: shop.expectedOnPage }, step ? step.after : start);
    const found = await panel.stateAt(at, { hash, facts });
    const unlike = unlikeFacts(
      { 'hash of the state': hash, ...facts },
      { 'hash of the state': found.hash, ...found.facts },
    );
    if (unlike.length > 0) differences.push({ index: at - 1, facts: unlike });
    if (shots) await panel.shoot(pictureOf(shots, at));
    else if (unlike.length > 0) return { compared: at + 1, differences };
  }
  return { compared: steps.length + 1, differences };
}
