import { builtInRows } from '../../../src/entities/product/model/builtInProducts';
import { productAddress } from '../../../src/shared/addresses/product';
import type { Sessions } from '../sessionTools';

/** Sessions of a shopper who looks around: listings, searches, pictures, addresses. */
export const browsing: Sessions = {
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
    await page.getByRole('dialog').waitFor({ state: 'hidden' }); // It gives the focus back.
    await shopper.button('Foto 1 de 2').press('ArrowRight');
    await shopper.button('Ampliar a foto 2').press('Enter');
    await shopper.pressKeys('Escape');
    await shopper.goBack();
    await shopper.openCard(1);
    await shopper.click(shopper.button('Ampliar a foto'));
    await inZoom('Fechar');
    await shopper.add();
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
  async 'hidden-searches'(shopper) {
    await shopper.openShop();
    await shopper.search('presente para Ana Souza');
    await shopper.search('estoque 1');
    await shopper.waitForCards();
    await shopper.sortBy('Preço: Maior - menor');
  },
  // First addresses: each is the first of a log of its own.
  async 'first-category'(shopper) {
    await shopper.open('/camisetas');
    await shopper.waitForCards();
    await shopper.goToPage('Página 2');
  },
  async 'first-page'(shopper) {
    await shopper.open('/produtos/2');
    await shopper.waitForCards();
    await shopper.goToPage('Página anterior');
  },
  async 'first-search'(shopper) {
    await shopper.open('/?busca=ESTOQUE%20%26%201%2B1%20100%25');
    await shopper.page.getByRole('tabpanel').waitFor();
    await shopper.chooseTab('Canecas');
  },
  async 'many-pages'(shopper) {
    await shopper.openShop();
    for (const page of [
      'Página 5',
      'Página 4',
      'Página 5',
      'Página 6',
      'Página 10',
      'Página anterior',
      'Página 1',
    ])
      await shopper.goToPage(page);
  },
  // Searches that differ only by case, or that have signs of an address.
  async 'odd-searches'(shopper) {
    await shopper.openShop();
    for (const text of ['Estoque', 'ESTOQUE', 'a & b', '1+1', '100%', '%20', ' estoque 1 ']) {
      await shopper.search(text);
      await shopper.page.getByRole('tabpanel').waitFor();
    }
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
};
