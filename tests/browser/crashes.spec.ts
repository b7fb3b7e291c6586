import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { jiti } from '../../server/testing/jiti';
import { crashes } from '../plantedBugs/crashes';
import type { Survival } from '../plantedBugs/findCrashes';

/** The step at which a replay of the report shows the error, by what the shopper did. */
const steps = {
  sorts: 'catalogue/sortChosen (Organizou por Mais vendidos)',
  opens: 'navigation/locationChanged (Abriu ',
  adds: 'cart/productAdded (Adicionou ',
  removes: 'cart/productRemoved (Removeu Caneca 2)',
  orders: 'cart/orderPlaced (Finalizou a compra)',
};

test('each planted crash is survived, and replayed from its report', () => {
  test.setTimeout(600_000); // The shop is built and walked through for each.
  const { stdout, stderr } = spawnSync(process.execPath, [jiti, 'tests/plantedBugs/findCrashes.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(stderr).toBe('');
  const survivals = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Survival);
  expect(survivals.map(({ name }) => name)).toEqual(crashes.map(({ name }) => name));
  expect(crashes.length).toBeGreaterThanOrEqual(10);

  for (const [index, { name, at, isAfterOrder, isEverywhere }] of crashes.entries()) {
    const survival = survivals[index];
    if (!survival) throw new Error(`${name} was not tried.`);
    expect(survival.trouble, name).toBeUndefined();
    if (isAfterOrder) expect(survival.cart, name).toEqual([]);
    else expect(survival.cart, name).toContain('p1');
    expect(survival.cartAfter, name).toEqual(survival.cart);
    expect(survival.documents, name).toBeLessThanOrEqual(1);
    expect(survival.back, name).toMatch(isEverywhere ? /^Unexpected/ : /^Camisetas e canecas/);
    const [version, address, time, message] = survival.report;
    expect(version, name).toMatch(/^canecamisa-log \d+\.\d+\.\d+ \(\w+\)$/);
    expect(address, name).toMatch(/^http:\/\/localhost:\d+\//);
    expect(new Date(time ?? '').toISOString(), name).toBe(time);
    expect(message, name).toBe('planted');
    expect(survival.replayed.code, name).toBe(1);
    expect(survival.replayed.told, name).toContain(steps[at]);
    expect(survival.replayed.told, name).toContain('"Error: planted"');
  }
});
