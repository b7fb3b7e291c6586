import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards, expect, search } from './shop';

// The QA panel as its tests use it.

export const panel = (page: Page) => page.getByRole('region', { name: 'QA panel' });
export const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
/** Shown at the top of the window while a log is shown. */
export const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Your own session is kept' });
export const button = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true });
export const press = (page: Page, name: string | RegExp) => button(page, name).click();
export const status = (page: Page, text: string | RegExp) =>
  panel(page).getByRole('status').filter({ hasText: text });

export async function openPanel(page: Page) {
  // The panel's keys are heard once the application runs.
  await expect(page.locator('html')).not.toHaveAttribute('data-restoring');
  await page.keyboard.press('Control+Shift+L');
  await expect(panel(page)).toBeVisible();
}

/** The fields of a log's file that tests read or change. */
export interface File {
  payload: string;
  marks: [number, string][];
  [field: string]: unknown;
}

export const fileIn = (text: string) => JSON.parse(text) as File;
export const actionsOf = (text: string) =>
  JSON.parse(fileIn(text).payload) as { type: string; payload: Record<string, unknown> }[];
/** How many actions come before the state that the first action of a type leads to. */
export const countOf = (text: string, type: string) =>
  actionsOf(text).findIndex((action) => action.type === type) + 1;
/** The text of a log with other fields. */
export const changed = (text: string, fields: object) => JSON.stringify({ ...fileIn(text), ...fields });

export const file = (text: string | Buffer, name = 'log.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** The file that a button downloads. */
export async function download(page: Page, name: string | RegExp = 'Download log'): Promise<string> {
  const coming = page.waitForEvent('download');
  await press(page, name);
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^canecamisa-[-\dT]+\.json$/);
  return readFile(await saved.path(), 'utf8');
}

export const chooseFile = (page: Page, text: string | Buffer) =>
  page.getByLabel('Open log').setInputFiles(file(text));

/** Opens a log and waits until its first state is shown. */
export async function view(page: Page, text: string) {
  await chooseFile(page, text);
  await expect(strip(page)).toBeVisible();
  await expect(slider(page)).toHaveValue('0');
  await expect(slider(page)).toBeFocused();
}

/** The log of a short session: a search, a note, a product into the cart and out again, with an alert. */
export async function record(page: Page): Promise<string> {
  await page.goto('/?qa');
  await expect(cards(page)).toHaveCount(12);
  await search(page, 'Número 2');
  await page.getByRole('textbox', { name: 'Note' }).fill('The search was slow');
  await press(page, 'Mark here');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('button', { name: /^Remover/ }).click();
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  return download(page);
}

/** Checks accessibility, and that nothing is cut off or scrolls sideways. */
export async function inspect(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const cutOff = await panel(page).evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.clientWidth > 1 && !part.closest('.hidden'))
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .filter((part) => getComputedStyle(part).display !== 'inline')
      .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis')
      .map((part) => part.outerHTML.slice(0, 120)),
  );
  expect(cutOff).toEqual([]);
}
