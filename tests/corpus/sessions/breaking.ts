import { addresses } from '../../../src/shared/addresses/addresses.mjs';
import { fill, hold, type Sessions } from '../sessionTools';

/** Sessions in which something fails: the list, storage, an address, a press that comes too late. */
export const breaking: Sessions = {
  async alerts(shopper, { dispatch }) {
    const remove = (name: string) => ({ role: 'button', name: `Remover ${name}` });
    await fill(shopper, 2);
    await shopper.goBack();
    await shopper.add(); // Already added.
    const first = remove('Camiseta do Estoque 1');
    await shopper.pressAtOnce(first, first); // Removed; an error on removal.
    await shopper.toggleQuantity(0);
    // An error on the quantity.
    await shopper.pressAtOnce(remove('Caneca do Estoque 2'), { role: 'option', name: '3' });
    await shopper.waitForTitle(/vazio/);
    await dispatch({ type: 'cart/productAdded', payload: null }); // An error on adding.
    await dispatch(abandoned);
  },
  async 'unsaved-cart'(shopper) {
    const { page } = shopper;
    const notice = page.getByText('Seu carrinho não está sendo salvo');
    await fill(shopper, 1);
    const setItem = await page.evaluateHandle(() => Storage.prototype.setItem);
    await page.evaluate(() => void (Storage.prototype.setItem = () => {})); // It keeps nothing.
    await shopper.setQuantity(0, 4);
    await shopper.setQuantity(0, 3); // The second write finds that the first was not kept.
    await notice.waitFor();
    await page.evaluate((own) => void (Storage.prototype.setItem = own), setItem);
    await notice.waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Storage is full.', 'QuotaExceededError');
      };
    });
    await shopper.setQuantity(0, 2); // Refused again, and the shopper is not told again.
    await page.evaluate((own) => void (Storage.prototype.setItem = own), setItem);
    await page.waitForFunction(() => localStorage.getItem('canecamisa:cart')?.includes('"quantity":2'));
  },
  // Each product is found again by its name: on its card, by Back, in the cart, and in the offer to undo.
  async 'odd-names'(shopper) {
    await shopper.openShop();
    for (let index = 0; index < 8; index++) {
      await shopper.openCard(index);
      await shopper.goBack();
    }
    await fill(shopper, 8);
    await shopper.setQuantity(7, 3);
    for (let line = 7; line >= 0; line--) {
      await shopper.remove(line);
      await shopper.undo();
    }
    await shopper.search('"sabiá"');
    await shopper.waitForCards();
  },
  async fallback(shopper) {
    await fill(shopper, 1);
    await shopper.goHome();
    await shopper.search('sabia');
    await shopper.openCard(0);
    await shopper.add();
  },
  async 'no-products'(shopper) {
    await shopper.open(addresses.catalogue);
    await shopper.page.getByRole('tabpanel').waitFor();
    await shopper.search('caneca');
  },
  async 'slow-backend'(shopper) {
    const release = await hold(shopper.page, '**/products');
    await shopper.page.goto(addresses.catalogue);
    await shopper.goToPage('Página 2');
    await shopper.waitForCards(); // Of the built-in list.
    release();
    await shopper.page.getByText('30 produtos, página 2 de 3').waitFor();
    await shopper.openCard(0);
  },
  async 'late-answer'(shopper) {
    const { page } = shopper;
    await page.clock.install();
    const release = await hold(page, '**/products');
    await page.goto(addresses.catalogue);
    await shopper.waitForCards(); // Of the built-in list.
    await shopper.openCard(3);
    await page.clock.fastForward(5_000);
    await shopper.add();
    release();
    await page.getByRole('note').first().waitFor(); // The answer does not have the product.
  },
  async 'no-answer'(shopper) {
    await hold(shopper.page, '**/products');
    await shopper.page.goto(addresses.catalogue);
    await shopper.waitForCards();
    await shopper.search('caneca');
    await shopper.openCard(1);
    await shopper.add();
    await shopper.setQuantity(0, 2);
  },
  async 'unknown-route'(shopper) {
    await shopper.open('/nothing/here');
    await shopper.click(shopper.page.getByRole('link', { name: 'Voltar para a loja' }));
    await shopper.waitForCards();
  },
};

/** RTK Query dispatches this only when the page is left. The recording has ended by then. */
const abandoned = {
  type: 'product/executeQuery/rejected',
  error: { name: 'AbortError', message: 'Aborted' },
  meta: {
    arg: { type: 'query', endpointName: 'list', queryCacheKey: 'list(undefined)', subscribe: false },
    requestId: 'abandoned',
    requestStatus: 'rejected',
    aborted: true,
    condition: false,
  },
};
