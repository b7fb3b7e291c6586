import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { jiti } from '../../tools/jiti';
import { browserBugs, type BrowserBug } from '../plantedBugs/bugs';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { replay } from './replay';

const options = {
  'in the panel': [],
  'by hand': ['--by-hand'],
  hastily: ['--by-hand', '--hasty'],
};

/** The folder of a quick build without a bug, and of the logs that were recorded in it. */
const test = base.extend<object, { recorded: string }>({
  recorded: [
    // Playwright reads the fixtures that one needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex, project }) => {
      const folder = `${project.outputDir}/recorded-${workerIndex}`;
      await buildQuickly(`${folder}/dist`, []);
      const { stderr } = spawnSync(
        process.execPath,
        [
          jiti,
          'tests/corpus/recordCorpus.ts',
          'tour',
          'searches',
          'restored',
          'pictures',
          'unknown-route',
          '--into',
          folder,
        ],
        { env: { ...process.env, DIST: `${folder}/dist` }, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      await use(folder);
    },
    { scope: 'worker' },
  ],
});

/** The steps at which a build differs from a log. */
function differentSteps(dist: string, recorded: string, { log, played }: Pick<BrowserBug, 'log' | 'played'>) {
  const against = ['--against', `${recorded}/dist`];
  const way = played === 'against' ? against : options[played];
  const { said } = replay('--browser', ...way, `${recorded}/${log ?? 'tour'}.json`, '--dist', dist, '--json');
  const [{ chromium }] = JSON.parse(said) as [{ chromium: { differences: { step: string }[] } }];
  return chromium.differences.map(({ step }) => step);
}

test.afterEach(() => void delete process.env.SHOP_SETTINGS);

for (const { name, step, settings, ...bug } of browserBugs)
  test(`a replay ${bug.played} finds that ${name}`, { tag: '@soak' }, async ({ recorded }) => {
    const dist = test.info().outputPath('dist');
    if (settings) {
      const file = (process.env.SHOP_SETTINGS = test.info().outputPath('shop.json'));
      const shop = JSON.parse(readFileSync('shop.json', 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...shop, ...settings }));
    }
    await buildQuickly(dist, [plantBug(bug)]);
    expect(differentSteps(dist, recorded, bug)[0]).toBe(step);
  });

test('a replay finds nothing in a build without a bug', { tag: '@soak' }, async ({ recorded }) => {
  test.slow();
  const dist = test.info().outputPath('dist');
  await buildQuickly(dist, []);
  for (const log of ['searches', 'restored'] as const)
    for (const played of ['in the panel', 'by hand', 'hastily', 'against'] as const)
      if (log === 'restored' || played !== 'against')
        expect(differentSteps(dist, recorded, { log, played })).toEqual([]);
});
