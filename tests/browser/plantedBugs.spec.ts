import { createServer } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { createHandler } from '../../server/serve.mjs';
import { portOf } from '../../server/portOf';
import { record } from '../corpus/record';
import { sessions } from '../corpus/sessions';
import { browserBugs } from '../plantedBugs/bugs';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { replay } from './replay';

const played = { 'in the panel': [], 'by hand': ['--by-hand'] };

/** The log of the corpus' tour, recorded in a quick build without a bug. */
const test = base.extend<object, { log: string }>({
  log: [
    async ({ browser }, use, { workerIndex, project }) => {
      const folder = `${project.outputDir}/recorded-${workerIndex}`;
      await buildQuickly(`${folder}/dist`, []);
      const server = createServer(await createHandler(`${folder}/dist`)).listen(0);
      const tour = sessions.find(({ name }) => name === 'tour');
      if (!tour) throw new Error('There is no session called tour.');
      await record(browser, `http://localhost:${portOf(server)}`, tour, `${folder}/tour.json`);
      server.close();
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

for (const [index, { name, played, step, ...bug }] of browserBugs.entries())
  test(
    `a replay ${played} finds that ${name}`,
    { tag: index % 4 === 0 ? '@push' : '@soak' },
    async ({ log }) => {
      const dist = test.info().outputPath('dist');
      await buildQuickly(dist, [plantBug(bug)]);
      expect(differentSteps(dist, log, played)[0]).toBe(step);
    },
  );

test('a replay finds nothing in a build without a bug', { tag: '@soak' }, async ({ log }) => {
  const dist = test.info().outputPath('dist');
  await buildQuickly(dist, []);
  expect(differentSteps(dist, log, 'in the panel')).toEqual([]);
  expect(differentSteps(dist, log, 'by hand')).toEqual([]);
});
