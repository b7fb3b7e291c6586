import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { ArgumentsOf } from './arguments';
import { exitCodes } from './entry';
import type { Io } from './io';
import { needLogFile, workOn } from './logFiles';

/** Prints a Jest test of a log, formatted as this project's code is. */
export async function printTest({ file }: ArgumentsOf<'to-test'>, { say, complain, loadShop }: Io) {
  const shop = await loadShop();
  const log = await needLogFile(file, shop);
  const title = basename(file).replace(/\.json$/i, '');
  const { text, difference } = workOn(file, () => shop.writeTest(log, title, relative('', file)));
  say(await formatted(text));
  if (!difference) return exitCodes.same;
  complain(
    `This version differs from the log at ${difference.index < 0 ? 'the start' : `step ${difference.index + 1}`}: the test fails until it is the same again.`,
  );
  return exitCodes.different;
}

/** TypeScript laid out as this project's code is. */
export async function formatted(text: string): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  return (await format(text, { ...(await resolveConfig(here)), parser: 'typescript' })).trimEnd();
}
