import type { Tab } from './driver/browser';
import { choose, order, press, saved, untilShown } from '../drive/shopper';
import { addProduct, cartNames, expect, product, test } from './shop';

const names = (...indices: number[]) => indices.map((index) => product(index).name);

/** Writes texts to the shop's keys and opens the cart with them. */
async function seed(tab: Tab, texts: Partial<Record<'cart' | 'catalogue', string>>) {
  await tab.goto('/');
  await tab.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(`canecamisa:${key}`, text);
  }, Object.entries(texts));
  await tab.goto('/cart');
}

test('a reload keeps the cart in its order, its quantities and the choices', async ({ tab }) => {
  await addProduct(tab, 3);
  await addProduct(tab, 2);
  await choose(tab, new RegExp(product(2).name), '4');
  await press(tab, 'link', 'Canecamisa');
  await press(tab, 'tab', 'Canecas');
  await choose(tab, /Organizar por/, 'Preço: Menor - maior');
  await tab.reload();
  await untilShown(tab, 'combobox', 'Organizar por: Preço: Menor - maior');
  await untilShown(tab, 'link', /^Carrinho, 2 produtos/);
  await press(tab, 'link', /^Carrinho/);
  await expect.poll(() => cartNames(tab)).toEqual(names(3, 2));
  await untilShown(tab, 'combobox', new RegExp(`${product(2).name}.*4`));
});

const nonsense = [
  '',
  '{',
  'null',
  '0',
  '"text"',
  '{}',
  '[null,1,"x",[],{}]',
  '{"category":1}',
  '\u0000',
  '\ud800',
];
test('starts over nonsense under both keys', { tag: '@soak' }, async ({ tab }) => {
  for (const text of nonsense) {
    await seed(tab, { cart: text, catalogue: text });
    await untilShown(tab, 'heading', 'Seu carrinho está vazio');
    await press(tab, 'link', 'Adicionar produtos');
    await untilShown(tab, 'heading', product(0).name);
  }
  await addProduct(tab, 0);
  await expect.poll(() => saved(tab, 'cart')).toMatchObject([{ id: product(0).id, quantity: 1 }]);
});

test(
  'drops bad items of a saved cart and brings quantities into 1 to 5',
  { tag: '@soak' },
  async ({ tab }) => {
    await addProduct(tab, 0);
    await addProduct(tab, 1);
    const [one, two] = (await saved(tab, 'cart')) as object[];
    const bad = [null, 'x', {}, { ...one, name: 5 }, { ...one, price_in_cents: '1' }];
    await seed(tab, { cart: JSON.stringify([...bad, { ...two, quantity: 99 }, ...bad, one]) });
    await expect.poll(() => cartNames(tab)).toEqual(names(1, 0));
    await untilShown(tab, 'combobox', new RegExp(`${product(1).name}.*5`));
  },
);

test('sells when storage is full', { tag: '@soak' }, async ({ tab }) => {
  await tab.goto('/');
  await tab.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await press(tab, 'heading', product(0).name);
  await press(tab, 'button', 'ADICIONAR AO CARRINHO');
  await untilShown(tab, 'link', /^Carrinho, 1 produto/);
  await order(tab);
  await untilShown(tab, 'heading', /^Aguarde/);
});
