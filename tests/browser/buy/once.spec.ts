import type { Locator, Page } from '@playwright/test';
import { productRow } from '@/entities/product/index.fixtures';
import { download, openPanel } from '../../testing/browser/panel';
import { expect, fillCart, hold, row, rows, saved, stopClock, test } from '../../testing/browser/shop';

// No press is done twice (docs/contract.md). The clock is stopped, so that no second press is late.

/** Whole numbers at even distances, the first and the last one included. */
const steps = (first: number, last: number, count: number) =>
  Array.from({ length: count }, (_, at) => Math.round(first + ((last - first) * at) / (count - 1)));

type Way = 'a finger' | 'the mouse' | 'Enter';

/** The ways to press, and in which windows each push tries them. */
const PUSHED: readonly [Way, number, number][] = [
  ['a finger', 320, 480],
  ['a finger', 375, 812],
  ['a finger', 480, 700],
  ['the mouse', 480, 700],
  ['Enter', 480, 700],
];
/** Eleven widths by eighteen heights: 198 layouts of a phone. The first one is among those of each push. */
const GRID = steps(320, 480, 11)
  .flatMap((width) => steps(480, 932, 18).map((height) => ['a finger', width, height] as const))
  .slice(1);

/** Thirteen pages. */
const more = Array.from({ length: 120 }, (_, at) => productRow({ id: `more-${at}`, name: `Caneca ${at}` }));
test.use({ answer: [[...rows, ...more], { option: true }] });
test.beforeEach(({ page, alerts: _none }) => fillCart(page, [[0, 1], [1, 1], [2, 1]])); // prettier-ignore

const inCart = async (page: Page) => (await saved(page, 'cart')) as { quantity: number }[];
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();
const add = (page: Page) => button(page, 'ADICIONAR AO CARRINHO');
const remove = (page: Page) => button(page, /^Remover/);
const undo = (page: Page) => button(page, /^Desfazer/);
const arrows = (page: Page) => page.getByRole('link', { name: 'Próxima página' });
const cart = (page: Page) => page.getByRole('heading', { level: 1, name: 'SEU CARRINHO' });

/** The middle of a control, which is in the window then. */
async function middle(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

type Point = Awaited<ReturnType<typeof middle>>;

/** Presses a point, or what has the focus. */
async function press(page: Page, way: Way, { x, y }: Point) {
  if (way === 'Enter') await page.keyboard.press(way);
  else await (way === 'a finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Presses a control, and again as soon as the first press is seen: the same point, or what has the focus then. */
async function pressTwice(page: Page, way: Way, control: Locator, shown: Locator, point?: Point) {
  if (way === 'Enter') await control.focus();
  const pressed = point ?? (await middle(control));
  await press(page, way, pressed);
  await expect(shown).toBeAttached();
  await press(page, way, pressed);
  await page.clock.runFor(1_000);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.clock.install();
  await stopClock(page);
}

for (const [way, width, height] of process.env.SOAK ? [...PUSHED, ...GRID] : PUSHED)
  test.describe(`by ${way}, in a window of ${width} × ${height},`, () => {
    const hasTouch = way === 'a finger';
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch });

    test('a second press of each control does nothing, or the same again', async ({ page }) => {
      await open(page, '/');
      for (const name of ['Canecas', 'Todos os produtos']) {
        const chosen = page.getByRole('tab', { name, selected: true });
        await pressTwice(page, way, page.getByRole('tab', { name }), chosen);
        await expect(chosen).toBeAttached();
      }
      const arrow = await middle(arrows(page).first());
      if (way === 'Enter') await arrows(page).last().focus();
      for (let pages = 0; pages < 10; pages++) await press(page, way, arrow);
      await expect(page).toHaveURL('/produtos/11');
      await page.clock.runFor(1_000);
      const card = page.getByRole('tabpanel').getByRole('link').nth(6);
      await card.evaluate((link) => link.scrollIntoView({ block: 'end' }));
      await pressTwice(page, way, card, add(page), { ...(await middle(card)), y: height - 40 });
      expect(await inCart(page)).toHaveLength(3);
      await pressTwice(page, way, add(page), cart(page));
      expect(await inCart(page)).toHaveLength(4);
      await pressTwice(page, way, remove(page), undo(page));
      expect(await inCart(page)).toHaveLength(3);
      await pressTwice(page, way, undo(page), button(page, 'Remover Caneca Número 0'));
      expect(await inCart(page)).toHaveLength(4);
      const menu = page.getByRole('combobox', { name: /^Quantidade/ }).first();
      const option = page.getByRole('option', { name: '1', exact: true });
      await pressTwice(page, way, menu, option);
      await expect(option).toHaveCount(0); // The same control has closed its list.
      const { x, y } = await middle(menu);
      await press(page, way, { x, y });
      const up = Math.sign((await middle(option)).y - y);
      await press(page, way, { x, y: y + up * 22 });
      expect((await inCart(page)).map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
      await page.clock.runFor(1_000);
      await button(page, 'Finalizar a compra').focus();
      await press(page, way, await middle(button(page, 'Finalizar a compra')));
      await expect(cart(page)).toHaveCount(0);
    });
  });

for (const key of ['Enter', 'Space'])
  test(`${key} counts once while it is held, and never presses a control that gets the focus meanwhile`, async ({
    page,
  }) => {
    await open(page, `/product/${row(4).id}`);
    await add(page).focus();
    for (let times = 0; times < 9; times++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(cart(page)).toBeFocused();
    await page.clock.runFor(1_000);
    for (const count of [3, 3]) {
      await remove(page).focus();
      await page.keyboard.press(key);
      expect(await inCart(page)).toHaveLength(count);
    }
    await page.keyboard.press('Tab'); // A shopper who moves the focus knows which control has it.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press(key);
    expect(await inCart(page)).toHaveLength(2);
  });

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that misses a button can press it right after, and the log notes what it presses too soon', async ({
    page,
  }) => {
    const path = `/product/${row(4).id}`;
    await page.goto(path);
    await openPanel(page); // From here on what a person does in this tab is noted.
    await page.keyboard.press('Control+Shift+L');
    await open(page, path);
    const { x, y } = await middle(add(page));
    const { height = 0 } = (await add(page).boundingBox()) ?? {};
    await press(page, 'a finger', { x, y: y - height / 2 - 3 });
    await pressTwice(page, 'a finger', add(page), cart(page), { x, y: y - height / 2 + 3 });
    await page.clock.resume();
    await openPanel(page);
    expect(/"tooSoon.*Finalizar/.test(await download(page))).toBe(true);
  });

  test('a finger presses nothing in a document that a link has just opened', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.clock.install();
    await page.evaluate((to) => location.assign(to), new URL('/', test.info().project.use.baseURL).href);
    await page.locator('header').waitFor();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.touchscreen.tap(100, 800);
    await page.waitForURL(/product/, { waitUntil: 'commit' });
    await expect(add(page)).toBeVisible();
    await page.touchscreen.tap(100, 800);
    release();
    await page.clock.resume();
    await expect(page.locator('html')).not.toHaveAttribute('data-restoring');
    await expect(page).toHaveURL(/product/);
    expect(await inCart(page)).toHaveLength(3);
  });

  // On a push, the tests above press twice what adds, removes, restores and orders.
  const EACH = 'a finger that presses each control twice causes nothing that one press would not';
  test(EACH, { tag: '@soak' }, async ({ page, alerts }) => {
    const controls = page.locator('#root :is(a:not([target]), button:enabled)').filter({ visible: true });
    const seen = new Set<string>();
    for (const path of ['/', `/product/${row(4).id}`, '/cart']) {
      await page.goto(path);
      for (let at = 0, count = await controls.count(); at < count; at++) {
        const name = await controls.nth(at).evaluate((control) => control.ariaLabel ?? control.textContent);
        const kind = name.replace(/\d.*/s, '');
        if (seen.has(kind)) continue;
        seen.add(kind);
        const { x, y } = await middle(controls.nth(at));
        await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
        const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        await page.evaluate(frame).catch(() => null); // It may open a document.
        const changes = { ADICIONAR: 1, Remover: -1, Finalizar: -3 };
        const change = Object.entries(changes).find(([verb]) => name.startsWith(verb))?.[1] ?? 0;
        // A page cannot be read while the press opens a document.
        await expect(async () =>
          expect(await inCart(page), `after '${name}'`).toHaveLength(3 + change),
        ).toPass();
        // The alert of a removal comes when the line has folded. Chromium hangs if a document is opened at that moment.
        const alertCount = name.startsWith('Remover') ? 1 : 0;
        await expect.poll(() => alerts.length, `alerts after '${name}'`).toBe(alertCount);
        alerts.length = 0;
        await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()));
        await page.goto(path);
      }
    }
  });
});
