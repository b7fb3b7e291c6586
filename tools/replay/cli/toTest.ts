import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { logOrError, onLog } from './files';

/** Prints a Jest test of a log, laid out as this project's code is. */
export async function toTest({ files: [file] }, { say, complain, load }) {
  const shop = await load();
  const log = await logOrError(file, shop);
  const title = basename(file).replace(/\.json$/i, '');
  const { text, difference } = onLog(file, () => shop.writeTest(log, title, relative('', file)));
  const here = fileURLToPath(import.meta.url);
  say((await format(text, { ...(await resolveConfig(here)), parser: 'typescript' })).trimEnd());
  if (!difference) return 0;
  complain(
    `This version differs from the log at ${difference.index}: the test fails until it is the same again.`,
  );
  return 1;
}
