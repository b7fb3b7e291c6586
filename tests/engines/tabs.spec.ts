import { addProducts } from '../soak/addProducts';
import { addProduct, cartNames, choose, expect, product, saved, test, untilShown } from './shop';

const names = (...indices: number[]) => indices.map((index) => product(index).name);

test('two tabs see what the other adds, changes, removes, puts back and buys', async ({ tab, openTab }) => {
  const other = await openTab();
  await other.goto('/cart');
  await untilShown(other, 'heading', 'Seu carrinho está vazio');
  await addProduct(tab, 0);
  await addProduct(tab, 1);
  await expect.poll(() => cartNames(other)).toEqual(names(0, 1));
  await choose(other, new RegExp(product(0).name), '4');
  await untilShown(tab, 'combobox', new RegExp(`${product(0).name}.*4`));

  await other.press('button', `Remover ${product(0).name}`);
  await expect.poll(() => cartNames(tab)).toEqual(names(1));
  expect(await tab.all('button', /^Desfazer/)).toEqual([]);
  await other.press('button', /^Desfazer/);
  await expect.poll(() => cartNames(tab)).toEqual(names(0, 1));

  await tab.press('button', 'Finalizar a compra');
  await untilShown(tab, 'heading', /^Aguarde/);
  await untilShown(other, 'heading', 'Seu carrinho está vazio');
  await expect.poll(() => saved(other, 'cart')).toEqual([]);
});

test('nothing is lost when three tabs change their carts in the same moment, many times', async ({
  tab,
  openTab,
}) => {
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
