import { UsageError, type Arguments } from './arguments';
import { count } from './describe';
import { filesAt, needLogFile } from './logFiles';
import type { Context } from './run';
import { words, wordsFor } from './words';

/** Prints how many logs reach each action, screen, alert and effect of the app; exits with 1 if one is never reached. */
export async function printCoverage<State>(
  { files: paths, values: { json } }: Arguments,
  { say, load }: Context<State>,
) {
  if (paths.length === 0) throw new UsageError(words('Which log? Name a file or a folder.'));
  const { coverageOf, logName } = await load();
  const logs = await Promise.all(paths.flatMap(filesAt).map((file) => needLogFile(file, logName)));
  const coverage = Object.entries(coverageOf(logs));
  const plain = Object.fromEntries(coverage.map(([kind, names]) => [kind, Object.fromEntries(names)]));
  if (json) say(JSON.stringify(plain, null, 2));
  else
    for (const [kind, names] of coverage) {
      const missing = [...names.values()].filter((times) => times === 0).length;
      const [own, all] = [names.size - missing, names.size];
      say(words('{}: {} of {} in {}', wordsFor(kind), own, all, count(logs.length, 'log')));
      for (const [name, times] of names) say(`${String(times).padStart(5)}  ${name}`);
    }
  return coverage.some(([, names]) => [...names.values()].includes(0)) ? 1 : 0;
}
