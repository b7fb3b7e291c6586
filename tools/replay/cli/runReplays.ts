/**
 * For the tests of `npm run replay`: runs it for every line of stdin, the JSON of `{ args, bug }`, where `bug` is what
 * `plantBug` takes, and answers with a line of `{ code, said, complained }`. One process is quicker than many.
 */
import { createInterface } from 'node:readline';
import { loadShop } from './loadShop';
import { main } from './cli';
import { plantBug } from '../plantedBugs/plantBug';

const loaded = new Map();

/** The same shop again for the same bug. */
function load(bug, entry) {
  const key = JSON.stringify([bug, entry]);
  if (!loaded.has(key)) loaded.set(key, loadShop(bug ? [plantBug(bug)] : [], entry));
  return loaded.get(key);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { args, bug } = JSON.parse(line);
  let [said, complained] = ['', ''];
  const code = await main(args, {
    say: (text) => (said += `${text}\n`),
    complain: (text) => (complained += `${text}\n`),
    load: (entry) => load(bug, entry),
  });
  console.log(JSON.stringify({ code, said, complained }));
}
