import { builtInRows } from '@/entities/product/model/builtInProducts';
import { orders } from '../soak/browser/orders';
import { crashedTabs } from '../soak/chromium/crashedTabs';
import { frozenTabs } from '../soak/chromium/frozenTabs';
import { openBrowser } from '../engines/driver/openBrowser';
import { expect, test as base } from './shop';

// What befalls a tab while another one is open: a few tries of each of these rows of `npm run soak`.

interface Fixtures {
  /** The served shop. */
  served: { port: number; ids: string[]; where: string };
}

const test = base.extend<Fixtures>({
  served: async ({ baseURL }, use) =>
    use({
      port: Number(new URL(baseURL ?? '').port),
      ids: builtInRows.map(({ id }) => id),
      where: 'Chromium',
    }),
});

test('a thawed tab shows what was added while it was frozen, with and without a channel', async ({
  served,
}) => {
  expect(await frozenTabs(served, 2)).toMatchObject({ tried: 20, lost: 0 });
});

test('what a tab added when it crashed is in another one', async ({ served }) => {
  expect(await crashedTabs(served, 2)).toMatchObject({ tried: 2, lost: 0 });
});

test('what is added while another tab orders is ordered, or in the cart of both', async ({ served }) => {
  const browser = await openBrowser('chromium');
  expect(await orders({ ...served, browser }, 1)).toMatchObject({ tried: 25, lost: 0 });
  await browser.close();
});
