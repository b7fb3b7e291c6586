import { expect, row, test } from './shop';

// A browser that discards a tab, or is killed, sends no 'pagehide': what is saved then is saved when the page is hidden.

test('a tab that ends after it was hidden comes back at its place', { tag: '@push' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await expect(page.getByRole('heading', { name: row(2).name })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await page.mouse.click(5, 300); // Beside the products. The press on the tab counts.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const saved = await page.evaluate(() => sessionStorage.getItem('canecamisa:press'));
  expect(saved).toMatch(/^[\d.]+ [\d.]+$/);

  const browser = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, browser.send('Page.crash').catch(() => {})]); // The command has no answer.
  // Playwright uses no page that has crashed, so the browser's protocol does.
  await browser.send('Page.reload');
  const valueOf = async (expression: string) =>
    (await browser.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as unknown;
  await expect.poll(() => valueOf('document.documentElement.dataset.restoring ?? "ready"')).toBe('ready');
  await expect.poll(() => valueOf('scrollY')).toBe(500);
  expect(await valueOf('location.pathname')).toBe('/canecas');
});
