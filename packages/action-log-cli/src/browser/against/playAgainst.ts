import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { unlikeFacts, type Played } from '../browserReport';
import { openInPanel, type Look } from '../openInPanel';
import type { Replayed } from '../replayInBrowser';
import { dataAddress, MOST_PIXELS, pixelsApart } from './comparePictures';
import { reportOf, type ReportedStep } from './reportOf';

/** The addresses of two builds: the one that is looked at, and the one that it is compared with. */
export interface Builds {
  here: string;
  there: string;
}

/**
 * Plays a log in the panels of two builds side by side, and compares after every action the page's address, its
 * accessible text, its alerts and its picture. Writes a page with every step that is not the same.
 * @param report the file for that page
 */
export async function playAgainst(
  { shop, log, file, start, steps }: Replayed,
  browser: Browser,
  { here, there }: Builds,
  report: string,
): Promise<Played> {
  const [mine, its] = await Promise.all(
    [here, there].map((baseURL) => openInPanel(browser, baseURL, file, log.viewport)),
  );
  if (!mine || !its) throw new Error('Two builds are needed.');
  const differences: Played['differences'][number][] = [];
  const reported: ReportedStep[] = [];
  for (let at = 0; at <= steps.length; at++) {
    const step = steps[at - 1];
    const expected = {
      hash: shop.hexOf(step ? step.after : log.preloadedState),
      facts: shop.screenOrError({ expectedScreen: shop.expectedOnPage }, step ? step.after : start),
    };
    const look = async (panel: typeof mine) => {
      await panel.stateAt(at, expected);
      return panel.look();
    };
    let [found, wanted] = [await look(mine), await look(its)];
    let pixels = await pixelsApart(found.picture, wanted.picture);
    // A picture of the shop may be drawn late on a busy machine: what differs is looked at once more.
    if (pixels > MOST_PIXELS) {
      [found, wanted] = [await look(mine), await look(its)];
      pixels = await pixelsApart(found.picture, wanted.picture);
    }
    const facts = unlikeFacts(
      { ...factsIn(wanted, found), 'pixels that differ': 0 },
      { ...factsIn(found, wanted), 'pixels that differ': pixels > MOST_PIXELS ? pixels : 0 },
    );
    if (facts.length === 0) continue;
    differences.push({ index: at - 1, facts });
    reported.push({
      count: at,
      told: step ? shop.replayable.tell(step.action, step.before) : 'Início',
      expected: { ...wanted, picture: await dataAddress(wanted.picture) },
      found: { ...found, picture: await dataAddress(found.picture) },
    });
  }
  writeFileSync(report, reportOf(file, steps.length + 1, reported));
  return { compared: steps.length + 1, differences, report };
}

/** What is compared of a page; of its text the lines that the other has not. */
function factsIn({ address, alerts, text }: Look, other: Look) {
  const others = new Set(other.text.split('\n'));
  const own = text.split('\n').filter((line) => !others.has(line));
  // The same lines in another order are another text, too.
  const isMoved = own.length === 0 && text !== other.text && text.length >= other.text.length;
  return { address, alerts, text: isMoved ? text.split('\n') : own.map((line) => line.trim()) };
}
