/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, evidenceOf, firstDifference, readLog, replayable } from '@/app/qa/headless';

// Recorded in the real shop by recordCorpus.ts. Where the shop is meant to behave otherwise, they are recorded again;
// those of released versions are not.
const folder = join(__dirname, '../../../e2e/logs');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

async function open(name: string) {
  const log = await readLog(readFileSync(join(folder, name), 'utf8'));
  if (typeof log === 'string') throw new Error(`${name} is ${log}`);
  return log;
}

describe('the corpus', () => {
  it('has recorded sessions, and one of each released version of the format', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
    for (const version of [1, 2]) expect(files).toContain(join('released', `v${version}.json`));
  });

  it.each(files)('%s goes as it went', async (name) => {
    const log = await open(name);
    expect(log).toMatchObject({ isCutOff: false });
    expect(evidenceOf(log).lacks).toEqual(name === join('released', 'v1.json') ? ['screens'] : []);
    expect(log.asked.length).toBeGreaterThan(0);
    expect(firstDifference(log, replayable)).toBeNull();
  });

  it('reaches every action, screen, alert and effect, and has a long session', async () => {
    const logs = await Promise.all(files.map(open));
    const missing = Object.values(coverageOf(logs)).flatMap((names) =>
      [...names].flatMap(([name, times]) => (times === 0 ? [name] : [])),
    );
    // A request is abandoned only by a page that is left, whose recording has ended.
    expect(missing).toEqual(['product/executeQuery/rejected']);
    expect(Math.max(...logs.map(({ actions }) => actions.length))).toBeGreaterThan(1900);
  });
});
