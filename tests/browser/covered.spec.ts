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
 * The controls that something else is over, when each is scrolled into the window from above and from below;
 * and at each of these positions the controls of the bars, which do not scroll.
 */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href], button:not(:disabled), input')].filter(
      (control) => {
        const { width, bottom } = control.getBoundingClientRect();
        return width > 1 && bottom + scrollY > 0 && control.checkVisibility({ visibilityProperty: true });
      },
    );
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

/** Pixels between two windows: fewer at night. */
const DISTANCE = process.env.SOAK ? 20 : 80;

const steps = (first: number, last: number) =>
  Array.from({ length: Math.ceil((last - first) / DISTANCE) + 1 }, (_, index) =>
    Math.min(first + DISTANCE * index, last),
  );

for (const [name, open] of Object.entries(screens))
  test(`nothing is over a control of the screen '${name}' in a phone's window`, async ({ page, alerts }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, alerts);
    for (const width of steps(320, 480))
      for (const height of steps(480, 932)) {
        await page.setViewportSize({ width, height });
        expect.soft(await coveredControls(page), `${width} × ${height}`).toEqual([]);
      }
  });
