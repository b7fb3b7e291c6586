import type { Page } from '@playwright/test';
import { order, remove } from '../../testing/browser/shopper';
import { addProduct, cards, expect, fillCart, hold, row, test } from '../../testing/browser/shop';

// What the cart does is in tests/app/buy. Here is what only a browser shows.

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remover/ }) });
const undo = (page: Page) => page.getByRole('button', { name: /^Desfazer/ });
test('the line of the product that was added is in the window, and marked', async ({
  page,
  alerts: _none,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fillCart(
    page,
    Array.from({ length: 7 }, (_, index) => [index, 1] as const),
  );
  await addProduct(page, row(8).id);
  await expect(lines(page).last().getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-added]')).toHaveText(/Caneca Número 8/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test("'Desfazer' is in the window of a phone, wherever the removed line was", async ({
  page,
  alerts: _none,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fillCart(
    page,
    Array.from({ length: 10 }, (_, index) => [index, 1] as const),
  );
  await page.goto('/cart');
  await remove(page);
  await expect(undo(page)).toBeInViewport({ ratio: 1 });
});

/** From the next document on, keeps what the page's headings are when an alert is shown, in the window's `headings`. */
const noteAlerts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { headings: [] as string[] });
    window.alert = () => {
      const headings = [...document.querySelectorAll('main h1')].map((heading) => heading.textContent);
      (window as unknown as { headings: string[] }).headings.push(headings.join());
    };
  });

const headingsAtAlerts = (page: Page) =>
  page.evaluate(() => (window as unknown as { headings: string[] }).headings);

test.describe('the alert of a second add', () => {
  test('the alert of a second add waits for the code of the cart, whose outline looks different', async ({
    page,
  }) => {
    await noteAlerts(page);
    await fillCart(page, [[0, 1]]);
    const release = await hold(page, '**/assets/cart.*');
    await page.goto(`/product/${row(0).id}`);
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.locator('main [data-outline]')).not.toHaveCSS('aspect-ratio', /^1/);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await headingsAtAlerts(page)).toEqual([]);
    release();
    await expect.poll(() => headingsAtAlerts(page)).toEqual(['SEU CARRINHO']);
  });

  test('the alert of a second add comes even if the code of the cart does not', async ({ page }) => {
    await noteAlerts(page);
    await fillCart(page, [[0, 1]]);
    await page.route('**/assets/cart.*', (route) => route.abort());
    await page.goto(`/product/${row(0).id}`);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect.poll(() => headingsAtAlerts(page)).toHaveLength(1);
  });
});

/** From the next document on, notes the animations that only paint: what has moved, and for how many ms, in `data-moved`. */
const noteMotion = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('animationstart', ({ animationName, target }) => {
      const own = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === target);
      const isPainted = own.every(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          !/width|height|top|left|margin/.test(JSON.stringify(effect.getKeyframes())),
      );
      const { dataset } = document.documentElement;
      if (isPainted)
        dataset.moved = `${dataset.moved ?? ''} ${animationName} ${String(own[0]?.effect?.getTiming().duration)}`;
    }),
  );

test("the badge grows when its number changes, and the added line, the new total and 'Desfazer' appear", async ({
  page,
  alerts: _none,
}) => {
  await noteMotion(page);
  await page.goto(`/product/${row(0).id}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  const expectMotion = async (act: () => Promise<unknown>, appearing: number) => {
    await page.evaluate(() => delete document.documentElement.dataset.moved);
    await act();
    const moved = async () => (await page.locator('html').getAttribute('data-moved')) ?? '';
    await expect.poll(async () => (await moved()).match(/appear\S* 150/g)?.length ?? 0).toBe(appearing);
    expect(await moved()).toMatch(/grow\S* 240/);
  };
  await expectMotion(() => addProduct(page, row(0).id), 1);
  await expectMotion(() => addProduct(page, row(1).id), 1);
  await expectMotion(() => remove(page), 3);
  await expect(undo(page)).toBeVisible();
});

/** From the next document on, keeps how many lines fold and unfold, and what the page shows when an alert comes. */
const noteFolding = (page: Page) =>
  page.addInitScript(() => {
    const noted = { folding: [] as string[], alerts: [] as string[] };
    Object.assign(window, { noted });
    const start = (element: Element, ...given: Parameters<Element['animate']>) =>
      Element.prototype.animate.call(element, ...given);
    HTMLElement.prototype.animate = function (this: HTMLElement, ...given) {
      const { direction } = given[1] as KeyframeAnimationOptions;
      const isInList = this.parentElement?.matches('main ul');
      if (isInList) noted.folding.push(`${direction} ${this.inert} ${this.querySelector('h2')?.textContent}`);
      return start(this, ...given);
    };
    window.alert = (text) => {
      noted.alerts.push(`${text} ${document.querySelectorAll('main ul:has(h2) > li').length}`);
    };
  });

const notedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: Record<'folding' | 'alerts', string[]> }).noted);

test("a removed line folds, 'Desfazer' unfolds it, and the alert comes when the line is gone", async ({
  page,
}) => {
  await noteFolding(page);
  await fillCart(page, [
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(3);
  expect(await notedIn(page)).toEqual({ folding: [], alerts: [] });
  await remove(page, 'Camiseta Número 1');
  await expect.poll(() => notedIn(page)).toMatchObject({ alerts: ['Produto Removido com sucesso! 2'] });
  await expect(undo(page)).toBeFocused();
  await undo(page).click();
  await expect(lines(page)).toHaveCount(3);
  expect((await notedIn(page)).folding).toEqual([
    'normal true Camiseta Número 1',
    'reverse false Camiseta Número 1',
  ]);
});

test('a line that folds ignores presses, and the last line leaves nothing behind', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.animate = function (this: HTMLElement, ...given) {
      const animation = Element.prototype.animate.call(this, ...given);
      animation.pause(); // The line folds as long as the test likes.
      return animation;
    };
  });
  await fillCart(page, [
    [0, 1],
    [1, 1],
  ]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remover Caneca Número 0' }).click();
  const folding = page.locator('[data-folding]');
  await expect(folding).toHaveCount(1);
  const { x, y, width, height } = (await folding.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const hit = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('li') === null,
    [x + width / 2, y + height / 2] as const,
  );
  expect(hit).toBe(true);
  await expect(undo(page)).toBeFocused();
  await page.getByRole('button', { name: 'Remover Camiseta Número 1' }).click();
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  await expect(folding).toHaveCount(0);
});

test('a button darkens by 12 % in 120 ms below the pointer, and its text keeps its colour', async ({
  page,
}) => {
  await fillCart(page, [[0, 1]]);
  await page.goto('/cart');
  const button = page.getByRole('button', { name: 'Finalizar a compra' });
  const shade = () =>
    button.evaluate((element) => {
      const { opacity, backgroundColor, transitionDuration, zIndex } = getComputedStyle(element, '::after');
      return { opacity, backgroundColor, transitionDuration, zIndex };
    });
  const atRest = { backgroundColor: 'rgba(0, 0, 0, 0.12)', transitionDuration: '0.12s', zIndex: '-1' };
  expect(await shade()).toEqual({ ...atRest, opacity: '0' });
  await button.hover();
  await expect.poll(shade).toEqual({ ...atRest, opacity: '1' });
});

test('with reduced motion nothing moves, up to the waiting screen', async ({ page, alerts: _none }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionrun'])
      addEventListener(type, () => (document.documentElement.dataset.moved = type));
    HTMLElement.prototype.animate = function (...given) {
      document.documentElement.dataset.moved = 'animate';
      return Element.prototype.animate.apply(this, given);
    };
  });
  await page.goto('/');
  await cards(page).first().hover();
  await page.getByRole('combobox', { name: 'Organizar por' }).click();
  await page.keyboard.press('Escape');
  await addProduct(page, row(0).id);
  await addProduct(page, row(1).id);
  await remove(page);
  await expect(undo(page)).toBeVisible();
  await order(page);
  await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
