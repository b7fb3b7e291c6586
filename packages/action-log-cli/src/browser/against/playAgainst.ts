import { writeFileSync } from 'node:fs';
import { unlikeFacts } from '../browserReport';
import { words } from '../../cli/words';
import { openInPanel, type Look } from '../openInPanel';
import { expectedAfter } from '../playInPanel';
import type { Unlike, Walk, Walked } from '../walk';
import { dataAddress, MOST_PIXELS, pixelsApart } from './comparePictures';
import { reportOf, type ReportedStep } from './reportOf';

/**
 * Plays a log in the panels of two builds. After every action, compares the page's address, its title, its accessible text, its
 * alerts, its tab stops and its picture from top to bottom. Writes a page with every step that differs.
 * @param otherURL where the other build is served, whose facts are expected
 * @param report the file for that page
 */
export async function playAgainst<State>(
  walk: Walk<State>,
  otherURL: string,
  report: string,
): Promise<Walked> {
  const { code, file, steps, progress } = walk;
  const [own, other] = [await openInPanel(walk, walk.baseURL), await openInPanel(walk, otherURL)];
  const differences: Unlike[] = [];
  const reported: ReportedStep[] = [];
  for (let count = 0; count <= steps.length; count++) {
    progress(count, steps.length + 1);
    const expected = expectedAfter(walk, count);
    const look = async (panel: typeof own) => {
      await panel.stateAfter(count, expected);
      return panel.look();
    };
    let [found, wanted] = [await look(own), await look(other)];
    let pixels = await pixelsApart(found.picture, wanted.picture);
    // On a busy machine a picture of the app may be drawn late: look once more.
    if (pixels > MOST_PIXELS) {
      [found, wanted] = [await look(own), await look(other)];
      pixels = await pixelsApart(found.picture, wanted.picture);
    }
    const facts = unlikeFacts(
      { ...factsIn(wanted, found), 'pixels that differ': 0 },
      { ...factsIn(found, wanted), 'pixels that differ': pixels > MOST_PIXELS ? pixels : 0 },
    );
    if (facts.length === 0) continue;
    const step = steps[count - 1];
    differences.push({ index: count - 1, facts });
    reported.push({
      count,
      step: step ? code.replayable.describe(step.action, step.before) : words('Start'),
      expected: { ...wanted, picture: await dataAddress(wanted.picture) },
      found: { ...found, picture: await dataAddress(found.picture) },
    });
  }
  writeFileSync(report, reportOf(file, steps.length + 1, reported));
  return { compared: steps.length + 1, differences, report };
}

/** What is compared of a page. Of its text, only the lines that the other page does not have. */
function factsIn({ address, title, alerts, text, controls }: Look, other: Look) {
  const others = new Set(other.text.split('\n'));
  const own = text.split('\n').filter((line) => !others.has(line));
  // The same lines in another order are also another text.
  const isMoved = own.length === 0 && text !== other.text && text.length >= other.text.length;
  return {
    address,
    title,
    alerts,
    ...controls,
    text: isMoved ? text.split('\n') : own.map((line) => line.trim()),
  };
}
