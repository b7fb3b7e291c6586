import { productRow } from '@/entities/product/index.fixtures';
import { addProducts } from '../drive/inPage';
import { inTabs, lostOf } from '../drive/tabs';
import { expect, test } from './shop';

// What tabs share is tested by tests/app/tabWalks.test.ts and, in three engines, by tests/engines/tabs.spec.ts.

const withoutChannel = () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const ADDS = process.env.SOAK ? 400 : 40;
const products = Array.from({ length: ADDS }, (_, index) =>
  productRow({ id: `p${index}`, name: `Caneca ${index}` }),
);

test.describe('tabs that add at the same time', () => {
  // Playwright would read a bare list as a fixture with its options.
  test.use({ answer: [products, { scope: 'test' }] });

  for (const [count, isRefused] of [
    [2, true],
    [3, false],
    [4, true],
  ] as const)
    test(
      `lose nothing and agree on the order: ${count}${isRefused ? ', without a channel' : ''}`,
      { tag: count === 3 ? '@push' : '@soak' },
      async ({ context }) => {
        if (isRefused) await context.addInitScript(withoutChannel);
        const openTab = () => context.newPage();
        await inTabs(openTab, count, '/cart', async (tabs) => {
          const share = (at: number) =>
            products.filter((_, index) => index % count === at).map(({ id }) => id);
          await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
          expect(await lostOf(ADDS, tabs)).toBe(0);
        });
      },
    );
});
