import { addProducts, isCopied } from '../testing/engines/pageFunctions';
import { choose, order, remove, saved, undo, untilShown } from '../testing/browser/shopper';
import type { Tab } from '../testing/engines/openBrowser';
import { addProduct, cartNames, expect, names, product, test } from '../testing/engines/engineShop';

// On a push, the test of the page cache has two tabs, too.
const TWO = 'each of two tabs shows what the other one adds, changes, removes, restores and buys';
test(TWO, { tag: '@soak' }, async ({ tab, openTab }) => {
  const secondTab = await openTab();
  await secondTab.goto('/cart');
  await untilShown(secondTab, 'heading', 'Seu carrinho está vazio');
  await addProduct(tab, 0);
  await addProduct(tab, 1);
  await expect.poll(() => cartNames(secondTab)).toEqual(names(0, 1));
  await choose(secondTab, new RegExp(product(0).name), '4');
  await untilShown(tab, 'combobox', new RegExp(`${product(0).name}.*4`));

  await remove(secondTab, product(0).name);
  await expect.poll(() => cartNames(tab)).toEqual(names(1));
  expect(await tab.getByRole('button', { name: /^Desfazer/ }).count()).toBe(0);
  await undo(secondTab);
  await expect.poll(() => cartNames(tab)).toEqual(names(0, 1));

  await order(tab);
  await untilShown(tab, 'heading', /^Aguarde/);
  await untilShown(secondTab, 'heading', 'Seu carrinho está vazio');
  await expect.poll(() => saved(secondTab, 'cart')).toEqual([]);
});

/**
 * Goes to another site, and back to the page as it was left. Before, the second copy of the cart is written: a
 * page that is writing into IndexedDB as it is left does not come into the page cache of Chromium and Firefox.
 */
async function whileAway(tab: Tab, work: () => Promise<unknown>) {
  await expect.poll(() => tab.evaluate(isCopied)).toBe(true);
  const hostname = () => tab.evaluate(() => location.hostname).catch(() => 'on the way');
  const here = await hostname();
  await tab.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true });
    setTimeout(() => location.assign(`http://127.0.0.1:${location.port}/feed.xml`));
  });
  await expect.poll(hostname).toBe('127.0.0.1');
  await work();
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(hostname).toBe(here);
  expect(await tab.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

test.describe('a page in the page cache', () => {
  test('a page in the page cache shows what another tab removed, changed and added, and the other tab gets its changes', async ({
    tab,
    openTab,
  }) => {
    await tab.goto('/cart');
    await tab.evaluate(
      addProducts,
      [0, 1, 4].map((index) => product(index).id),
    );
    await remove(tab, product(4).name);
    const secondTab = await openTab();
    await whileAway(tab, async () => {
      await addProduct(secondTab, 2);
      await remove(secondTab, product(0).name);
      await choose(secondTab, new RegExp(product(1).name), '4');
      await expect.poll(async () => JSON.stringify(await saved(secondTab, 'cart'))).toContain('"quantity":4');
    });
    await expect.poll(() => cartNames(tab)).toEqual(names(1, 2));
    await untilShown(tab, 'combobox', new RegExp(`${product(1).name}.*4`));
    await addProduct(secondTab, 3);
    await expect.poll(() => cartNames(tab)).toEqual(names(1, 2, 3));
    // In Firefox, Playwright's press would wait for the load of the page, which is not loaded again.
    await tab
      .getByRole('button', { name: `Remover ${product(2).name}`, exact: true })
      .evaluateAll(([button]) => (button as HTMLElement).click());
    await expect.poll(() => cartNames(secondTab)).toEqual(names(1, 3));
  });

  const AWAY =
    'a page in the page cache keeps what a closed tab added again, and does not bring back what was bought';
  test(AWAY, { tag: '@soak' }, async ({ tab, openTab }) => {
    await addProduct(tab, 0);
    await remove(tab, product(0).name);
    await whileAway(tab, async () => {
      const secondTab = await openTab();
      await addProduct(secondTab, 0);
      await secondTab.close();
    });
    await expect.poll(() => cartNames(tab)).toEqual(names(0));

    await addProduct(tab, 1);
    await whileAway(tab, async () => {
      const secondTab = await openTab();
      await addProduct(secondTab, 2);
      await order(secondTab);
      await untilShown(secondTab, 'heading', /^Aguarde/);
      await secondTab.close();
    });
    await untilShown(tab, 'heading', 'Seu carrinho está vazio');
    expect(await saved(tab, 'cart')).toEqual([]);
  });
});
