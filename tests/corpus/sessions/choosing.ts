import type { Sessions } from '../sessionTools';

/** Sessions of a shopper who chooses: among versions of a product, in menus by keys, by searches that need understanding. */
export const choosing: Sessions = {
  async versions(shopper) {
    const { page } = shopper;
    const choose = async (name: string | RegExp) => {
      await shopper.look();
      await page
        .getByRole('region', { name: 'Outras versões' })
        .getByRole('link', { name, exact: true })
        .first()
        .click();
    };
    await shopper.openShop();
    for (const order of ['Novidades', 'Preço: Maior - menor', 'Preço: Menor - maior', 'Mais vendidos'])
      await shopper.sortBy(order);
    await shopper.search('mar');
    await shopper.openCard(0);
    for (const name of ['G', 'Verde', 'Furta-cor', 'Rosa-claro, esgotado', 'Azul-marinho', 'P'])
      await choose(name);
    await shopper.add();
    await shopper.setQuantity(0, 3); // As many as there are.
    await shopper.goBack();
    await choose('G');
    await shopper.add();
    await shopper.goHome();
    await shopper.search('caneca lisa');
    await shopper.openCard(0);
    await choose(/Preta|Branca/);
    await shopper.goBack();
    await shopper.search('antiga');
    await shopper.openCard(0);
    await choose(/Caneca Antiga/);
    await shopper.search('longa');
    await shopper.openCard(0);
    await choose('Camiseta Curta');
    await shopper.add();
  },
  // What is sold out, has a former price, or few in stock.
  async stock(shopper) {
    const { page } = shopper;
    const open = async (name: string) => {
      await shopper.search(name);
      await shopper.openCard(0);
    };
    await shopper.openShop();
    await open('Caneca Esgotada');
    await open('Caneca Alta');
    await open('Camiseta Infantil');
    await shopper.add();
    await open('Caneca da Promoção');
    await shopper.click(shopper.button('Foto 2 de 3'));
    await shopper.add();
    await shopper.setQuantity(1, 2); // As many as there are.
    await shopper.goBack();
    await shopper.click(page.getByRole('link', { name: /^No carrinho/ }));
    await shopper.waitForTitle('SEU CARRINHO');
    await open('Um Centavo');
    await shopper.add();
    await shopper.toggleQuantity(2);
    await shopper.toggleQuantity(2);
  },
  // Each step of the search that is tried if no name contains the text.
  async 'understood-searches'(shopper) {
    await shopper.openShop();
    for (const text of [
      'sabia',
      'beija flor',
      'costela-de-adao',
      'preto gato',
      'ipe amarelo caneca',
      'gatos',
      'canecas azuis',
      'felino',
      'xícara',
      'passarinho',
      'mandacru',
      'azul clara',
      'caneca de dinossauro',
      'os',
      'ti',
      'zzzz',
    ]) {
      await shopper.search(text);
      await shopper.page.getByRole('tabpanel').waitFor();
    }
    await shopper.click(shopper.button('Canecas'));
    await shopper.waitForCards();
  },
  async 'keys-in-menus'(shopper) {
    const { page, pressKeys } = shopper;
    const sort = page.getByRole('combobox', { name: /Organizar por/ }).first();
    const field = page.getByRole('search').locator('input');
    await shopper.openShop();
    await sort.press('ArrowDown');
    await pressKeys('ArrowDown', 'ArrowUp', 'End', 'Home', 'Enter', 'ArrowDown', 'Escape');
    await page.getByRole('tab', { name: 'Todos os produtos' }).press('ArrowRight');
    await pressKeys('ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter');
    await field.click();
    await pressKeys('ArrowDown', 'ArrowUp', 'ArrowUp', 'Escape', 'ArrowDown', 'ArrowDown', 'Enter');
    await shopper.waitForCards();
    await field.click();
    await field.pressSequentially('caneca');
    await pressKeys('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await shopper.add();
    await page.getByRole('main').getByRole('combobox').first().press('ArrowUp');
    await pressKeys('End', 'Enter', 'Home', 'Enter');
  },
};
