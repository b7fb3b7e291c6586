import type { Locator, Page } from '@playwright/test';
import { productRow } from '@/entities/product/index.fixtures';
import { expect, fillCart, rows, saved, stopClock, test } from './shop';

// No press is done twice (docs/contract.md). The clock is stopped: a second press is never late.

const PHONES = ['320x480', '320x568', '360x640', '360x740', '375x667', '375x812', '390x664', '390x844', '412x732', '412x915', '430x932', '480x932']; // prettier-ignore
const DESKTOP = '480x700';

/** Thirteen pages. */
const answer = [
  ...rows,
  ...Array.from({ length: 120 }, (_, index) => productRow({ id: `more-${index}`, name: `Caneca ${index}` })),
];
test.use({ answer: [answer, { option: true }] });

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('combobox', { name: /^Quantidade/ }).first();
const inCart = async (page: Page) => (await saved(page, 'cart') as { quantity: number }[] | null) ?? []; // prettier-ignore

interface Point {
  x: number;
  y: number;
}

/** A point of a control that is in the window: its middle, or as far below its top. */
async function pointOf(control: Locator, below?: number): Promise<Point> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + (below ?? height / 2) };
}

/** Presses with a finger if the page has touch, else with the mouse. */
async function press(page: Page, { x, y }: Point) {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Presses a point again as soon as the first press is seen. */
async function pressTwice(page: Page, point: Point, shown: Locator) {
  await press(page, point);
  await expect(shown).toBeAttached();
  await press(page, point);
  await page.clock.runFor(50);
}

async function openWithStoppedClock(page: Page, path: string) {
  await page.goto(path);
  await page.clock.install();
  await stopClock(page);
}

for (const size of [...PHONES, DESKTOP]) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  test.describe(`a second press in a window of ${size}`, () => {
    test.use({ viewport: { width, height }, hasTouch: size !== DESKTOP, isMobile: size !== DESKTOP });

    test('adds nothing, and orders nothing', async ({ page, alerts: _none }) => {
      await openWithStoppedClock(page, '/');
      await pressTwice(page, { x: width / 4, y: height - 40 }, button(page, 'ADICIONAR'));
      expect(await inCart(page)).toEqual([]);
      await page.clock.runFor(1_000);
      await pressTwice(page, await pointOf(button(page, 'ADICIONAR')), h1(page).getByText('SEU CARRINHO'));
      expect(await inCart(page)).toHaveLength(1);
      await expect(h1(page)).toHaveText('SEU CARRINHO');
      await page.clock.runFor(1_000);
      await press(page, await pointOf(button(page, 'Finalizar a compra')));
      await expect(h1(page)).not.toHaveText('SEU CARRINHO');
    });

    test('removes nothing, and chooses nothing', async ({ page, alerts: _none }) => {
      await fillCart(page, [[0, 1], [1, 1], [2, 1]]); // prettier-ignore
      await openWithStoppedClock(page, '/cart');
      await pressTwice(page, await pointOf(button(page, /^Remover/)), button(page, /^Desfazer/));
      expect(await inCart(page)).toHaveLength(2);
      await page.clock.runFor(1_000);
      await pressTwice(
        page,
        await pointOf(button(page, /^Desfazer/)),
        button(page, /Remover Caneca Número 0/),
      );
      expect(await inCart(page)).toHaveLength(3);
      await page.clock.runFor(1_000);
      const { x, y } = await pointOf(menu(page));
      await press(page, { x, y });
      const option = page.getByRole('option', { name: '5' });
      await press(page, await pointOf(option));
      expect((await inCart(page))[0]?.quantity).toBe(5);
    });

    test('on the arrow of the pages is one more page, and on a tab is that tab', async ({ page }) => {
      await openWithStoppedClock(page, '/');
      const next = await pointOf(page.getByRole('link', { name: 'Próxima página' }).first());
      for (let pages = 0; pages < 10; pages++) await press(page, next);
      await expect(page).toHaveURL('/produtos/11');
      for (const name of ['Camisetas', 'Canecas', 'Todos os produtos']) {
        const tab = page.getByRole('tab', { name, selected: true });
        await pressTwice(page, await pointOf(page.getByRole('tab', { name })), tab);
        await expect(tab).toBeAttached();
        await page.clock.runFor(1_000);
      }
    });
  });
}
