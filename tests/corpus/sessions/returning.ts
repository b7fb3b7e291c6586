import { addresses } from '../../../src/shared/addresses/addresses.mjs';
import { products } from '../products';
import { fill, type Sessions, type SessionTools } from '../sessionTools';

/** Opens a second tab that shows the cart. */
async function openCartIn(openTab: SessionTools['openTab']) {
  const secondTab = await openTab();
  await secondTab.open(addresses.cart);
  await secondTab.waitForTitle('SEU CARRINHO');
  return secondTab;
}

/** Sessions of a shopper who comes back: to a saved cart, after hours, in another tab. */
export const returning: Sessions = {
  async restored(shopper) {
    await fill(shopper, 2);
    await shopper.goHome();
    await shopper.chooseTab('Camisetas');
    await shopper.sortBy('Novidades');
    // As an earlier release saved it: the list completes it.
    await shopper.page.evaluate(() => {
      const [item, ...others] = JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as object[];
      const short = { ...item, description: undefined, sales: undefined, created_at: undefined };
      localStorage.setItem('canecamisa:cart', JSON.stringify([short, ...others]));
    });
    await shopper.open(`${addresses.cart}?from=reload#top`);
    await shopper.waitForTitle('SEU CARRINHO');
    await shopper.goHome();
  },
  // The list changes between two page loads: a new price and name, a product that is gone.
  async 'changed-list'(shopper) {
    const { page, button } = shopper;
    await fill(shopper, 3);
    await shopper.setQuantity(0, 3); // Which the new price must leave as it is.
    const [first, second, , ...others] = products(30);
    const changed = [{ ...first, price_in_cents: 3500 }, { ...second, name: 'Outro nome' }, ...others];
    await page.route(/\/products$/, (route) => route.fulfill({ json: changed }));
    await shopper.open(addresses.cart);
    await page.getByRole('note').nth(2).waitFor();
    await shopper.click(button(/^Atualizar/));
    await shopper.setQuantity(0, 2);
    await shopper.click(button(/^Atualizar/));
    await shopper.remove(2);
    await shopper.undo();
  },
  // The page is looked at again after hours: the list is requested twice, in vain and with an answer.
  async 'long-visit'(shopper) {
    const { page, button } = shopper;
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.install();
    await fill(shopper, 2);
    await page.route(/\/products$/, (route) => route.abort());
    await page.clock.fastForward('10:00:00');
    const failed = page.waitForEvent('requestfailed');
    await lookAgain();
    await failed;
    const [first, , ...others] = products(30);
    await page.route(/\/products$/, (route) =>
      route.fulfill({ json: [{ ...first, price_in_cents: 3500 }, ...others] }),
    );
    await page.clock.fastForward('48:00:00');
    await lookAgain();
    await page.getByRole('note').nth(1).waitFor();
    await shopper.click(button(/^Atualizar/));
    await shopper.remove(1);
  },
  // Storage as somebody else may have left it: quantities that the shop does not offer, and a category that it lacks.
  async 'odd-storage'(shopper) {
    await fill(shopper, 3);
    await shopper.page.evaluate(() => {
      const items = JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as object[];
      const quantities = [0, 99, '2'];
      const odd = items.map((item, index) => ({ ...item, quantity: quantities[index] }));
      localStorage.setItem('canecamisa:cart', JSON.stringify(odd));
      localStorage.setItem(
        'canecamisa:catalogue',
        '{"category":"hats","sort":"oldest","search":7,"page":-1}',
      );
    });
    await shopper.openShop();
    await shopper.openCart();
    await shopper.setQuantity(0, 4);
  },
  async 'half-storage'(shopper) {
    await fill(shopper, 2);
    await shopper.page.evaluate(() => {
      for (const key of ['canecamisa:cart', 'canecamisa:catalogue']) {
        const text = localStorage.getItem(key) ?? '{"category":"mugs"}';
        localStorage.setItem(key, text.slice(0, text.length / 2));
      }
    });
    await shopper.openShop();
    await shopper.openCard(4);
    await shopper.add();
  },
  async 'two-tabs-quantity'(shopper, { openTab }) {
    await fill(shopper, 1);
    const secondTab = await openCartIn(openTab);
    await secondTab.setQuantity(0, 5);
    const quantity = (text: string) => shopper.page.getByRole('main').getByRole('combobox', { name: text });
    await quantity('5').waitFor();
    await shopper.setQuantity(0, 2);
    await secondTab.page.getByRole('main').getByRole('combobox', { name: '2' }).waitFor();
  },
  // Each tab stays in its own search, and both have the same cart.
  async 'two-tabs-search'(shopper, { openTab }) {
    const badge = shopper.page.getByRole('banner').getByRole('link', { name: /^Carrinho.*1/ });
    await shopper.openShop();
    await shopper.search('camiseta');
    await shopper.waitForCards();
    const secondTab = await openTab();
    await secondTab.open('/?busca=caneca');
    await secondTab.openCard(1);
    await secondTab.add();
    await badge.first().waitFor();
    await shopper.goToPage('Página 2');
    await shopper.openCard(0);
    await shopper.add();
  },
  async 'two-tabs'(shopper, { openTab }) {
    await fill(shopper, 2);
    const secondTab = await openCartIn(openTab);
    await secondTab.setQuantity(0, 3);
    await shopper.toggleQuantity(1);
    await secondTab.remove(1);
    await secondTab.undo();
    await shopper.remove(0);
    await secondTab.open(addresses.catalogue);
    await secondTab.openCard(5);
    await secondTab.add();
    await shopper.page.getByRole('main').getByRole('listitem').nth(1).waitFor();
    await secondTab.order();
    await shopper.waitForTitle(/vazio/);
  },
};
