import type { Page } from '@playwright/test';
import { cards, cartLink, expect, hold, row, test } from './shop';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const back = (page: Page) => page.getByRole('button', { name: 'Voltar' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const width of [1440, 360])
  test(
    `back and forward restore the scroll position, also after a reload, ${width} wide`,
    { tag: width === 1440 ? '@push' : '@soak' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const card = cards(page).nth(9).getByRole('link');
      await page.goto('/');
      await card.scrollIntoViewIfNeeded();
      const left = await scrolled(page);
      expect(left).toBeGreaterThan(100);
      await card.click();
      await expect(h1(page)).toHaveText(row(9).name);
      await expect(h1(page)).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await back(page).click();
      await expect.poll(() => scrolled(page)).toBe(left);
      await page.goForward();
      await expect(h1(page)).toHaveText(row(9).name);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.reload();
      await expect(h1(page)).toHaveText(row(9).name);
      await page.goBack();
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => scrolled(page)).toBe(left);
      await page.reload();
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => scrolled(page)).toBe(left);
    },
  );

test('the tabs do what the accessibility tree says of them', async ({ page }) => {
  await page.goto('/canecas');
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  const said = nodes
    .filter(({ role }) => /^tab(list)?$/.test(String(role?.value)))
    .map(({ role, name, properties = [] }) => {
      const facts = properties.map((fact) => `${fact.name} ${String(fact.value.value)}`);
      return [String(role?.value), String(name?.value), ...facts].join(', ');
    });
  const controls = `controls ${await page.getByRole('tabpanel').getAttribute('id')}`;
  expect(said).toEqual([
    'tablist, Categorias, multiselectable false, orientation horizontal',
    `tab, Todos os produtos, focusable true, selected false, ${controls}`,
    `tab, Camisetas, focusable true, selected false, ${controls}`,
    `tab, Canecas, focusable true, selected true, ${controls}`,
  ]);
});

test("a frame with the shop's name is there while a page's code loads", async ({ page }) => {
  const release = await hold(page, '**/assets/cart*.js');
  await page.goto('/');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(page).toHaveTitle('Canecamisa');
  await expect(page.getByRole('main').getByRole('button', { name: 'Voltar' })).toBeVisible();
  release();
  await expect(page).toHaveTitle('Carrinho | Canecamisa');
});

test.describe("when a page's file does not come", () => {
  test.use({ announced: /ChunkLoadError|Loading (CSS )?chunk|ERR_FAILED/ });

  for (const file of ['cart*.js', 'cart*.css'])
    test(
      `the error view takes the focus and leads back, and the page opens as soon as it loads: ${file}`,
      { tag: file.endsWith('css') ? '@soak' : '@push' },
      async ({ page }) => {
        await page.route(`**/assets/${file}`, (route) => route.abort());
        // The server does not answer: else the address would be loaded as a document (release.spec.ts).
        await page.route('**/cart', (route) => route.abort());
        await page.goto('/');
        await cartLink(page).click();
        await expect(h1(page)).toHaveText('Unexpected Application Error!');
        await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible();
        await expect(h1(page)).toBeFocused();
        await page.unrouteAll();
        await page.getByRole('main').getByRole('link').click();
        await expect(page).toHaveURL('/');
        await expect(cards(page)).toHaveCount(12);
        await cartLink(page).click();
        await expect(h1(page)).toHaveText('Seu carrinho está vazio');
      },
    );
});
