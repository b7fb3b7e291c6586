import { writeFileSync } from 'node:fs';
import type { ArgumentsOf } from './arguments';
import { compareFile } from './compareFile';
import { worstCode, type Entry } from './entry';
import type { Io } from './io';
import { annotationsOf, junitOf } from './junit';
import { filesAt } from './logFiles';
import { tell, tellSum } from './report';

/** Replays files and folders; the exit code is that of the worst. */
export async function replayFiles({ paths, json, junit }: ArgumentsOf<'replay'>, { say, loadShop }: Io) {
  const shop = await loadShop();
  const entries: Entry[] = [];
  for (const path of paths) {
    const files = filesAt(path);
    if (files.length === 0)
      entries.push({ file: path, result: 'unreadable', reason: 'there is no .json file in this folder' });
    for (const file of files) entries.push(await compareFile(file, shop));
  }
  if (json) say(JSON.stringify(entries, null, 2));
  else {
    for (const entry of entries) say(tell(entry));
    if (entries.length > 1) say(tellSum(entries));
    if (process.env.GITHUB_ACTIONS) annotationsOf(entries).forEach(say);
  }
  if (junit) writeFileSync(junit, junitOf(entries));
  return worstCode(entries.map(({ result }) => result));
}
