import { productAddress } from '../../../src/shared/addresses/product';
import { assortment } from '../assortment';
import { fill, type Sessions } from '../sessionTools';

/** What the backend answers after the order was put together: a new price, fewer in stock, and one that is sold out. */
const changedAssortment = assortment.map((row) => ({
  ...(row as object),
  ...{ promo: { stock: 1 }, cents: { price_in_cents: 4500 }, kids: { stock: 0 } }[
    String((row as { id?: string }).id)
  ],
}));

/** Sessions in the shop of tests/ownShop: orders by WhatsApp and Pix, dates of delivery, pages of the owner. */
export const ordering: Sessions = {
  // Just before Christmas, so that the days of delivery skip holidays and a new year begins.
  async 'whatsapp-order'(shopper) {
    const { page, button, click } = shopper;
    await page.clock.install({ time: '2026-12-23T15:00:00Z' });
    await shopper.open(productAddress('mar-azul-marinho-g'));
    await shopper.add();
    await shopper.search('promoção');
    await shopper.openCard(0);
    await shopper.add();
    await shopper.setQuantity(0, 3); // Enough for a delivery without a price.
    await shopper.remove(0);
    await shopper.undo();
    await shopper.order(); // A question.
    await shopper.setQuantity(0, 1); // Another order: the question is gone.
    await shopper.order();
    await click(button(/^Já enviei/));
    await click(button('Trazer o carrinho de volta'));
    await shopper.waitForTitle('SEU CARRINHO');
    await shopper.order();
    await click(button(/^Já enviei/));
    await shopper.waitForOrder();
    await shopper.openCard(1);
    await shopper.add();
    await shopper.goHome();
    await shopper.chooseTab('Louças');
  },
  // In the week before Easter: Good Friday is no working day.
  async 'long-order'(shopper) {
    await shopper.page.clock.install({ time: '2027-03-23T02:00:00Z' });
    await fill(shopper, 8);
    await shopper.setQuantity(3, 8);
    await shopper.order();
  },
  // At the end of October, with a holiday after the weekend.
  async 'changed-order'(shopper) {
    const { page, button } = shopper;
    await page.clock.install({ time: '2026-10-30T12:00:00Z' });
    for (const id of ['promo', 'cents', 'kids']) {
      await shopper.open(productAddress(id));
      await shopper.add();
    }
    await shopper.setQuantity(0, 2);
    await page.route(/\/products$/, (route) => route.fulfill({ json: changedAssortment }));
    await shopper.open('/cart');
    await page.getByRole('note').nth(2).waitFor();
    await shopper.click(button(/^Atualizar .*Centavo/));
    await shopper.remove(2);
    await shopper.order(); // With fewer in stock than ordered.
    await shopper.look();
    await shopper.click(button(/^Atualizar/));
    await shopper.remove(0);
    await shopper.remove(0);
    await shopper.waitForTitle(/vazio/);
  },
  // A first address that is a page of the owner.
  async 'owner-text'(shopper) {
    const { page } = shopper;
    await shopper.open('/sobre-nos');
    await shopper.click(page.getByRole('main').getByRole('link', { name: 'Ajuda' }));
    await shopper.waitForTitle('Central de ajuda');
    await shopper.goBack();
    await shopper.waitForTitle('Sobre a praça');
    await shopper.goHome();
    await shopper.sortBy('Novidades');
    await shopper.goToPage('Página 2');
    await shopper.chooseTab('Bonés');
    await shopper.click(page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda' }));
    await shopper.waitForTitle('Central de ajuda');
  },
  // A first address that is that of a product which has left the shop.
  async 'product-that-left'(shopper) {
    const { page } = shopper;
    await shopper.open(productAddress('a-product-that-left'));
    await shopper.click(page.getByRole('main').getByRole('link', { name: 'vitrine' }));
    await shopper.waitForCards();
    await shopper.search('promoção');
    await shopper.openCard(0);
    await page.goBack();
    await shopper.waitForCards();
  },
};
