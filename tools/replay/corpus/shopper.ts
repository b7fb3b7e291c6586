/**
 * What a shopper does on a page of the real shop, for the recorded logs.
 * @param {import('@playwright/test').Page} page
 */
export function shopperOn(page) {
  const main = page.getByRole('main');
  const button = (name) => page.getByRole('button', { name });
  const click = (locator) => locator.first().click();
  const choose = async (control, option) => {
    await click(page.getByRole('combobox', { name: control }));
    await click(page.getByRole('option', { name: option, exact: true }));
  };
  const waitForCards = () => page.getByRole('tabpanel').getByRole('heading').first().waitFor();

  return {
    page,
    click,
    button,
    /** By the address bar: a new page load, and so a new recording. */
    open: async (path) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    },
    waitForCards,
    waitForTitle: (title) =>
      page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' }),
    goHome: () => click(page.getByRole('banner').getByRole('link', { name: 'Canecamisa' })),
    openCart: () => click(page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })),
    chooseTab: (name) => click(page.getByRole('tab', { name })),
    toggleSort: () => click(page.getByRole('combobox', { name: /Organizar por/ })),
    sortBy: (option) => choose(/Organizar por/, option),
    search: async (text) => {
      await page.getByRole('searchbox').fill(text);
      await page.keyboard.press('Enter');
    },
    goToPage: (name, place = 'acima') =>
      click(page.getByRole('navigation', { name: `Paginação ${place}` }).getByRole('button', { name })),
    openCard: (index) => page.getByRole('tabpanel').getByRole('link').nth(index).click(),
    add: async () => {
      await click(button('ADICIONAR AO CARRINHO'));
      await page.getByRole('heading', { name: 'SEU CARRINHO' }).waitFor();
    },
    remove: (line) =>
      main
        .getByRole('button', { name: /^Remover/ })
        .nth(line)
        .click(),
    toggleQuantity: (line) =>
      main
        .getByRole('combobox', { name: /quantidade/i })
        .nth(line)
        .click(),
    setQuantity: async (line, quantity) => {
      await main
        .getByRole('combobox', { name: /quantidade/i })
        .nth(line)
        .click();
      await click(page.getByRole('option', { name: String(quantity), exact: true }));
    },
    undo: () => click(button(/^Desfazer/)),
    goBack: () => click(button('Voltar')),
    order: () => click(button('Finalizar a compra')),
    waitForOrder: () => page.getByRole('tabpanel').waitFor({ timeout: 30_000 }),
    /** Several controls in one moment, before React has drawn again: what a very quick finger does. */
    clickAtOnce: (...locators) => clickAtOnce(page, locators),
  };
}

async function clickAtOnce(page, locators) {
  const elements = await Promise.all(locators.map((locator) => locator.first().elementHandle()));
  await page.evaluate((all) => all.forEach((element) => element.click()), elements);
}
