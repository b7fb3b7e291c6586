import { builtInRows } from '../../../src/entities/product/model/builtInProducts';
import { addresses } from '../../../src/shared/addresses/addresses.mjs';
import { productAddress } from '../../../src/shared/addresses/product';
import { fill, hold, type Sessions } from '../sessionTools';

/** Sessions of a shopper who fills a cart and orders. */
export const buying: Sessions = {
  // The first log that a newcomer sees (docs/qa.md): a whole purchase of the sample products in 30 steps.
  async tour(shopper, { mark }) {
    await shopper.open(addresses.catalogue);
    await shopper.chooseTab('Camisetas');
    await shopper.sortBy('Preço: Menor - maior');
    await shopper.goToPage('Próxima página');
    await shopper.search('sabia');
    await shopper.openCard(0);
    await shopper.add();
    await mark('A primeira caneca está no carrinho');
    await shopper.setQuantity(0, 2);
    await shopper.goHome();
    await shopper.chooseTab('Canecas');
    await shopper.goToPage('Próxima página');
    await shopper.chooseTab('Camisetas');
    await shopper.sortBy('Mais vendidos');
    await shopper.openCard(1);
    await shopper.add();
    await shopper.goBack();
    await shopper.add(); // Already added: an alert.
    await shopper.remove(0);
    await shopper.undo();
    await shopper.setQuantity(1, 2);
    await mark('Duas canecas e duas camisetas');
    await shopper.order();
    await shopper.waitForTitle(/^Aguarde/);
    await shopper.waitForOrder();
  },
  async cart(shopper) {
    await fill(shopper, 3);
    await shopper.setQuantity(0, 4);
    await shopper.setQuantity(1, 2);
    await shopper.toggleQuantity(1);
    await shopper.toggleQuantity(0); // The open menu is below it, and covers the third.
    await shopper.toggleQuantity(0);
    await shopper.toggleQuantity(2);
    await shopper.goBack(); // The open menu closes.
    await shopper.openCart();
    await shopper.remove(1);
    await shopper.remove(1);
    await shopper.remove(0);
    await shopper.waitForTitle(/vazio/);
    await shopper.click(shopper.page.getByRole('link', { name: 'Adicionar produtos' }));
    await shopper.waitForCards();
  },
  async 'keyboard-cart'(shopper) {
    await fill(shopper, 3);
    await shopper.page
      .getByRole('combobox', { name: /^Quantidade/ })
      .first()
      .press('Enter');
    await shopper.pressKeys('ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'Escape');
    await shopper.look();
    await shopper
      .button(/^Remover/)
      .nth(1)
      .press('Enter');
    await shopper.pressKeys('Enter'); // On 'Desfazer'.
    await shopper.look();
    await shopper.button('Finalizar a compra').press('Enter');
    await shopper.waitForOrder();
  },
  async 'phone-cart'(shopper) {
    await fill(shopper, 7);
    await shopper.setQuantity(6, 2);
    await shopper.remove(3);
    await shopper.toggleQuantity(0);
    await shopper.toggleQuantity(0);
    await shopper.order();
    await shopper.waitForOrder();
  },
  // The second press falls on 'Finalizar a compra' and does nothing.
  async 'double-tap'(shopper) {
    const { mouse } = shopper.page;
    const add = shopper.button('ADICIONAR AO CARRINHO').first();
    await fill(shopper, 3);
    await shopper.goHome();
    await shopper.openCard(3);
    await add.hover();
    // Sent at once, so that the second one is too soon on a busy machine, too.
    await Promise.all([mouse.down(), mouse.up(), mouse.down(), mouse.up()]);
    await shopper.waitForTitle('SEU CARRINHO');
    await shopper.look();
    await shopper.remove(0);
  },
  // The shopper presses before the scripts run, and has a saved cart.
  async 'early-press'(shopper) {
    const { page } = shopper;
    const add = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).first();
    await fill(shopper, 1);
    const release = await hold(page, '**/*.js');
    await page.goto(productAddress(builtInRows.at(-1)?.id ?? ''), { waitUntil: 'commit' });
    await add.click();
    release();
    await shopper.waitForTitle('SEU CARRINHO');
  },
  // A second offer begins before the first one ends, and is taken after that.
  async 'second-removal'(shopper) {
    const { page } = shopper;
    await page.clock.install();
    await fill(shopper, 3);
    await shopper.remove(0);
    await page.clock.fastForward(8_000);
    await shopper.remove(0);
    await page.clock.fastForward(8_000);
    await shopper.undo();
    await shopper.remove(0);
    await page.clock.fastForward(10_000);
    await shopper.button(/^Desfazer/).waitFor({ state: 'hidden' });
  },
};
