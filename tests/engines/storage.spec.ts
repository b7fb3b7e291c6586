import { choose, press, untilShown } from '../drive/shopper';
import { addProduct, cartNames, expect, names, product, test } from './shop';

// What corrupt storage does in each engine is a row of `npm run soak`.
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
  await press(tab, 'button', 'Finalizar a compra');
  await untilShown(tab, 'heading', /^Aguarde/);
});
