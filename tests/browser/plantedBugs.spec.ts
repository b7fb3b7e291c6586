import { expect, test } from '@playwright/test';
import { browserBugs } from '../plantedBugs/bugs';
import { buildQuickly } from '../plantedBugs/buildQuickly';
import { plantBug } from '../plantedBugs/plantBug';
import { replay } from './replay';

const played = { 'in the panel': [], 'by hand': ['--by-hand'] };

/** The steps at which a build differs from the recorded log. */
function differentSteps(dist: string, way: keyof typeof played) {
  const { said } = replay('--browser', ...played[way], 'tests/logs/tour.json', '--dist', dist, '--json');
  const [{ chromium }] = JSON.parse(said) as [{ chromium: { differences: { step: string }[] } }];
  return chromium.differences.map(({ step }) => step);
}

for (const [index, { name, played, step, ...bug }] of browserBugs.entries())
  test(`a replay ${played} finds that ${name}`, { tag: index % 3 === 0 ? '@push' : '@soak' }, async () => {
    const dist = test.info().outputPath('dist');
    await buildQuickly(dist, [plantBug(bug)]);
    expect(differentSteps(dist, played)[0]).toBe(step);
  });

test('a replay finds nothing in a build without a bug', { tag: '@soak' }, async () => {
  const dist = test.info().outputPath('dist');
  await buildQuickly(dist, []);
  expect(differentSteps(dist, 'in the panel')).toEqual([]);
  expect(differentSteps(dist, 'by hand')).toEqual([]);
});
