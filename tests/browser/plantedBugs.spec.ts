import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { jiti } from '../../server/testing/jiti';
import { browserBugs } from '../plantedBugs/bugs';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { walk } from './walk';

/** The folder of a quick build without a bug, and of the logs that were recorded in it. */
const test = base.extend<object, { recorded: string }>({
  recorded: [
    // Playwright reads the fixtures that one needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex, project }) => {
      const folder = `${project.outputDir}/recorded-${workerIndex}`;
      await buildQuickly(`${folder}/dist`, []);
      const names = ['tour', 'searches', 'restored', 'pictures', 'unknown-route'];
      const { stderr } = spawnSync(
        process.execPath,
        [jiti, 'tests/corpus/recordCorpus.ts', ...names, '--into', folder],
        { env: { ...process.env, DIST: `${folder}/dist` }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      await use(folder);
    },
    { scope: 'worker' },
  ],
});

test.afterEach(() => void delete process.env.SHOP_SETTINGS);

for (const { name, step, log = 'tour', settings, isComparedWithBuild, ...bug } of browserBugs)
  test(`a walk finds that ${name}`, { tag: '@soak' }, async ({ recorded }) => {
    const dist = test.info().outputPath('dist');
    if (settings) {
      const file = (process.env.SHOP_SETTINGS = test.info().outputPath('shop.json'));
      const shop = JSON.parse(readFileSync('shop.json', 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...shop, ...settings }));
    }
    await buildQuickly(dist, [plantBug(bug)]);
    const report = test.info().outputPath('report');
    const against = isComparedWithBuild ? ['--against', `${recorded}/dist`, '--report', report] : [];
    const { differences } = walk(`${recorded}/${log}.json`, '--dist', dist, ...against, '--json');
    expect(differences[0]?.step).toBe(step);
  });

test('a walk finds nothing in a build without a bug', { tag: '@soak' }, async ({ recorded }) => {
  const dist = test.info().outputPath('dist');
  await buildQuickly(dist, []);
  const report = test.info().outputPath('report');
  const logs = ['searches', 'restored'].map((name) => `${recorded}/${name}.json`);
  const { differences } = walk(
    ...logs,
    '--dist',
    dist,
    '--against',
    `${recorded}/dist`,
    '--report',
    report,
    '--json',
  );
  expect(differences).toEqual([]);
});
