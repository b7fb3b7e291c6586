import type { Page } from '@playwright/test';
import { undo } from '../drive/shopper';
import { cards, expect, hold, row, search, test } from './shop';

/**
 * Runs in a page. Translates it as Chromium does: each text node is replaced by a text in two elements `font`, at once and
 * whenever a text is new. The language that it translates into is capital letters, which a role's name matches, too.
 */
function translate() {
  const one = (node: Node) => {
    const isTranslated = node.parentElement?.closest('font, script, style, textarea, noscript') ?? null;
    if (!(node instanceof Text) || isTranslated || !node.data.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = node.data.toUpperCase();
    outer.append(inner);
    node.replaceWith(outer);
  };
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(one);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(all);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  all(document.body);
}

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const main = (page: Page) => page.getByRole('main');
const cart = (page: Page) => page.getByRole('banner').locator('a[href="/cart"]').filter({ visible: true });
const money = (page: Page) =>
  page
    .getByRole('region', { name: 'Resumo do pedido' })
    .getByRole('definition')
    .allTextContents()
    .then((texts) => texts.map((text) => text.replaceAll('\u00a0', ' ')));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Chooses an option of a menu. */
async function choose(page: Page, menu: string | RegExp, option: string) {
  await page.getByRole('combobox', { name: menu }).first().click();
  await page.getByRole('option', { name: option }).click();
}

async function walkCatalogue(page: Page) {
  await expect(status(page)).toHaveText('30 PRODUTOS, PÁGINA 1 DE 3');
  await page.getByLabel('Próxima página').first().click();
  await expect(status(page)).toHaveText('30 PRODUTOS, PÁGINA 2 DE 3');
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await expect(status(page)).toHaveText('15 PRODUTOS, PÁGINA 1 DE 2');
  await choose(page, 'Organizar por', 'Preço: Maior - menor');
  await choose(page, 'Organizar por', 'Mais vendidos');
  await expect(page.getByRole('combobox', { name: 'Organizar por' })).toHaveText(
    'ORGANIZAR POR: MAIS VENDIDOS',
  );
  await search(page, 'número 29');
  await expect(status(page)).toHaveText('RESULTADOS PARA “NÚMERO 29”: 1 PRODUTO');
  await search(page, 'umidade');
  await expect(main(page).getByRole('heading', { name: 'Nada encontrado' })).toBeVisible();
  await search(page, 'caneca número');
  await press(page, 'Limpar busca');
  await expect(status(page)).toHaveText('30 PRODUTOS, PÁGINA 1 DE 3');
}

async function buy(page: Page) {
  for (const index of [0, 1]) {
    await page.locator(`a[href="/product/${row(index).id}"]`).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(row(index).name.toUpperCase());
    await press(page, 'ADICIONAR AO CARRINHO');
    await expect(cart(page)).toHaveText(new RegExp(`${index + 1} PRODUTO`));
    await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
  }
  await cart(page).click();
  await expect(main(page).getByText('Total (2 produtos)')).toContainText('R$ 46,80');
  await choose(page, /quantidade/i, '3');
  await choose(page, /quantidade/i, '5');
  const line = main(page).getByRole('listitem').first();
  await expect(line).toContainText('QUANTIDADE5');
  await expect(line).toContainText('R$ 19,90 CADAR$ 99,50');
  expect(await money(page)).toEqual(['R$ 126,40', 'R$ 40,00', 'R$ 166,40']);
  await press(page, `Remover ${row(0).name}`);
  await expect(main(page).getByText('Total (1 produto)')).toContainText('R$ 26,90');
  await expect(page.getByRole('status').filter({ hasText: 'saiu do carrinho' })).toContainText(
    'CANECA NÚMERO 0 SAIU DO CARRINHO.',
  );
  await press(page, `Remover ${row(1).name}`);
  await expect(main(page).getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'saiu do carrinho' })).toContainText(
    'CAMISETA NÚMERO 1 SAIU DO CARRINHO.',
  );
  expect(await money(page)).toEqual(['R$ 0,00', 'R$ 40,00', 'R$ 40,00']);
  await undo(page);
  await expect(main(page).getByText('Total (1 produto)')).toContainText('R$ 26,90');
  await press(page, 'Finalizar a compra');
  await expect(page.getByRole('heading', { name: 'Aguarde' })).toBeVisible();
  await expect(status(page)).toHaveText('30 PRODUTOS, PÁGINA 1 DE 3');
  await expect(cart(page)).toHaveText(/0 PRODUTOS/);
}

/** Fails if the error view was shown. */
async function watchErrorView(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.toLowerCase().includes('unexpected application'))
        document.documentElement.dataset.failed = '';
    }).observe(document, { childList: true, subtree: true });
  });
}

test.describe('a translated page', () => {
  test.beforeEach(({ page }) => watchErrorView(page));
  test.afterEach(({ page }) => expect(page.locator('html')).not.toHaveAttribute('data-failed'));

  test('shows what the state is at each press of a purchase', async ({ page, alerts }) => {
    await page.goto('/');
    await page.evaluate(translate);
    await walkCatalogue(page);
    await buy(page);
    expect(alerts).toHaveLength(2);
  });

  test.describe('before the shop runs', () => {
    // React says that it renders the page again.
    test.use({ announced: /React|hydrat/i });

    for (const path of ['/', `/product/${row(0).id}`, '/cart'])
      test(`is the same page: ${path}`, async ({ page }) => {
        const start = await hold(page, '**/assets/main.*.js');
        const opening = page.goto(path);
        await expect(page.getByRole('banner')).toBeVisible();
        await page.evaluate(translate);
        start();
        await opening;
        await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
        await walkCatalogue(page);
      });
  });
});

test.describe('a page that an extension changed', () => {
  test.use({ announced: /./ }); // React reports what it caught.

  test('is whole again after a press', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const [image, removed] = document.querySelectorAll('main li img');
      const wrapper = document.createElement('span');
      image?.replaceWith(wrapper);
      if (image) wrapper.append(image);
      removed?.closest('li')?.remove();
    });
    await search(page, 'número 29');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText('Camiseta Número 29');
  });
});
