import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { jiti } from '../../server/testing/jiti';
import type { ShopFinding } from '../plantedBugs/findShopBugs';
import { shopBugs } from '../plantedBugs/shopBugs';

test('each planted bug is reported at its step, in the way that the table names', () => {
  test.setTimeout(600_000); // The shop is built and played for each bug.
  const { stdout, stderr } = spawnSync(process.execPath, [jiti, 'tests/plantedBugs/findShopBugs.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(stderr).toBe('');
  const [asItIs, ...findings] = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ShopFinding);
  expect(asItIs).toEqual({ reported: null });
  expect(findings).toEqual(
    shopBugs.map(({ name, caughtBy, step }) => ({ name, reported: { caughtBy, step } })),
  );
  expect(shopBugs.length).toBeGreaterThanOrEqual(30);
});
