import { addProducts } from '../drive/inPage';
import { choose, order, remove, saved, untilShown } from '../drive/shopper';
import { keptTexts } from '../drive/keptTexts';
import type { Tab } from './driver/browser';
import { addProduct, cartNames, expect, product, test } from './shop';

const ids = (...indices: number[]) => indices.map((index) => product(index).id);
const names = (...indices: number[]) => indices.map((index) => product(index).name);

/**
 * Goes to another site, and back to the page as it was left. Before, the recording is kept to its last event: a page that
 * is writing into IndexedDB as it is left does not come into the page cache of Chromium and Firefox.
 */
async function whileAway(tab: Tab, lastEvent: string, work: () => Promise<unknown>) {
  await expect.poll(async () => (await keptTexts(tab)).join()).toContain(lastEvent);
  const host = () => tab.evaluate(() => location.hostname).catch(() => 'on the way');
  const here = await host();
  await tab.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true });
    setTimeout(() => location.assign(`http://127.0.0.1:${location.port}/feed.xml`));
  });
  await expect.poll(host).toBe('127.0.0.1');
  await work();
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(host).toBe(here);
  expect(await tab.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

const BOUGHT = 'what another tab buys while a page is in the page cache does not come back';
test(BOUGHT, { tag: '@soak' }, async ({ tab, openTab }) => {
  await addProduct(tab, 0);
  const other = await openTab();
  await whileAway(tab, 'cart/productAdded', async () => {
    await addProduct(other, 1);
    await order(other);
    await untilShown(other, 'heading', /^Aguarde/);
    await other.close();
  });
  await untilShown(tab, 'heading', 'Seu carrinho está vazio');
  expect(await saved(tab, 'cart')).toEqual([]);
});

test('a page that is back from the page cache shows what another tab removed, changed and added, and is heard by it', async ({
  tab,
  openTab,
}) => {
  await tab.goto('/cart');
  await tab.evaluate(addProducts, ids(0, 1, 4));
  await remove(tab, product(4).name);
  const other = await openTab();
  await whileAway(tab, 'cart/productRemoved', async () => {
    await addProduct(other, 2);
    await remove(other, product(0).name);
    await choose(other, new RegExp(product(1).name), '4');
    await expect.poll(async () => JSON.stringify(await saved(other, 'cart'))).toContain('"quantity":4');
  });
  await expect.poll(() => cartNames(tab)).toEqual(names(1, 2));
  await untilShown(tab, 'combobox', new RegExp(`${product(1).name}.*4`));
  await addProduct(other, 3);
  await expect.poll(() => cartNames(tab)).toEqual(names(1, 2, 3));
  await remove(tab, product(2).name);
  await expect.poll(() => cartNames(other)).toEqual(names(1, 3));
});

test(
  'what another tab adds again, and then closes, is not removed by the page that removed it',
  { tag: '@soak' },
  async ({ tab, openTab }) => {
    await addProduct(tab, 0);
    await remove(tab, product(0).name);
    await whileAway(tab, 'cart/productRemoved', async () => {
      const other = await openTab();
      await addProduct(other, 0);
      await other.close();
    });
    await expect.poll(() => cartNames(tab)).toEqual(names(0));
  },
);
