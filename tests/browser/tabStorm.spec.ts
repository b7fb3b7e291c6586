import type { Page } from '@playwright/test';
import { productRow } from '@/entities/product/index.fixtures';
import { addProducts } from '../soak/addProducts';
import { sharedCart } from '../soak/sharedCart';
import { cartLink, expect, test } from './shop';

/** Adds in all; `SOAK=1` for 1,000 of them. */
const ADDS = process.env.SOAK ? 1000 : 60;

const products = Array.from({ length: ADDS }, (_, index) =>
  productRow({ id: `p${index}`, name: `Caneca ${index}` }),
);

// Playwright would read a bare list as a fixture with its options.
test.use({ answer: [products, { scope: 'test' }] });
test.setTimeout(600_000);

const withoutChannel = () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');

/** Each tab adds its share at the same time; in the end every tab shows the same. */
async function storm(tabs: readonly Page[]) {
  await Promise.all(tabs.map((tab) => tab.goto('/cart')));
  const share = (at: number) => products.filter((_, index) => index % tabs.length === at).map(({ id }) => id);
  await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
  for (const tab of tabs) await expect(cartLink(tab)).toHaveAccessibleName(`Carrinho, ${ADDS} produtos`);
  const carts = await Promise.all(tabs.map((tab) => tab.evaluate(sharedCart)));
  const [first] = carts;
  expect(first?.shown.toSorted()).toEqual(products.map(({ name }) => name).toSorted());
  for (const cart of carts) expect(cart).toEqual({ shown: first?.shown, saved: first?.shown });
}

for (const count of [2, 3, 4])
  for (const isRefused of [false, true])
    test(`${count} tabs that add at once lose nothing and agree on the order${isRefused ? ', without a channel' : ''}`, async ({
      page,
      context,
    }) => {
      if (isRefused) await context.addInitScript(withoutChannel);
      const tabs = [page];
      while (tabs.length < count) tabs.push(await context.newPage());
      await storm(tabs);
    });
