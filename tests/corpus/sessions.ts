import type { Page } from '@playwright/test';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { products } from './products';
import type { SessionTools } from './sessionTools';
import type { Shopper } from './shopper';
import { addresses } from '../../src/shared/addresses/addresses.mjs';
import { productAddress } from '../../src/shared/addresses/product';

/** How a session is recorded. */
export interface Setting {
  /** What the backend answers; default: 30 products; null for no answer. */
  rows?: readonly unknown[] | null;
  /** CSS pixels. */
  viewport?: { width: number; height: number };
  /** Whether the log hides what was searched. */
  hides?: boolean;
}

type Play = (shopper: Shopper, tools: SessionTools) => Promise<void>;

const SMALL_PHONE = { width: 320, height: 640 };
const LARGE_PHONE = { width: 390, height: 844 };

/** Sessions with a setting of their own, by name. */
export const settings: Readonly<Record<string, Setting>> = {
  'phone-cart': { viewport: SMALL_PHONE },
  'double-tap': { viewport: LARGE_PHONE },
  pictures: {
    rows: [
      { ...products(1)[0], image_url: '/pictures/sabia.webp', image_urls: ['/pictures/sabia-perto.webp'] },
      ...products(3).slice(1),
    ],
  },
  tour: { rows: builtInRows },
  'early-press': { rows: builtInRows },
  'deep-link': { rows: builtInRows, viewport: { width: 800, height: 900 } },
  'part-of-id': { rows: builtInRows },
  suggestions: { rows: builtInRows },
  fallback: { rows: null },
  'no-products': { rows: [] },
  'hidden-searches': { hides: true },
};

/** What the shopper does, by the name of the log. */
export const sessions: Readonly<Record<string, Play>> = {
  async catalogue(shopper) {
    await shopper.openShop();
    await shopper.chooseTab('Camisetas');
    await shopper.goToPage('Próxima página');
    await shopper.toggleSort();
    await shopper.toggleSort();
    for (const option of ['Novidades', 'Preço: Maior - menor', 'Preço: Menor - maior', 'Mais vendidos'])
      await shopper.sortBy(option);
    await shopper.chooseTab('Canecas');
    await shopper.chooseTab('Todos os produtos');
    await shopper.goToPage('Página 3');
    await shopper.goToPage('Página anterior', 'abaixo');
    await shopper.search('estoque');
    await shopper.sortBy('Preço: Menor - maior');
    await shopper.goToPage('Página 2');
    await shopper.search('zebra');
    await shopper.search('  ');
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
  // From a product's own page, before which the history has nothing.
  async 'deep-link'(shopper) {
    const { page } = shopper;
    const add = shopper.button('ADICIONAR AO CARRINHO').first();
    await shopper.open(productAddress(builtInRows[2]?.id ?? ''));
    await page.getByRole('region', { name: 'Você também pode gostar' }).getByRole('heading').nth(2).click();
    await shopper.goBack();
    await page.getByRole('navigation', { name: 'Trilha' }).getByRole('link').nth(1).click();
    await shopper.waitForCards();
    await page.goBack();
    await add.waitFor();
    await shopper.goBack();
    await shopper.openCard(2);
    await shopper.add();
    await shopper.remove(0);
    await page.goBack();
    await shopper.add(); // While 'Desfazer' is offered.
  },
  async 'part-of-id'(shopper) {
    await shopper.open(productAddress(builtInRows[2]?.id.slice(9, 23) ?? ''));
    await shopper.add();
    await shopper.goBack();
  },
  async suggestions(shopper) {
    const { page } = shopper;
    const type = (text: string) => page.getByRole('search').locator('input').pressSequentially(text);
    const choose = (name: string | RegExp) => page.getByRole('option', { name }).first().click();
    await shopper.openShop();
    await type('camis');
    await choose(/Categoria/);
    await type('gat');
    await choose(/^Ver todos/);
    await type('sabi');
    await choose(/^Caneca Sabiá/);
    await shopper.button('ADICIONAR AO CARRINHO').first().waitFor();
    await type('tuca');
    await shopper.pressKeys('Escape', 'Enter');
    await shopper.openCard(0);
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
  async 'shared-link'(shopper) {
    await shopper.open('/canecas/2?ordem=preco-asc');
    await shopper.waitForCards();
    await shopper.goToPage('Página 1');
    await shopper.openCard(0);
    await shopper.goBack();
    await shopper.open('/produtos/2?busca=estoque');
    await shopper.waitForCards();
    await shopper.click(shopper.button('Limpar busca'));
  },
  async pictures(shopper) {
    const { page } = shopper;
    const inZoom = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
    await shopper.openShop();
    await shopper.openCard(0);
    await page.evaluate(() => {
      const dismissed = new DOMException('The shopper closed the dialog.', 'AbortError');
      Object.assign(navigator, { share: () => Promise.reject(dismissed) });
    });
    await shopper.click(shopper.button('Compartilhar'));
    await shopper.click(shopper.button('Foto 2 de 2'));
    await shopper.click(shopper.button('Ampliar a foto 2'));
    await inZoom('Ver de perto');
    await inZoom('Foto 1 de 2');
    await inZoom('Fechar');
    await shopper.button('Foto 1 de 2').press('ArrowRight');
    await shopper.button('Ampliar a foto 2').press('Enter');
    await shopper.pressKeys('Escape');
    await shopper.goBack();
    await shopper.openCard(1);
    await shopper.click(shopper.button('Ampliar a foto'));
    await inZoom('Fechar');
    await shopper.add();
  },
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
    await shopper.setQuantity(0, 2); // Refused again, of which the shopper is not told.
    await page.evaluate((own) => void (Storage.prototype.setItem = own), setItem);
    await page.waitForFunction(() => localStorage.getItem('canecamisa:cart')?.includes('"quantity":2'));
  },
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
  async 'two-tabs'(shopper, { openTab }) {
    await fill(shopper, 2);
    const other = await openTab();
    await other.open(addresses.cart);
    await other.waitForTitle('SEU CARRINHO');
    await other.setQuantity(0, 3);
    await shopper.toggleQuantity(1);
    await other.remove(1);
    await other.undo();
    await shopper.remove(0);
    await other.open(addresses.catalogue);
    await other.openCard(5);
    await other.add();
    await shopper.page.getByRole('main').getByRole('listitem').nth(1).waitFor();
    await other.order();
    await shopper.waitForTitle(/vazio/);
  },
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
  async 'slow-backend'(shopper) {
    const release = await hold(shopper.page, '**/products');
    await shopper.page.goto(addresses.catalogue);
    await shopper.goToPage('Página 2');
    await shopper.waitForCards(); // Of the built-in list.
    release();
    await shopper.page.getByText('30 produtos, página 2 de 3').waitFor();
    await shopper.openCard(0);
  },
  async 'unknown-route'(shopper) {
    await shopper.open('/nothing/here');
    await shopper.click(shopper.page.getByRole('link', { name: 'Voltar para a loja' }));
    await shopper.waitForCards();
  },
  async history(shopper) {
    const { page } = shopper;
    await shopper.openShop();
    await shopper.openCard(11); // Below the window: 'Voltar' scrolls to it again.
    await shopper.openCart();
    await page.goBack();
    await page.goBack();
    await shopper.waitForCards();
    await page.goForward();
    await shopper.goBack();
    await shopper.waitForCards();
    await shopper.goToPage('Página 2');
    await shopper.chooseTab('Canecas');
    await page.goBack(); // To another listing.
    await page.goBack();
    await shopper.openCard(0);
    await shopper.goBack();
    await shopper.waitForCards();
    await shopper.toggleSort();
    await page.goForward(); // The open menu closes.
    await shopper.button('ADICIONAR AO CARRINHO').waitFor();
    await page.goBack();
    await shopper.waitForCards();
  },
  async 'hidden-searches'(shopper) {
    await shopper.openShop();
    await shopper.search('presente para Ana Souza');
    await shopper.search('estoque 1');
    await shopper.waitForCards();
    await shopper.sortBy('Preço: Maior - menor');
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

/** Holds the responses of some addresses back until the returned function is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Adds products of the first page on their own pages. */
async function fill(shopper: Shopper, count: number) {
  await shopper.open(addresses.catalogue);
  for (let index = 0; index < count; index++) {
    if (index > 0) await shopper.goHome();
    await shopper.openCard(index);
    await shopper.add();
  }
}
