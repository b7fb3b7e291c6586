import type { Page } from '@playwright/test';
import { add, find, home, order, press, type Gesture } from '../../testing/browser/gestures';
import { exposeStore, expectOutlineOfState } from '../../testing/browser/outlineOf';
import { expect, hold, row, test } from '../../testing/browser/shop';

/**
 * Runs in a page. Translates it as Chromium does: each text node is replaced by a text in two elements
 * `font`, at once and whenever a text is new. The translation is the text between « and », which `outlineOf`
 * leaves out.
 */
function translate() {
  const one = (node: Node) => {
    const isTranslated = node.parentElement?.closest('font, script, style, textarea, noscript') ?? null;
    if (!(node instanceof Text) || isTranslated || !node.data.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${node.data}»`;
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

const choosing = (menu: string, option: string) => [press('combobox', menu), press('option', option)];

/** Types into the search field; the suggestions come with a chunk. */
const type = (text: string) => async (page: Page) => {
  await page.locator('input').pressSequentially(text);
  await page.getByRole('option').first().waitFor();
};
const back = press('button', 'Voltar');

const inCatalogue: readonly Gesture[] = [
  ...[press('link', 'Próxima página'), press('link', 'Página 3'), press('tab', 'Canecas')],
  ...[...choosing('Organizar por', 'Maior - menor'), ...choosing('Organizar por', 'Mais vendidos')],
  ...[find('umidade'), press('button', 'Ver todos'), find('umidade'), find('caneca número')],
  ...[press('button', 'Limpar busca'), type('número 2'), press('option', 'Número 2'), back],
];
const purchase: readonly Gesture[] = [
  ...[press('link', 'Caneca Número 0'), press('button', 'Compartilhar'), add, back, add],
  ...[press('link', 'Continuar comprando'), press('link', 'Camiseta Número 1'), add],
  ...[...choosing('Quantidade', '3'), press('button', 'Remover'), ...choosing('Quantidade', '5')],
  ...[press('button', 'Remover'), press('button', 'Desfazer'), order],
];

/** Makes gestures on a translated page, which shows after each what its state says. */
async function play(page: Page, gestures: readonly Gesture[]) {
  for (const gesture of gestures) {
    await gesture(page);
    await expectOutlineOfState(page);
  }
}

test.describe('a translated page', () => {
  test.beforeEach(({ page }) => exposeStore(page));

  const IN_CATALOGUE = 'a translated page shows the present state at each press in the catalogue';
  test(IN_CATALOGUE, { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(translate);
    await play(page, inCatalogue);
  });

  test('a translated page shows the present state at each press of a purchase', async ({ page, alerts }) => {
    await page.goto('/');
    await page.evaluate(translate);
    await play(page, purchase);
    await expect(page.getByRole('heading', { name: 'Aguarde' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectOutlineOfState(page);
    expect(alerts).toHaveLength(3);
  });

  test.describe('before the shop runs', () => {
    // React says that it renders the page again.
    test.use({ announced: /React|hydrat/i });

    test('a page that is translated before the shop runs stays the same page', async ({ page }) => {
      for (const path of ['/', `/product/${row(0).id}`, '/product/unknown', '/cart'])
        await test.step(path, async () => {
          const start = await hold(page, '**/assets/main.*.js');
          const opening = page.goto(path);
          await expect(page.getByRole('banner')).toBeVisible();
          await page.evaluate(translate);
          start();
          await opening;
          await play(page, [home]);
        });
    });
  });
});
