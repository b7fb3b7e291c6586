import type { Browser } from '@playwright/test';
import type { Log, Step } from 'action-log';
import type { RootState } from '@/app/redux/rootReducer';
import type { ArgumentsOf } from '../cli/arguments';
import { compareFile } from '../cli/compareFile';
import { exitCodes } from '../cli/entry';
import { makeFolder } from '../cli/folders';
import type { Io } from '../cli/io';
import type { Shop } from '../cli/loadShop';
import { needLogFile, workOn } from '../cli/logFiles';
import { count, tell } from '../cli/report';
import { tellBrowser, type BrowserReport, type Played } from './browserReport';
import { writeContactSheet } from './contactSheet';
import { openShop, serveShop } from './openShop';

/** A log as Node replayed it. */
export interface Replayed {
  shop: Shop;
  log: Log;
  file: string;
  start: RootState;
  steps: readonly Step<RootState>[];
}

/** Replays a log in Node and in Chromium, and compares both after every action. */
export async function replayInBrowser(given: ArgumentsOf<'browser'>, { say, loadShop }: Io) {
  const { file, json, shots, dist, video } = given;
  if (shots) makeFolder(shots);
  const shop = await loadShop();
  const entry = await compareFile(file, shop);
  if ('reason' in entry) {
    say(json ? JSON.stringify([entry], null, 2) : tell(entry));
    return exitCodes[entry.result];
  }
  const log = await needLogFile(file, shop);
  const { replayable } = shop;
  const steps = workOn(file, () => [...shop.stepsOf(log, replayable)]);
  const start = workOn(file, () => shop.startOf(log, replayable));

  const { browser, baseURL, close } = await openShop(dist);
  let played: Played;
  try {
    played = await play(given, { shop, log, file, start, steps }, browser, baseURL);
  } finally {
    await close();
  }
  if (shots) writeContactSheet(shots, file, steps, replayable.tell);

  const differences = played.differences.map(({ index, facts }) => {
    const step = steps[index];
    const told = step ? replayable.tell(step.action, step.before) : 'the start';
    return { index, action: step?.action.type ?? 'the start', step: told, facts };
  });
  const chromium: BrowserReport = { version: browser.version(), ...played, differences };
  const result = differences.length > 0 ? 'different' : entry.result;
  if (json) say(JSON.stringify([{ ...entry, result, chromium }], null, 2));
  else {
    say(tell(entry));
    say(tellBrowser(chromium));
    if (played.report) say(`${count(differences.length, 'step')} in the report: ${played.report}`);
    if (video) say(`the film is in ${video}`);
    if (shots) say(`${count(played.compared, 'picture')}: ${shots}/index.html`);
  }
  return exitCodes[result];
}

/** Loads only the code of the way that is asked for. */
async function play(
  given: ArgumentsOf<'browser'>,
  replayed: Replayed,
  browser: Browser,
  baseURL: string,
): Promise<Played> {
  const { byHand, file, against, report, video } = given;
  if (byHand) return (await import('./byHand/playByHand')).playByHand(replayed, browser, baseURL, video);
  if (against) {
    const other = await serveShop(against);
    const target = report ?? `${file.replace(/\.json$/i, '')}.against.html`;
    try {
      const { playAgainst } = await import('./against/playAgainst');
      return await playAgainst(replayed, browser, { here: baseURL, there: other.baseURL }, target);
    } finally {
      other.close();
    }
  }
  return (await import('./playInPanel')).playInPanel(replayed, browser, baseURL, given);
}
