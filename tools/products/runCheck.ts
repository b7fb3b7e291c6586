import { existsSync } from 'node:fs';
import { check } from './check';
import { summarise } from './checkList';
import { formatProblem } from './problems';
import { OWN_LIST, ownListFile } from './ownList';
import type { Io } from './io';

/** Prints what the shop would show of a list, and all problems of it. */
export async function runCheck(
  given: string | undefined,
  { ownFolder, env, say, complain }: Io,
): Promise<number> {
  const own = ownListFile(ownFolder);
  // For the build, too, a path on the shop's server means products.json.
  const backend = /^https?:/i.test(env.API_BASE_URL) ? env.API_BASE_URL : '';
  const source = given ?? (backend || (existsSync(own) ? own : ''));
  if (!source) {
    complain(`Nada a verificar: dê um endereço ou um arquivo, defina API_BASE_URL, ou crie ${OWN_LIST}.`);
    return 2;
  }
  const report = await check(source, ownFolder, true);
  for (const problem of report.problems) say(formatProblem(problem));
  for (const line of summarise(report, source)) say(line);
  return report.problems.some(({ isWrong }) => isWrong) ? 1 : 0;
}
