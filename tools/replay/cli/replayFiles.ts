import type { ArgumentsOf } from './arguments';
import { compareFile } from './compareFile';
import { exitCodes, type Entry } from './entry';
import type { Io } from './io';
import { filesAt } from './logFiles';
import { tell, tellSum } from './report';

/** Replays files and folders; the exit code is the highest of all. */
export async function replayFiles({ paths, json }: ArgumentsOf<'replay'>, { say, loadShop }: Io) {
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
  }
  return Math.max(...entries.map(({ result }) => exitCodes[result]));
}
