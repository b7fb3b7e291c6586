import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, chooseFile, inspect, panel, slider, view } from '../../testing/browser/panel';
import { expect, test as base } from '../../testing/browser/shop';

const test = base.extend<{ tour: string }>({
  // A session of 30 steps, shown in the panel.
  tour: async ({ page }, use) => {
    const text = await readFile('tests/logs/tour.json', 'utf8');
    await page.goto('/?qa');
    await view(page, text);
    await use(text);
  },
});

const list = (page: Page) => page.getByRole('listbox', { name: 'Steps' });
const step = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const filter = (page: Page) => page.getByRole('combobox', { name: 'Search steps' });
const headline = (page: Page) =>
  panel(page).getByRole('group', { name: 'Player' }).getByRole('paragraph').nth(1);
const announced = (page: Page) => panel(page).getByRole('group', { name: 'Player' }).getByRole('status');
const region = (page: Page, name: string) => panel(page).getByRole('region', { name });

/** The names of all rows, in their order. */
const names = (page: Page) =>
  list(page)
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

/** The number of the last step that a text says. */
async function numberOf(page: Page, text: string): Promise<string> {
  const last = (await names(page)).findLast((name) => name?.startsWith('Step ') && name.includes(text));
  return /\d+/.exec(last ?? '')?.[0] ?? `no step says ${text}`;
}

test('the list shows each step with its time and slice, between notes and alerts, and can be filtered', async ({
  page,
  tour: _shown,
}) => {
  const again = await numberOf(page, 'Adicionou Camiseta Garoa Fina');
  await slider(page).fill(again);
  const row = step(page, `Step ${again}: Adicionou Camiseta Garoa Fina. cart`);
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toContainText(/\d:\d\d\.\d$/);
  await expect(row).toBeInViewport();
  const all = await names(page);
  expect(all).toContain('Alert: O produto Camiseta Garoa Fina já foi adicionado ao carrinho!');
  await step(page, 'Note: Duas canecas e duas camisetas').click();
  await expect(slider(page)).toHaveValue(await numberOf(page, 'Mudou a quantidade de Camiseta Garoa Fina'));
  await expect(list(page)).toBeFocused();
  await filter(page).fill('cart/orderFinished');
  await expect
    .poll(() => names(page))
    .toEqual([expect.stringMatching(/^Step \d+: A compra terminou\. cart$/)]);
  await filter(page).fill('remocao de caneca sabia');
  await expect(panel(page).getByText('1 in the list')).toBeAttached();
  await list(page).focus();
  await page.keyboard.press('End');
  await expect(headline(page)).toHaveText('Desfez a remoção de Caneca Sabiá');
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
});

test('a step shows its changes and its alert, and leads to the steps that changed a value', async ({
  page,
  alerts,
  tour: _shown,
}) => {
  await slider(page).fill(await numberOf(page, 'Mudou a quantidade de Caneca Sabiá'));
  await expect(headline(page)).toHaveText('Mudou a quantidade de Caneca Sabiá para 2');
  await expect(region(page, 'What changed in the state')).toContainText(
    /- cart\.items\[Caneca Sabiá\]\.quantity: 1\n\+ .*quantity: 2$/m,
  );
  await expect(region(page, 'What changed on the screen')).toContainText(/^\+ .*R\$ 175,80/m);
  await expect(region(page, 'Effects and requests')).toContainText('save: cart');
  await slider(page).fill(await numberOf(page, 'Removeu Caneca Sabiá'));
  await expect(region(page, 'Effects and requests')).toContainText('alert: Produto Removido com sucesso!');
  expect(alerts).toEqual([]);

  await filter(page).fill('quantity');
  const suggested = panel(page).locator('datalist option').filter({ hasText: 'quantity' });
  await expect(suggested.first()).toHaveText('cart.items[Caneca Sabiá].quantity');
  await filter(page).fill((await suggested.first().textContent()) ?? '');
  await expect.poll(async () => (await names(page)).length).toBe(5);
  await list(page).focus();
  await page.keyboard.press('Home');
  await expect(headline(page)).toHaveText('Adicionou Caneca Sabiá');
  await panel(page).getByText('Whole state').click();
  await panel(page)
    .locator('summary', { hasText: /^cart\s/ })
    .click();
  await expect(panel(page).locator('summary', { hasText: /^items/ })).toBeVisible();
});

test('the panel works by keyboard alone: the slider, the list and the buttons announce a step once', async ({
  page,
  tour: _shown,
}) => {
  await expect(slider(page)).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(slider(page)).toHaveValue('1');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^1 of \d+: \S/);
  await list(page).focus();
  const active = (await list(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(step(page, /^Step 1:/)).toHaveAttribute('id', active);
  await page.keyboard.press('End');
  await expect(headline(page)).toHaveText('A compra terminou');
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(slider(page)).toHaveValue('1');
  await expect(announced(page)).toHaveText('');
  await slider(page).press('End');
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(button(page, 'Next step')).toBeFocused();
  await expect(announced(page)).toHaveText('A compra terminou');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next step')).toBeFocused(); // Though there is no next step.
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 900],
] as const) {
  const title = `at ${width} pixels the step is in view first, nothing is cut off, and axe finds nothing wrong`;
  test(title, { tag: width === 390 ? '@push' : '@soak' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?qa');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(button(page, 'Open')).toBeVisible();
    await chooseFile(page, 'abc');
    await expect(panel(page).getByRole('alert')).toBeVisible();
    await inspect(page);

    await view(page, await readFile('tests/logs/tour.json', 'utf8'));
    await slider(page).fill('25');
    const changes = page.getByRole('heading', { name: 'What changed on the screen' });
    for (const seen of [headline(page), button(page, 'Next step'), changes])
      await expect(seen).toBeInViewport({ ratio: 1 });
    await filter(page).focus();
    await expect(filter(page)).toBeInViewport({ ratio: 1 });
    await panel(page).getByText('Whole state').click();
    await inspect(page);
    // The panel covers nothing of the page for good.
    await slider(page).fill(await numberOf(page, 'Escolheu a categoria Camisetas'));
    const pages = page.getByRole('navigation', { name: 'Paginação abaixo dos produtos' });
    const last = pages.getByRole('link').last();
    await last.focus();
    const [seen, top] = await Promise.all([last.boundingBox(), panel(page).boundingBox()]);
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await page.getByLabel('Compare with another log').setInputFiles('tests/logs/cart.json');
    await expect(region(page, 'Comparison')).toBeFocused();
    await inspect(page);
  });
}
