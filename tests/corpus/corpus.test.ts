import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceOf, firstDifference, readLog } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { coverageOf, type Coverage } from '../../tools/replay/coverageOf';

// Recorded in the real shop by recordCorpus.ts. Record them again when the shop is meant to behave differently; those of
// released versions are never recorded again.
const folder = join(__dirname, '../logs');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

/** By file, what the log lacks on purpose. */
const lacks: Readonly<Record<string, readonly string[]>> = {
  [join('released', 'v1.json')]: ['screens'],
  'joined.json': ['changes', 'screens'], // As of all earlier page loads.
};

async function open(name: string) {
  const log = await readLog(readFileSync(join(folder, name), 'utf8'), 'canecamisa');
  if (typeof log === 'string') throw new Error(`${name} is ${log}`);
  return log;
}

describe('the corpus', () => {
  it('has recorded sessions, and one of each released version of the format', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
    for (const version of [1, 2]) expect(files).toContain(join('released', `v${version}.json`));
  });

  it.each(files)('%s replays the same', async (name) => {
    const log = await open(name);
    expect(log).toMatchObject({ isCutOff: false });
    expect(evidenceOf(log).lacks).toEqual(lacks[name] ?? []);
    expect(log.requests.length).toBeGreaterThan(0);
    expect(firstDifference(log, replayable)).toBeNull();
  });

  it('reaches every action, screen, alert and effect, and has a long session', async () => {
    const logs = await Promise.all(files.map(open));
    const all = Object.entries(coverageOf(logs));
    const missing = all.flatMap(([, names]) => [...names].filter(([, times]) => times === 0));
    expect(missing).toEqual([]);
    expect(Math.max(...logs.map(({ actions }) => actions.length))).toBeGreaterThan(1900);

    // docs/qa.md names one of the logs for each.
    const docs = readFileSync(join(__dirname, '../../docs/qa.md'), 'utf8').replace(/ +/g, ' ');
    const reached = logs.map((log) => coverageOf([log]));
    for (const [kind, names] of all)
      for (const name of names.keys()) {
        const shown = files.filter((_file, at) => reached[at]?.[kind as keyof Coverage].get(name));
        const rows = shown.map(
          (file) => `| ${kind} | ${name} | [${file.slice(0, -5)}](../tests/logs/${file}) |`,
        );
        expect(rows.some((row) => docs.includes(row)) ? '' : `${rows[0]} is not in docs/qa.md`).toBe('');
      }
  });
});
