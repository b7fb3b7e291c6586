import { productRow } from '@/entities/product/index.fixtures';
import { addProducts, sharedCart } from '../drive/inPage';
import { inTabs } from '../drive/tabs';
import { cartLink, expect, test } from './shop';

/** All adds of a test. */
const ADDS = process.env.SOAK ? 1000 : 40;

const products = Array.from({ length: ADDS }, (_, index) =>
  productRow({ id: `p${index}`, name: `Caneca ${index}` }),
);

// Playwright would read a bare list as a fixture with its options.
test.use({ answer: [products, { scope: 'test' }] });
test.setTimeout(600_000);

const withoutChannel = () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');

for (const [count, isRefused] of [
  [2, false],
  [2, true],
  [3, false],
  [3, true],
  [4, false],
  [4, true],
] as const)
  test(
    `${count} tabs that add at the same time lose nothing and agree on the order${isRefused ? ', without a channel' : ''}`,
    {
      tag: count === 3 && !isRefused ? '@push' : '@soak',
    },
    async ({ context }) => {
      if (isRefused) await context.addInitScript(withoutChannel);
      await inTabs(
        () => context.newPage(),
        count,
        '/cart',
        async (tabs) => {
          const share = (at: number) =>
            products.filter((_, index) => index % count === at).map(({ id }) => id);
          await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
          for (const tab of tabs)
            await expect(cartLink(tab)).toHaveAccessibleName(`Carrinho, ${ADDS} produtos`);
          const carts = await Promise.all(tabs.map((tab) => tab.evaluate(sharedCart)));
          const [first] = carts;
          expect(first?.shown.toSorted()).toEqual(products.map(({ name }) => name).toSorted());
          for (const cart of carts) expect(cart).toEqual({ shown: first?.shown, saved: first?.shown });
        },
      );
    },
  );
