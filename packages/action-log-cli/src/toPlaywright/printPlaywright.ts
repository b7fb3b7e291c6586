import { basename } from 'node:path';
import { onlyFile, type Arguments } from '../cli/arguments';
import { count } from '../cli/describe';
import { exitCodes } from '../cli/fileReport';
import { needLogFile, workOn } from '../cli/logFiles';
import type { Context } from '../cli/run';
import { words } from '../cli/words';
import { formatted } from '../toTest/formatted';
import { writePlaywright } from './writePlaywright';

/** Prints a Playwright test of a log. */
export async function printPlaywright<State>(given: Arguments, { say, complain, load }: Context<State>) {
  const file = onlyFile(given);
  const code = await load();
  const log = await needLogFile(file, code.logName);
  const title = basename(file).replace(/\.json$/i, '');
  const { text, unknown } = workOn(file, () => writePlaywright(log, title, code));
  say(await formatted(text));
  if (unknown === 0) return exitCodes.same;
  complain(
    words(
      'The log does not say how {} came about: the test lacks what was pressed.',
      count(unknown, 'action'),
    ),
  );
  return exitCodes.partial;
}
