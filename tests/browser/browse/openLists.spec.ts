import type { Locator, Page } from '@playwright/test';
import { cards, expect, fillCart, row, rows, saved, test } from '../../testing/browser/shop';

// "Lists that open" in docs/contract.md: order, quantity and suggestions.

const sort = (page: Page) => page.getByRole('combobox', { name: /Organizar por/ });
const quantities = (page: Page) => page.getByRole('combobox', { name: /quantidade/i });
const field = (page: Page) => page.getByPlaceholder('Procurando por algo específico?');
const options = (page: Page) => page.getByRole('option');

async function openCart(page: Page, count: number) {
  await fillCart(
    page,
    Array.from({ length: count }, (_, index) => [index, 1] as const),
  );
  await page.goto('/cart');
  await expect(quantities(page)).toHaveCount(count);
}

async function type(page: Page) {
  await field(page).fill('caneca');
  await expect(options(page).first()).toBeVisible();
}

/** What is wrong with the open list: where it is, and each option that cannot be pressed when the list is scrolled to it. */
const faultsOfList = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const list = document.querySelector('[role=listbox]');
    if (!list) return ['no list'];
    const { left, top, right, bottom } = list.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const [position, page] = [list.scrollTop, scrollY];
    const faults = [...list.children].flatMap((option) => {
      option.scrollIntoView({ block: 'nearest' });
      const box = option.getBoundingClientRect();
      const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return option.contains(shown) ? [] : [`${option.textContent} is below ${shown?.className}`];
    });
    list.scrollTop = position;
    if (!isInside) faults.push(`outside: ${[left, top, right, bottom].map(Math.round).join()}`);
    return scrollY === page ? faults : [...faults, 'the page moves'];
  });

/** Whether the active option is the one at its own middle, and in the window. */
const isActiveSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const active = document.getElementById(
      document.activeElement?.getAttribute('aria-activedescendant') ?? '',
    );
    const box = active?.getBoundingClientRect();
    if (!active || !box || box.top < 0 || box.bottom > innerHeight) return false;
    return [box.top + 2, box.bottom - 2].every((y) =>
      active.contains(document.elementFromPoint(box.left + box.width / 2, y)),
    );
  });

const isNight = Boolean(process.env.SOAK);
const widths = isNight ? [390, 740, 1280] : [390, 1280];
/** 260 to 1440 px. */
const heights = Array.from({ length: isNight ? 60 : 5 }, (_, index) => 260 + (isNight ? 20 : 295) * index);
const edges = ['start', 'end', 'center'] as const;

const lists: Record<string, (page: Page) => Promise<Locator>> = {
  async order(page) {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    return sort(page);
  },
  async quantity(page) {
    await openCart(page, 3);
    return quantities(page).last();
  },
  async suggestions(page) {
    await page.goto(`/product/${row(0).id}`);
    await type(page);
    return field(page);
  },
};

for (const [name, open] of Object.entries(lists))
  test(`the list of ${name} is in a window of any size, and keeps the active option in view`, async ({
    page,
  }) => {
    const control = await open(page);
    const isInText = name !== 'suggestions';
    for (const width of widths)
      for (const [index, height] of heights.entries())
        await test.step(`${width} wide, ${height} high`, async () => {
          await page.setViewportSize({ width, height });
          if (isInText)
            await control.evaluate((element, block) => element.scrollIntoView({ block }), edges[index % 3]);
          await control.focus();
          await page.keyboard.press('ArrowDown');
          expect.soft(await faultsOfList(page)).toEqual([]);
          for (let left = await options(page).count(); left > 0; left--) {
            if (isInText || (await field(page).getAttribute('aria-activedescendant')))
              expect.soft(await isActiveSeen(page)).toBe(true);
            await page.keyboard.press('ArrowDown');
          }
          if (isInText) await page.keyboard.press('Escape');
        });
  });

/** The button of the bar at the window's foot. */
const barButton = (page: Page) => page.getByRole('button', { name: /^(ADICIONAR|Finalizar)/ }).first();

/** The last option at the point where a shopper sees it. */
async function tapLast(page: Page) {
  await options(page)
    .last()
    .evaluate((option) => option.parentElement?.scrollTo(0, 1e4));
  const box = await options(page).last().boundingBox();
  if (!box) throw new Error('The last option has no box');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('with a keyboard on the screen', () => {
  test.use({ hasTouch: true, answer: [rows.slice(0, 12), { option: true }] });

  test('a tap above the keyboard chooses the last suggestion, never what is below it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openCart(page, 2);
    for (const address of ['/cart', `/product/${row(3).id}`])
      for (const height of isNight ? [490, 520, 550, 580] : [490, 520]) {
        await page.setViewportSize({ width: 390, height });
        await page.goto(address);
        await expect(barButton(page)).toBeInViewport();
        await type(page);
        await expect(barButton(page)).not.toBeInViewport();
        await expect(options(page).last()).toHaveText('Ver todos os 6 resultados');
        await tapLast(page);
        await expect(page).toHaveURL(/\/\?busca=caneca$/);
        expect(await saved(page, 'cart')).toHaveLength(2);
      }
  });

  test('a tap beside an open list closes it, and does not press the bar that comes back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openCart(page, 2);
    await quantities(page).first().tap();
    await expect(options(page)).toHaveCount(5);
    await expect(barButton(page)).not.toBeInViewport();
    await page.touchscreen.tap(300, 480);
    await expect(options(page)).toHaveCount(0);
    await expect(barButton(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
    await page.touchscreen.tap(300, 480);
    await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  });

  test('a list opens above the keyboard of a phone that lays the keyboard over the page', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCart(page, 3);
    const last = quantities(page).last();
    await last.evaluate((control) => scrollBy(0, control.getBoundingClientRect().bottom - 400));
    await last.tap();
    // The visual viewport becomes a part of the window, as when a shopper zooms.
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    const room = () =>
      page.evaluate(() => {
        const list = document.querySelector('[role=listbox]')?.getBoundingClientRect();
        const view = window.visualViewport;
        return list && view ? [list.top - view.offsetTop, view.offsetTop + view.height - list.bottom] : [];
      });
    await expect.poll(async () => Math.min(...(await room()))).toBeGreaterThanOrEqual(0);
  });
});
