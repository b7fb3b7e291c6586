import type { Page } from '@playwright/test';
import {
  actionsOf,
  button,
  changed,
  countOf,
  download,
  fileIn,
  file,
  panel,
  press,
  record,
  slider,
  status,
  untilSaved,
  view,
} from './panel';
import { cards, expect, search, test } from './shop';

const recordings = (page: Page) =>
  panel(page)
    .getByRole('region', { name: /^Earlier recordings/ })
    .getByRole('listitem');

test('the recordings of reloads and tabs are one session, which replays as it was and can be deleted by keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/?qa');
  await search(page, 'Número 1');
  await untilSaved(page);
  await expect(recordings(page)).toHaveCount(0);
  await page.goto('/');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await untilSaved(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await untilSaved(other);
  await other.getByRole('combobox', { name: /quantidade/i }).click();
  await other.getByRole('option', { name: '3' }).click();
  await other.close();
  await page.reload();
  await expect(recordings(page)).toHaveText([
    /^\d\d\/\d\d \d\d:\d\d, \d+ steps, 2 tabs, 4 page loads, in progress/,
  ]);

  const text = await download(page, /^Download the recording of/);
  const loads = actionsOf(text).flatMap(({ type }, at) => (type === 'action-log/pageLoaded' ? [at] : []));
  expect(fileIn(text).lanes).toEqual([
    [0, 'Tab 1'],
    [loads[0], 'Tab 1'],
    [loads[1], 'Tab 2'],
    [loads[2], 'Tab 1'],
  ]);
  await view(page, text);
  await expect(status(page, /^No difference/)).toBeVisible();
  await slider(page).fill(String(countOf(text, 'catalogue/searchSubmitted')));
  await expect(page.getByText('Resultados para “Número 1”').first()).toBeVisible();
  await expect(panel(page).getByText(/^Tab 1, /)).toBeVisible();
  await slider(page).fill(String(countOf(text, 'cart/quantityChanged')));
  await expect(page.getByRole('combobox', { name: /quantidade/i })).toHaveText('3');
  await expect(panel(page).getByText(/^Tab 2, /)).toBeVisible();

  await press(page, 'Close log');
  await button(page, /^Delete the recording/).focus();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.keyboard.press('Enter');
  await expect(button(page, /^Delete the recording/)).toBeFocused();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('None yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Earlier recordings/ })).toBeFocused();
});

test('two logs are compared: where they part, what differs then, and the step of each', async ({
  page,
  alerts: _accepted,
}) => {
  const one = await record(page);
  const at = countOf(one, 'catalogue/searchSubmitted');
  const actions = actionsOf(one).with(at - 1, {
    ...actionsOf(one)[at - 1],
    type: 'catalogue/searchSubmitted',
    payload: 'Número 4' as never,
  });
  const two = changed(one, { payload: JSON.stringify(actions), trail: [] });
  await view(page, one);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  const choose = page.getByLabel('Compare with another log');
  await choose.setInputFiles(file('abc'));
  await expect(panel(page).getByRole('alert')).toContainText('This file is not a log of this app.');
  await choose.setInputFiles(file(two, 'two.json'));
  const comparison = panel(page).getByRole('region', { name: 'Comparison' });
  await expect(comparison).toBeFocused();
  await expect(comparison.getByRole('status')).toHaveText(
    `They differ at step ${at}: the actions are different.`,
  );
  await expect(comparison).toContainText(`They match again at step ${at + 1}.`);
  const screens = comparison.getByRole('region', { name: 'What differs on the screen' });
  await expect(screens).toContainText(/^- .*“Número 2”/m);
  await expect(screens).toContainText(/^\+ .*“Número 4”/m);
  await comparison.getByRole('button', { name: `${at}. Buscou "Número 2"` }).click();
  await expect(slider(page)).toHaveValue(String(at));
  await comparison.getByRole('button', { name: `${at}. Buscou "Número 4"` }).press('Enter');
  await expect(page.getByText('Resultados para “Número 4”').first()).toBeVisible();
  await expect(panel(page).getByText(`Shown now: step ${at} of two.json`)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored);
  await press(page, 'Next step');
  await expect(panel(page).getByText(/^Shown now/)).toHaveCount(0);
  await press(page, 'Close comparison');
  await expect(comparison).toHaveCount(0);
});

test('a note goes to the step that is shown', { tag: '@soak' }, async ({ page, alerts: _accepted }) => {
  const text = await record(page);
  const [first] = fileIn(text).marks;
  await view(page, text);
  const count = countOf(text, 'cart/productAdded');
  await slider(page).fill(String(count));
  await page.getByRole('textbox', { name: 'Note' }).fill('The price is wrong');
  await press(page, 'Mark here');
  await expect(slider(page)).toHaveValue(String(count));
  await slider(page).press('End');
  await page.getByRole('option', { name: 'Note: The price is wrong' }).click();
  await expect(slider(page)).toHaveValue(String(count));
  const marked = await download(page);
  expect(fileIn(marked).marks).toEqual([first, [count, 'The price is wrong']]);
  expect(actionsOf(marked)).toEqual(actionsOf(text));
  await press(page, 'Close log');
  expect(fileIn(await download(page)).marks).toEqual([first]);
});
