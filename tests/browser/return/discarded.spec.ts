import { expect, row, test } from '../../testing/browser/shop';

declare global {
  interface Window {
    isDiscarded?: true;
  }
}

// A browser that discards a hidden tab, or is killed, sends the page no 'pagehide' and nothing else: what is saved when
// a page is left is saved when it is hidden. Here the page hears nothing after it was hidden, and is loaded again.
test('a tab that is discarded comes back at its place', { tag: '@push' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const type of ['pagehide', 'visibilitychange'])
      addEventListener(type, (event) => window.isDiscarded && event.stopImmediatePropagation(), true);
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await expect(page.getByRole('heading', { name: row(2).name, exact: true })).toBeVisible();
  const press = await page.evaluate(() => {
    scrollTo(0, 500);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.isDiscarded = true;
    return sessionStorage.getItem('canecamisa:press');
  });
  expect(press).toMatch(/^[\d.]+ [\d.]+$/);
  await page.reload();
  await expect(page).toHaveURL('/canecas');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});
