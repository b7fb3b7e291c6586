import { compare } from './compare';
import { exitCodes, filesAt } from './files';
import { tell, tellSum } from './report';

/** Replays files and folders; the exit code is the highest of all. */
export async function replay({ files: paths, json }, { say, load }) {
  const shop = await load();
  const entries = [];
  for (const path of paths) {
    const files = filesAt(path);
    if (files.length === 0)
      entries.push({ file: path, result: 'unreadable', reason: 'there is no .json file in this folder' });
    for (const file of files) entries.push(await compare(file, shop));
  }
  if (json) say(JSON.stringify(entries, null, 2));
  else {
    for (const entry of entries) say(tell(entry));
    if (entries.length > 1) say(tellSum(entries));
  }
  return Math.max(...entries.map(({ result }) => exitCodes[result]));
}
