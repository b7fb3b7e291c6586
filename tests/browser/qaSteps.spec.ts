import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, chooseFile, inspect, panel, press, slider, untilSaved, view } from './panel';
import { expect, test as base } from './shop';

const test = base.extend<{ tour: string }>({
  // A session of 31 steps, shown in the panel.
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
const announced = (page: Page) => panel(page).locator('[aria-live]').first();
const headline = (page: Page) => announced(page).getByRole('paragraph').nth(1);
const region = (page: Page, name: string) => panel(page).getByRole('region', { name });

/** The names of all rows, in their order. */
const names = (page: Page) =>
  list(page)
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

test('the list shows each step with its time and slice, among notes and alerts, and can be filtered', async ({
  page,
  tour: _shown,
}) => {
  await slider(page).fill('25');
  const row = step(page, 'Step 25: Adicionou Camiseta Garoa Fina. cart');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toContainText(/\d:\d\d\.\d$/);
  await expect(row).toBeInViewport();
  const all = await names(page);
  const start = all.indexOf('Step 25: Adicionou Camiseta Garoa Fina. cart');
  expect(all.slice(start + 1, start + 3)).toEqual([
    'Alert: O produto Camiseta Garoa Fina já foi adicionado ao carrinho!',
    'Step 26: Removeu Caneca Sabiá. cart',
  ]);
  await step(page, 'Note: Duas canecas e duas camisetas').click();
  await expect(slider(page)).toHaveValue('29');
  await expect(list(page)).toBeFocused();
  await page.getByRole('combobox', { name: 'Show only' }).selectOption({ label: 'Notes' });
  await expect.poll(() => names(page)).toEqual(all.filter((name) => name?.startsWith('Note: ')));
  await page.getByRole('combobox', { name: 'Show only' }).selectOption({ label: 'Everything' });
  await filter(page).fill('checkout/');
  await expect.poll(() => names(page)).toEqual(['Step 31: A compra terminou. checkout']);
  await filter(page).fill('sabia');
  await expect(panel(page).getByText('7 in the list')).toBeAttached();
  await list(page).focus();
  await page.keyboard.press('End');
  await expect(headline(page)).toHaveText('Desfez a remoção de Caneca Sabiá');
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
});

test('the step shows what changed and its alert, and leads to the steps that changed a value', async ({
  page,
  alerts,
  tour: _shown,
}) => {
  await slider(page).fill('14');
  await expect(headline(page)).toHaveText('Mudou a quantidade de Caneca Sabiá para 2');
  await expect(region(page, 'What changed in the state')).toContainText(
    /- cart › Caneca Sabiá › quantity: 1\n\+ .* quantity: 2$/m,
  );
  for (const line of [/^- .*\[expanded\]/m, /^- .*R\$ 107,90/m, /^\+ .*R\$ 175,80/m])
    await expect(region(page, 'What changed on the screen')).toContainText(line);
  await expect(panel(page).getByText('save: cart')).toBeVisible();
  await slider(page).fill('26');
  await expect(panel(page).getByText('alert: Produto Removido com sucesso!')).toBeVisible();
  expect(alerts).toEqual([]);

  await filter(page).fill('quantity');
  const suggested = panel(page).locator('datalist option').filter({ hasText: 'quantity' });
  await expect(suggested).toHaveText([
    'cart › Caneca Sabiá › quantity',
    /^cart › .* › quantity$/,
    /^cart › .* › quantity$/,
  ]);
  await filter(page).fill((await suggested.first().textContent()) ?? '');
  await expect
    .poll(() => names(page))
    .toEqual([
      'Step 12: Adicionou Caneca Sabiá. cart',
      'Step 14: Mudou a quantidade de Caneca Sabiá para 2. cart',
      'Step 26: Removeu Caneca Sabiá. cart',
      'Step 27: Desfez a remoção de Caneca Sabiá. cart',
      'Step 30: Finalizou a compra. cart',
    ]);
  await list(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('12');
  await panel(page).getByText('Whole state').click();
  await panel(page).getByText('cart', { exact: true }).last().click();
  await expect(panel(page).getByText('items', { exact: true })).toBeVisible();
});

test('a keyboard is enough: keys walk and search, leave fields alone, and are announced once', async ({
  page,
  tour: _shown,
}) => {
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(slider(page)).toHaveValue('1');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^1 of 31: A loja recuperou o carrinho/);
  await expect(announced(page)).toHaveAttribute('aria-live', 'off'); // The slider announces it.
  await page.keyboard.press('/');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('j k/');
  await expect(filter(page)).toHaveValue('j k/');
  await page.keyboard.press('Escape');
  await expect(filter(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeFocused();
  const active = (await list(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(step(page, /^Step 1:/)).toHaveAttribute('id', active); // The list is whole again.
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('31');
  for (const key of ['Home', 'ArrowDown', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(slider(page)).toHaveValue('1');
  const at = await slider(page).inputValue();
  await page.getByRole('textbox', { name: 'Note' }).pressSequentially('j k');
  await expect(slider(page)).toHaveValue(at);
  await slider(page).press('End');
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(button(page, 'Next step')).toBeFocused(); // Though there is no next step.
  await expect(announced(page)).toHaveAttribute('aria-live', 'polite');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 900],
] as const) {
  const title = `${width} wide, the step is in view first, nothing is cut off, and axe finds nothing wrong`;
  test(title, { tag: width === 390 ? '@push' : '@soak' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?qa');
    await untilSaved(page);
    await page.reload();
    await expect(button(page, /^Delete the recording/)).toBeVisible();
    await chooseFile(page, 'abc');
    await expect(panel(page).getByRole('alert')).toBeVisible();
    await inspect(page);

    await view(page, await readFile('tests/logs/tour.json', 'utf8'));
    await slider(page).fill('25');
    const changes = page.getByRole('heading', { name: 'What changed on the screen' });
    for (const seen of [headline(page), button(page, 'Next step'), changes])
      await expect(seen).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('/');
    await expect(filter(page)).toBeInViewport({ ratio: 1 });
    await panel(page).getByText('Whole state').click();
    await inspect(page);
    // The panel covers nothing of the page for good.
    await slider(page).fill('1');
    const pages = page.getByRole('navigation', { name: 'Paginação abaixo dos produtos' });
    const last = pages.getByRole('link').last();
    await last.focus();
    const [seen, top] = await Promise.all([last.boundingBox(), panel(page).boundingBox()]);
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await press(page, 'Taller panel');
    await inspect(page);
    await page.getByLabel('Compare with another log').setInputFiles('tests/logs/cart.json');
    await expect(region(page, 'Comparison')).toBeFocused();
    await inspect(page);
    await press(page, 'Continue from here');
    await expect(button(page, 'Undo')).toBeFocused();
    await inspect(page);
  });
}
