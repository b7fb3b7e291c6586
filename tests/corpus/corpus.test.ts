import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceOf, firstDifference, readLog } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { steps } from '@/app/qa/steps';
import { loadPages } from '@/app/qa/view';

// Recorded in the real shop by recordCorpus.ts. Record them again when the shop is meant to behave differently; those of
// released versions are never recorded again.
const folder = join(__dirname, '../logs');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

/** By file, what is missing in the log on purpose. */
const missing: Readonly<Record<string, readonly string[]>> = {
  [join('released', 'v1.json')]: ['screens'],
  [join('released', 'v2.json')]: ['screens'],
  'joined.json': ['changes', 'screens'], // As of all earlier page loads.
};

beforeAll(loadPages);

async function open(name: string) {
  const log = await readLog(readFileSync(join(folder, name), 'utf8'), 'canecamisa');
  if (typeof log === 'string') throw new Error(`${name} is ${log}`);
  return log;
}

it('there is a log of each released version of the format', () => {
  for (const version of [1, 2, 3]) expect(files).toContain(join('released', `v${version}.json`));
});

it.each(files)('%s replays the same', async (name) => {
  const log = await open(name);
  expect(log).toMatchObject({ isCutOff: false });
  expect(evidenceOf(log).missing).toEqual(missing[name] ?? []);
  expect(log.requests.length).toBeGreaterThan(0);
  expect(firstDifference(log, replayable)).toBeNull();
});

it('the logs have every action of the shop, and a long session', async () => {
  const logs = await Promise.all(files.map(open));
  const types = new Set(logs.flatMap(({ actions }) => actions.map(({ type }) => type)));
  expect(Object.keys(steps).filter((type) => !types.has(type))).toEqual([]);
  expect(Math.max(...logs.map(({ actions }) => actions.length))).toBeGreaterThan(1900);
});
