import { builtInRows } from '@/entities/product/model/builtInProducts';
import { openBrowser } from '../engines/driver/openBrowser';
import { orders } from '../soak/browser/orders';
import { crashedTabs } from '../soak/chromium/crashedTabs';
import { frozenTabs } from '../soak/chromium/frozenTabs';
import { expect, test as base } from './shop';

// A few tries of rows of `npm run soak`.

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

test(
  'a tab that was frozen shows what another one added, with and without a channel',
  { tag: '@soak' },
  async ({ served }) => {
    expect(await frozenTabs(served, 2)).toMatchObject({ tried: 20, lost: 0 });
  },
);

test(
  'another tab has the product that a tab added before it crashed',
  { tag: '@soak' },
  async ({ served }) => {
    expect(await crashedTabs(served, 1)).toMatchObject({ tried: 1, lost: 0 });
  },
);

test(
  'products added during an order are ordered, or in the cart of both tabs',
  { tag: '@soak' },
  async ({ served }) => {
    const browser = await openBrowser('chromium');
    expect(await orders({ ...served, browser }, 1)).toMatchObject({ tried: 25, lost: 0 });
    await browser.close();
  },
);
