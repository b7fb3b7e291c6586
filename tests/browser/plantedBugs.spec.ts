import { spawnSync } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { jiti } from '../../server/testing/jiti';
import { browserBugs } from '../plantedBugs/bugs';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { replay } from './replay';

const played = { 'in the panel': [], 'by hand': ['--by-hand'] };

/** The log of the corpus' tour, recorded in a quick build without a bug. */
const test = base.extend<object, { log: string }>({
  log: [
    // Playwright reads the fixtures that one needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex, project }) => {
      const folder = `${project.outputDir}/recorded-${workerIndex}`;
      await buildQuickly(`${folder}/dist`, []);
      const { stderr } = spawnSync(
        process.execPath,
        [jiti, 'tests/corpus/recordCorpus.ts', 'tour', '--into', folder],
        { env: { ...process.env, DIST: `${folder}/dist` }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      await use(`${folder}/tour.json`);
    },
    { scope: 'worker' },
  ],
});

/** The steps at which a build differs from a log. */
function differentSteps(dist: string, log: string, way: keyof typeof played) {
  const { said } = replay('--browser', ...played[way], log, '--dist', dist, '--json');
  const [{ chromium }] = JSON.parse(said) as [{ chromium: { differences: { step: string }[] } }];
  return chromium.differences.map(({ step }) => step);
}

for (const { name, played, step, ...bug } of browserBugs)
  test(`a replay ${played} finds that ${name}`, { tag: '@soak' }, async ({ log }) => {
    const dist = test.info().outputPath('dist');
    await buildQuickly(dist, [plantBug(bug)]);
    expect(differentSteps(dist, log, played)[0]).toBe(step);
  });

test('a replay finds nothing in a build without a bug', { tag: '@soak' }, async ({ log }) => {
  const dist = test.info().outputPath('dist');
  await buildQuickly(dist, []);
  expect(differentSteps(dist, log, 'in the panel')).toEqual([]);
  expect(differentSteps(dist, log, 'by hand')).toEqual([]);
});
