import type { Page } from '@playwright/test';
import { remove } from '../drive/shopper';
import { cards, expect, fillCart, row, search, stopClock, test } from './shop';

/** Items of the cart. */
const one = [[0, 1]] as const;
const two = [...one, [1, 2]] as const;

async function openCart(page: Page, lines: typeof one | typeof two) {
  await fillCart(page, lines);
  await page.goto('/cart');
  await expect(page.getByRole('combobox', { name: /quantidade/i })).toHaveCount(lines.length);
}

async function removeFirst(page: Page, alerts: readonly string[]) {
  await page.clock.install();
  await remove(page);
  await expect.poll(() => alerts).toHaveLength(1);
  await stopClock(page); // The offer stays.
}

const screens: Record<string, (page: Page, alerts: readonly string[]) => Promise<unknown>> = {
  async catalogue(page) {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
  },
  async 'nothing found'(page) {
    await page.goto('/');
    await search(page, 'umapalavracomprida');
    await expect(page.getByRole('region', { name: 'Mais vendidos' })).toBeVisible();
  },
  product: (page) => page.goto(`/product/${row(0).id}`),
  cart: (page) => openCart(page, two),
  async 'one item left'(page, alerts) {
    await openCart(page, two);
    await removeFirst(page, alerts);
  },
  async 'no item left'(page, alerts) {
    await openCart(page, one);
    await removeFirst(page, alerts);
  },
  error: (page) => page.goto('/nowhere'),
};

/**
 * The controls, or the footer's end, that something else is over, when each is scrolled into the window from
 * above and from below; and at each of these positions the controls of the bars, which do not scroll.
 */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selector = 'a[href], button:not(:disabled), input, footer > :last-child';
    const controls = [...document.querySelectorAll(selector)].filter((control) => {
      const { width, bottom } = control.getBoundingClientRect();
      return width > 1 && bottom + scrollY > 0 && control.checkVisibility({ visibilityProperty: true });
    });
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || sticks(element.parentElement));
    const barControls = controls.filter(sticks);
    const covered = new Set<string>();
    const check = (control: Element, isScrolledTo: boolean) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      if (shown === null ? isScrolledTo : !control.contains(shown) && !shown.contains(control))
        covered.add(`${control.outerHTML.slice(0, 90)} below ${shown?.outerHTML.slice(0, 60)}`);
    };
    for (const control of [...controls, ...controls.toReversed()]) {
      control.scrollIntoView({ block: 'nearest' });
      check(control, true);
      for (const barControl of barControls) check(barControl, false);
    }
    return [...covered];
  });

const isNight = Boolean(process.env.SOAK);
const widths = isNight ? [320, 340, 360, 380, 400, 420, 440, 460, 480] : [320, 480];
const heights = isNight ? [480, 520, 560, 600, 640, 680, 720, 760, 800, 844, 888, 932] : [480, 700, 932];

for (const [name, open] of Object.entries(screens))
  test(`nothing is over a control of the screen '${name}' in a phone's window`, async ({ page, alerts }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, alerts);
    for (const width of widths)
      for (const height of heights) {
        await page.setViewportSize({ width, height });
        expect.soft(await coveredControls(page), `${width} × ${height}`).toEqual([]);
      }
  });
