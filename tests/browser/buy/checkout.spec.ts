import { cards, expect, fillCart, stopClock, test } from '../../testing/browser/shop';

const waiting = 'Aguarde, estamos finalizando sua compra...';

test('the waiting screen covers the window, keeps the focus and moves until the wait is over, and Back shows the empty cart', async ({
  page,
}) => {
  await page.clock.install();
  await fillCart(page, [
    [0, 2],
    [1, 1],
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Finalizar a compra' })).toBeEnabled();
  await stopClock(page);
  await page.getByRole('button', { name: 'Finalizar a compra' }).click();
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible();
  const heading = page.getByRole('heading', { name: waiting });
  await expect(heading).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull();
  }
  expect(await page.locator('header').evaluate((header) => header.closest('[inert]') !== null)).toBe(true);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  // The page's scrollbar stays visible at the right.
  const covers = await page.evaluate(() =>
    [10, innerWidth - 30].every((x) =>
      [10, 40, innerHeight - 10].every((y) => document.elementFromPoint(x, y)?.closest('[aria-busy=true]')),
    ),
  );
  expect(covers).toBe(true);
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  // The bag closes its eyes when the wait is over. HTML elements move, without the main thread.
  const animations = await page.evaluate(() =>
    (document.querySelector('main section')?.getAnimations({ subtree: true }) ?? []).map(({ effect }) => ({
      duration: effect?.getTiming().duration,
      isHtml: effect instanceof KeyframeEffect && effect.target instanceof HTMLElement,
      properties: effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys).sort() : [],
    })),
  );
  expect(animations.length).toBeGreaterThan(3);
  for (const { duration, isHtml, properties } of animations) {
    expect(duration).toBe(5_000);
    expect(isHtml).toBe(true);
    expect(
      properties.filter((name) => !/^(composite|computedOffset|easing|offset|opacity|transform)$/.test(name)),
    ).toEqual([]);
  }
  await page.clock.fastForward(6_000);
  await expect(page).toHaveURL('/');
  await expect(cards(page)).toHaveCount(12);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
});
