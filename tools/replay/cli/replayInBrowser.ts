import type { ArgumentsOf } from './arguments';
import { compareFile } from './compareFile';
import { pictureOf, writeContactSheet } from './contactSheet';
import { exitCodes } from './entry';
import { makeFolder } from './folders';
import type { Io } from './io';
import { needLogFile, workOn } from './logFiles';
import { openInPanel } from './openInPanel';
import { openShop } from './openShop';
import { count, tell } from './report';

/** How the states in Chromium compare with those in Node; `--json` prints it as it is. */
interface BrowserReport {
  /** Of Chromium. */
  version: string;
  /** How many states. */
  compared: number;
  mismatches: Mismatch[];
}

/** Hashes of the same state that are not the same. */
interface Mismatch {
  /** How many actions came before. */
  at: number;
  node: string;
  chromium: string;
}

/** Replays a log in Node and in Chromium, and compares the states of both by their hashes. */
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
  const steps = workOn(file, () => [...shop.stepsOf(log, shop.replayable)]);
  const states = [steps[0]?.before ?? log.preloadedState, ...steps.map(({ after }) => after)];
  const told = [...log.hashes.map(([at]) => at), (entry.difference?.index ?? -1) + 1];
  const checkpoints = [...new Set([...told.filter((at) => at < steps.length), steps.length])];
  const places = shots ? [...states.keys()] : checkpoints.sort((a, b) => a - b);

  const { browser, baseURL, close } = await openShop(dist);
  const mismatches: Mismatch[] = [];
  try {
    const panel = await openInPanel(browser, baseURL, file, log.viewport);
    for (const at of places) {
      const node = shop.hexOf(states[at]);
      const chromium = await panel.hashAt(at, node);
      if (chromium !== node) mismatches.push({ at, node, chromium });
      if (shots) await panel.shoot(pictureOf(shots, at));
    }
  } finally {
    await close();
  }
  if (shots) writeContactSheet(shots, file, steps, shop.replayable.tell);

  const result = mismatches.length > 0 ? 'different' : entry.result;
  const chromium = { version: browser.version(), compared: places.length, mismatches };
  if (json) say(JSON.stringify([{ ...entry, result, chromium }], null, 2));
  else {
    say(tell(entry));
    say(tellBrowser(chromium));
    if (shots) say(`${count(places.length, 'picture')}: ${shots}/index.html`);
  }
  return exitCodes[result];
}

function tellBrowser({ version, compared, mismatches: [first, ...others] }: BrowserReport): string {
  const both = `Chromium ${version} and Node ${process.versions.node}`;
  if (!first) return `same       ${both} at ${count(compared, 'state')}`;
  const more = others.length > 0 ? `, and ${others.length} more of ${compared}` : '';
  return `different  ${both} after ${count(first.at, 'action')}${more}: Node ${first.node}, Chromium ${first.chromium}`;
}
