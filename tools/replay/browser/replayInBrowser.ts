import type { ArgumentsOf } from '../cli/arguments';
import { compareFile } from '../cli/compareFile';
import { exitCodes } from '../cli/entry';
import { makeFolder } from '../cli/folders';
import type { Io } from '../cli/io';
import { needLogFile, workOn } from '../cli/logFiles';
import { count, tell } from '../cli/report';
import { tellBrowser, unlikeFacts, type BrowserDifference, type BrowserReport } from './browserReport';
import { pictureOf, writeContactSheet } from './contactSheet';
import { openInPanel } from './openInPanel';
import { openShop } from './openShop';

/**
 * Replays a log in Node and in Chromium, and compares after every action the hash of the state, and what the page shows
 * with what Node works out.
 */
export async function replayInBrowser(
  { file, json, shots, dist }: ArgumentsOf<'browser'>,
  { say, loadShop }: Io,
) {
  if (shots) makeFolder(shots);
  const shop = await loadShop();
  const entry = await compareFile(file, shop);
  if ('reason' in entry) {
    say(json ? JSON.stringify([entry], null, 2) : tell(entry));
    return exitCodes[entry.result];
  }
  const log = await needLogFile(file, shop);
  const { tell: tellStep } = shop.replayable;
  const steps = workOn(file, () => [...shop.stepsOf(log, shop.replayable)]);
  const start = workOn(file, () => shop.startOf(log, shop.replayable));
  const pageFacts = { screenOf: shop.pageFactsOf };

  const { browser, baseURL, close } = await openShop(dist);
  const differences: BrowserDifference[] = [];
  const compare = async (at: number, panel: Awaited<ReturnType<typeof openInPanel>>) => {
    const step = steps[at - 1];
    // The panel shows the first state as the file has it.
    const hash = shop.hexOf(step ? step.after : log.preloadedState);
    const facts = shop.screenIn(pageFacts, step ? step.after : start);
    const found = await panel.stateAt(at, { hash, facts });
    const unlike = unlikeFacts(
      { 'hash of the state': hash, ...facts },
      { 'hash of the state': found.hash, ...found.facts },
    );
    if (unlike.length > 0)
      differences.push({
        index: at - 1,
        action: step?.action.type ?? 'the start',
        step: step ? tellStep(step.action, step.before) : 'the start',
        facts: unlike,
      });
    if (shots) await panel.shoot(pictureOf(shots, at));
  };
  try {
    const panel = await openInPanel(browser, baseURL, file, log.viewport);
    for (let at = 0; at <= steps.length; at++) await compare(at, panel);
  } finally {
    await close();
  }
  if (shots) writeContactSheet(shots, file, steps, tellStep);

  const result = differences.length > 0 ? 'different' : entry.result;
  const chromium: BrowserReport = { version: browser.version(), compared: steps.length + 1, differences };
  if (json) say(JSON.stringify([{ ...entry, result, chromium }], null, 2));
  else {
    say(tell(entry));
    say(tellBrowser(chromium));
    if (shots) say(`${count(steps.length + 1, 'picture')}: ${shots}/index.html`);
  }
  return exitCodes[result];
}
