import type { ArgumentsOf } from './arguments';
import type { Io } from './io';
import { filesAt, needLogFile } from './logFiles';
import { count } from './report';

/**
 * Prints how many logs reach each action, screen, alert and effect of the shop; the exit code is 1 where one is reached
 * by none.
 */
export async function tellCoverage({ paths, json }: ArgumentsOf<'coverage'>, { say, loadShop }: Io) {
  const shop = await loadShop();
  const files = paths.flatMap(filesAt);
  const logs = await Promise.all(files.map((file) => needLogFile(file, shop)));
  const coverage = Object.entries(shop.coverageOf(logs));
  if (json)
    say(
      JSON.stringify(
        Object.fromEntries(coverage.map(([kind, names]) => [kind, Object.fromEntries(names)])),
        null,
        2,
      ),
    );
  else
    for (const [kind, names] of coverage) {
      const missing = [...names.values()].filter((times) => times === 0).length;
      say(`${kind}: ${names.size - missing} of ${names.size} in ${count(logs.length, 'log')}`);
      for (const [name, times] of names) say(`${String(times).padStart(5)}  ${name}`);
    }
  return coverage.some(([, names]) => [...names.values()].includes(0)) ? 1 : 0;
}
