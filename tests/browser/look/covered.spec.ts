import type { Page } from '@playwright/test';
import { remove } from '../../testing/browser/shopper';
import { screens } from '../../testing/browser/openScreens';
import { expect, fillCart, stopClock, test } from '../../testing/browser/shop';

/** An open menu and the waiting screen cover others on purpose. */
const { 'sort-menu': _menu, waiting: _waiting, ...others } = screens;
const toOpen = {
  ...others,
  async 'no item left'(page: Page) {
    await fillCart(page, [[0, 1]]);
    await page.goto('/cart');
    await remove(page);
    await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
  },
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

for (const [name, open] of Object.entries(toOpen))
  test(`nothing covers a control of the screen '${name}' in a phone's window`, async ({
    page,
    alerts: _accepted,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await open(page);
    await stopClock(page); // An offer stays.
    await expect(page.locator('[data-folding]')).toHaveCount(0);
    for (const width of widths)
      for (const height of heights) {
        await page.setViewportSize({ width, height });
        expect.soft(await coveredControls(page), `${width} × ${height}`).toEqual([]);
      }
  });
