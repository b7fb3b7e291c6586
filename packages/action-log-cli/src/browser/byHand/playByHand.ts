import type { Browser } from '@playwright/test';
import type { Played } from '../browserReport';
import type { Replayed } from '../replayInBrowser';
import { firstVisitOf } from './firstVisit';
import { openByHand } from './openByHand';
import { walkByHand } from './walkByHand';

/**
 * Does in the real shop what the shopper of a log did, and compares it with what Node works out.
 * @param video the folder for a film of it; undefined for none
 */
export async function playByHand(
  { shop, log, start, steps }: Replayed,
  browser: Browser,
  baseURL: string,
  video: string | undefined,
): Promise<Played> {
  const hand = await openByHand(browser, baseURL, log, firstVisitOf(log, start, shop), video);
  const { compared, difference, ...byHand } = await walkByHand(hand, log, steps, start, shop);
  return { compared, differences: difference ? [difference] : [], byHand };
}
