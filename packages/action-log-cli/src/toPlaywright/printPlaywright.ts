import { basename } from 'node:path';
import type { ArgumentsOf } from '../cli/arguments';
import { exitCodes } from '../cli/entry';
import type { Io } from '../cli/io';
import { needLogFile, workOn } from '../cli/logFiles';
import { formatted } from '../cli/printTest';
import { count } from '../cli/report';
import { writePlaywright } from './writePlaywright';

/** Prints a Playwright test of a log, formatted as this project's code is. */
export async function printPlaywright(
  { file }: ArgumentsOf<'to-playwright'>,
  { say, complain, loadShop }: Io,
) {
  const shop = await loadShop();
  const log = await needLogFile(file, shop);
  const title = basename(file).replace(/\.json$/i, '');
  const { text, unknown } = workOn(file, () =>
    writePlaywright(log, [...shop.stepsOf(log, shop.replayable)], shop, title),
  );
  say(await formatted(text));
  if (unknown === 0) return exitCodes.same;
  complain(
    `The log does not tell how ${count(unknown, 'action')} came about: the test lacks what was pressed.`,
  );
  return exitCodes.partial;
}
