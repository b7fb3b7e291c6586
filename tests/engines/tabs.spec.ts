import { addProducts } from '../drive/inPage';
import { choose, order, remove, saved, undo, untilShown } from '../drive/shopper';
import { addProduct, cartNames, expect, product, test } from './shop';

const names = (...indices: number[]) => indices.map((index) => product(index).name);

test('two tabs see what the other one adds, changes, removes, restores and buys', async ({
  tab,
  openTab,
}) => {
  const other = await openTab();
  await other.goto('/cart');
  await untilShown(other, 'heading', 'Seu carrinho está vazio');
  await addProduct(tab, 0);
  await addProduct(tab, 1);
  await expect.poll(() => cartNames(other)).toEqual(names(0, 1));
  await choose(other, new RegExp(product(0).name), '4');
  await untilShown(tab, 'combobox', new RegExp(`${product(0).name}.*4`));

  await remove(other, product(0).name);
  await expect.poll(() => cartNames(tab)).toEqual(names(1));
  expect(await tab.all('button', /^Desfazer/)).toEqual([]);
  await undo(other);
  await expect.poll(() => cartNames(tab)).toEqual(names(0, 1));

  await order(tab);
  await untilShown(tab, 'heading', /^Aguarde/);
  await untilShown(other, 'heading', 'Seu carrinho está vazio');
  await expect.poll(() => saved(other, 'cart')).toEqual([]);
});

test('nothing is lost when three tabs add at the same time', { tag: '@soak' }, async ({ tab, openTab }) => {
  const tabs = [tab, await openTab(), await openTab()];
  for (const each of tabs) {
    await each.goto('/cart');
    await untilShown(each, 'heading', 'Seu carrinho está vazio');
  }
  const ids = Array.from({ length: 24 }, (_, index) => product(index).id);
  await Promise.all(
    tabs.map((each, index) => each.evaluate(addProducts, ids.slice(index * 8, index * 8 + 8))),
  );
  for (const each of tabs) await untilShown(each, 'link', 'Carrinho, 24 produtos');
  const kept = (await saved(tab, 'cart')) as { id: string }[];
  expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});
