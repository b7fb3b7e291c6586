import { basename, relative } from 'node:path';
import { onlyFile, type Arguments } from '../cli/arguments';
import { exitCodes } from '../cli/fileReport';
import { needLogFile, workOn } from '../cli/logFiles';
import type { Context } from '../cli/run';
import { words } from '../cli/words';
import { formatted } from './formatted';
import { writeTest } from './writeTest';

export async function printTest<State>(given: Arguments, { say, complain, load }: Context<State>) {
  const file = onlyFile(given);
  const code = await load();
  const log = await needLogFile(file, code.logName);
  const title = basename(file).replace(/\.json$/i, '');
  const { text, difference } = workOn(file, () => writeTest(log, title, relative('', file), code));
  say(await formatted(text));
  if (!difference) return exitCodes.same;
  complain(
    words(
      'This version differs from the log at {}: the test fails until it is the same again.',
      difference.index < 0 ? words('the start') : `${words('step')} ${difference.index + 1}`,
    ),
  );
  return exitCodes.different;
}
