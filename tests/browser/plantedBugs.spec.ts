import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { jiti } from '../../tools/jiti';
import { browserBugs } from '../plantedBugs/bugs';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { differencesIn } from './walk';

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

for (const { name, step, log = 'tour', isComparedWithBuild, ...bug } of browserBugs)
  test(`a walk finds that ${name}`, { tag: '@soak' }, async ({ recorded }) => {
    const dist = test.info().outputPath('dist');
    await buildQuickly(dist, [plantBug(bug)]);
    const report = test.info().outputPath('report');
    const against = isComparedWithBuild ? ['--against', `${recorded}/dist`, '--report', report] : [];
    const differences = differencesIn(`${recorded}/${log}.json`, '--dist', dist, ...against);
    expect(differences[0]?.step).toBe(step);
  });

test('a page shows where two builds differ', { tag: '@soak' }, async ({ recorded }) => {
  const there = test.info().outputPath('there');
  const texts = [
    ['src/pages/cart/ui/OrderSummary.tsx', 'Finalizar a compra', 'Finalizar compra'],
    ['src/entities/cart/model/startCartAlerts.ts', 'Produto Removido', 'Produto removido'],
  ].map(([file = '', search = '', replacement = '']) => plantBug({ file, search, replacement }));
  await buildQuickly(there, texts);
  const folder = test.info().outputPath('report');
  const against = ['--against', there, '--report', folder];
  const differences = differencesIn(`${recorded}/tour.json`, '--dist', `${recorded}/dist`, ...against);
  expect(differences[0]).toMatchObject({
    action: 'cart/productAdded',
    facts: [
      { path: 'tab stops' },
      { path: 'page', found: expect.arrayContaining([expect.stringContaining('Finalizar a compra')]) },
      { path: 'pixels that differ', expected: 0 },
    ],
  });
  expect(differences.find(({ action }) => action === 'cart/productRemoved')?.facts).toContainEqual({
    path: 'alerts',
    expected: ['Produto removido com sucesso!'],
    found: ['Produto Removido com sucesso!'],
  });
  const report = readFileSync(`${folder}/tour.html`, 'utf8');
  expect(report).toContain('page: - expected, + found');
  expect(report.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2 * differences.length);
});
