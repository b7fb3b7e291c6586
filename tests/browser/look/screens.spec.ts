import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openFilledCart, quantity, screens, sort } from '../../testing/browser/openScreens';
import { exposeStore, expectOutlineOfState, outlineOf } from '../../testing/browser/outlineOf';
import {
  placeholders,
  cards,
  cartLink,
  choose,
  expect,
  fillCart,
  holdLists,
  keepDate,
  row,
  rows,
  search,
  test,
} from '../../testing/browser/shop';

/** How to reach states of a screen that look different. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  async 'last page, sorted, one category'(page) {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await choose(page, 'Organizar por', 'Preço: Maior - menor');
    await page.getByRole('link', { name: 'Página 2' }).first().click();
    await expect(cards(page)).toHaveCount(3);
  },
  async 'search results'(page) {
    await page.goto('/');
    await search(page, 'caneca');
    await expect(page.getByRole('button', { name: 'Limpar busca' })).toBeVisible();
  },
  async 'loading catalogue'(page) {
    await holdLists(page);
    await page.goto('/');
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await expect(placeholders(page)).toHaveCount(12);
  },
  async 'loading product'(page) {
    await holdLists(page);
    await page.goto(`/product/${row(0).id}`);
    await expect(page.getByRole('heading', { name: 'Carregando o produto' })).toBeVisible();
  },
  async 'quantity menu'(page) {
    await openFilledCart(page);
    await quantity(page).last().click();
    await expect(page.getByRole('option')).toHaveCount(5);
  },
};

/** How many pixels the page, or a box in it, is outside the window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    /** What a box inside the page cuts off, or scrolls to: a further picture, the end of a long line. */
    const isClipped = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement);
    };
    const boxes = Array.from(document.querySelectorAll('body *:not(.visually-hidden, .visually-hidden *)'))
      .filter((element) => !isClipped(element))
      .map((element) => element.getBoundingClientRect());
    const beyond = boxes.flatMap(({ left, right }) => [Math.floor(right) - clientWidth, -Math.ceil(left)]);
    return Math.max(scrollWidth - clientWidth, ...beyond);
  });

/** Adds a style sheet, which the shop's policy allows only so. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Fails at anything that axe finds, and without one h1, a title, a language, or one cart link. */
async function expectAccessible(page: Page) {
  for (const width of isNight ? [1440, 320] : [320]) {
    await page.setViewportSize({ width, height: 900 });
    // Without legacy mode axe opens a second page to merge the results of frames. The shop has no frames.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ rules: { 'target-size': { enabled: true } } }) // 24 pixels: WCAG 2.2; off by default.
      .analyze();
    expect(violations.map(({ id, nodes }) => [width, id, nodes.map(({ html }) => html)])).toEqual([]);
    await expect(page.locator('header').getByRole('link', { name: /^Carrinho/ })).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/Canecamisa/);
  await expect(page.getByRole('main')).toHaveCount(1);
}

const isNight = Boolean(process.env.SOAK);
/** Each layout at its narrowest, and the widest window; all widths at night. */
const widths = isNight ? [1440, 1300, 1025, 1024, 768, 480, 360, 320] : [1440, 1025, 481, 320];

/**
 * Fails if something is wider than the window, at any of the widths and sizes of text, or is cut off with the
 * spacing of WCAG 1.4.12.
 */
async function expectFits(page: Page) {
  for (const percent of [100, 200, 400]) {
    await addStyle(page, `html { font-size: ${percent}% }`);
    // A window of 320 pixels is one of 1280 at 400 %. No browser enlarges the text further there.
    for (const width of percent === 400 ? [1440] : widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhang(page), `${width} wide, text at ${percent} %`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await addStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  );
  expect(await overhang(page), 'with more space between letters').toBeLessThanOrEqual(0);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(.visually-hidden, svg, svg *, img, input)')]
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(cut, 'with more space between lines').toEqual([]);
}

test.describe('the screen', () => {
  test.use({ answer: [rows.slice(0, 2), { option: true }] });

  for (const [name, open] of Object.entries(screens))
    test(`the screen '${name}' is accessible, is read whole, and fits every window`, async ({
      page,
      alerts: _accepted,
    }) => {
      await keepDate(page);
      await exposeStore(page);
      await open(page);
      await expectOutlineOfState(page);
      // Roles, names, states and texts in their order. `npx playwright test screens --update-snapshots`
      // accepts a change; read it first.
      const lines = (await page.locator('body').ariaSnapshot()).split('\n');
      const spoken = lines.filter((line) => !line.includes('/url:') && !line.includes('/placeholder:'));
      const text = `${await page.title()}\n\n${spoken.join('\n')}\n`;
      expect(text).toMatchSnapshot(`${name}.txt`);
      await expectAccessible(page);
      await expectFits(page);
    });
});

for (const [name, open] of Object.entries(states))
  test(`the state '${name}' is accessible, and fits every window`, { tag: '@soak' }, async ({ page }) => {
    await exposeStore(page);
    await open(page);
    await expectOutlineOfState(page);
    await expectAccessible(page);
    await expectFits(page);
  });

/** Whether the focused element is marked and visible. Null when the focus has left the page. */
const focusStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      what: element.outerHTML.slice(0, 80),
      isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      isInView: element.contains(shown) || Boolean(shown?.contains(element)),
    };
  });

for (const forcedColors of ['none', 'active'] as const)
  test(
    `every stop of the keyboard shows its focus, and nothing covers it; forced colours: ${forcedColors}`,
    { tag: forcedColors === 'none' ? '@push' : '@soak' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      await fillCart(page, [
        [0, 1],
        [1, 5],
      ]);
      for (const path of ['/', `/product/${row(0).id}`, '/cart', '/nowhere'])
        for (const width of [1440, 320])
          await test.step(`${path}, ${width} wide`, async () => {
            await page.setViewportSize({ width, height: 600 });
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            const stops = [];
            for (;;) {
              await page.keyboard.press('Tab');
              const found = await focusStop(page);
              if (!found) break;
              stops.push(found);
            }
            expect(stops.length).toBeGreaterThanOrEqual(5);
            expect(stops.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);
          });
    },
  );

test('with forced colours the active option looks different', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await sort(page).press('ArrowDown');
  const id = await sort(page).getAttribute('aria-activedescendant');
  const active = page.locator(`[id="${id}"]`);
  await expect(active).toHaveCount(1);
  const [outline, background] = await active.evaluate((element) => {
    const list = element.parentElement ?? element;
    return [getComputedStyle(element).outlineColor, getComputedStyle(list).backgroundColor];
  });
  expect(outline).not.toBe(background);
});

test('text keeps its contrast under the pointer and with the focus', { tag: '@soak' }, async ({ page }) => {
  const expectContrast = async () => {
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const controls = [
    page.getByRole('tab', { name: 'Camisetas' }),
    cards(page).first().getByRole('link'),
    page.getByRole('link', { name: 'Página 2' }).first(),
    sort(page),
  ];
  for (const control of controls) {
    await control.hover();
    await control.focus();
    await expectContrast();
  }
  await openFilledCart(page);
  for (const control of await page.getByRole('button', { name: /^(Remover|Voltar|Finalizar)/ }).all()) {
    await control.hover();
    await expectContrast();
  }
});

test('the printed cart is a copy of the order', async ({ page }) => {
  await openFilledCart(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: row(0).name })).toBeVisible();
  await expect(main.getByText('Entrega', { exact: true })).toBeVisible();
  for (const hidden of [
    page.getByRole('button', { name: /^(Remover|Voltar|Finalizar|Buscar)/ }),
    page.getByRole('searchbox'),
    cartLink(page),
    page.getByText('Ajuda'),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  await expect(quantity(page).last()).toHaveText('3');
});

test('a state of the page that is not in the store is not in the outline either', async ({
  page,
  alerts: _accepted,
}) => {
  await exposeStore(page);
  await page.goto(`/product/${row(0).id}`);
  await page.getByRole('searchbox').pressSequentially('can');
  await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible();
  await expectOutlineOfState(page);
  expect((await outlineOf(page)).join('\n')).toContain('- searchbox "Procurar produtos pelo nome":');
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expectOutlineOfState(page);
  await page.getByRole('button', { name: 'Ampliar a foto' }).click();
  await page.getByRole('button', { name: 'Ver de perto' }).click();
  await expectOutlineOfState(page);
});
