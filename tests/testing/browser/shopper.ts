/**
 * What a shopper does on a page, for all tests in browsers, whatever drives them.
 */
import { expect, type Page } from '@playwright/test';

/** The part of Playwright's page that a shopper needs. */
export interface ShopPage extends Pick<Page, 'evaluate'> {
  goto(address: string): Promise<unknown>;
  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean }): Control;
}

/** The elements with a role and a name. */
interface Control {
  first(): Control;
  click(): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  count(): Promise<number>;
  evaluateAll<Answer>(run: (elements: Element[]) => Answer): Promise<Answer>;
}

export type Role =
  | 'button'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'option'
  | 'region'
  | 'searchbox'
  | 'slider'
  | 'status'
  | 'tab';
type Name = string | RegExp;

const find = (page: ShopPage, role: Role, name: Name) => page.getByRole(role, { name, exact: true });

/**
 * Presses the first element that has the role and the name.
 * @param name the whole name, or a pattern
 */
export const press = (page: ShopPage, role: Role, name: Name) => find(page, role, name).first().click();

/** Waits until the page shows something with this role and name. */
export const untilShown = (page: ShopPage, role: Role, name: Name) =>
  expect.poll(() => find(page, role, name).count(), `${role} ${String(name)}`).toBeGreaterThan(0);

/** Opens a menu by its name and chooses one of its options. */
export async function choose(page: ShopPage, menu: Name, option: string): Promise<void> {
  // A script is quicker than a person: after 'Remover' the shop may take its press for a second tap (dropBlindPresses.ts).
  await expect(async () => {
    // Playwright reads a text as a part of the name: the menu's name ends with what is chosen.
    if ((await find(page, 'option', option).count()) === 0)
      await page.getByRole('combobox', { name: menu }).first().click();
    await expect.poll(() => find(page, 'option', option).count(), { timeout: 3_000 }).toBeGreaterThan(0);
  }).toPass();
  await press(page, 'option', option);
}

/** Types a text into the search box and submits it. */
export async function search(page: ShopPage, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await press(page, 'button', 'Buscar');
}

/** Opens a product's page and adds it. The shop then shows the cart. */
export async function addProduct(page: ShopPage, id: string): Promise<void> {
  await page.goto(`/product/${id}`);
  // A script is quicker than a person: the shop may take its press for a second tap (dropBlindPresses.ts).
  await expect(async () => {
    if ((await pathOf(page)) !== '/cart') await press(page, 'button', 'ADICIONAR AO CARRINHO');
    await expect.poll(() => pathOf(page), { timeout: 3_000 }).toBe('/cart');
  }).toPass();
}

/** Removes the product with this name from the cart, or the first one. */
export const remove = (page: ShopPage, name?: string) =>
  press(page, 'button', name === undefined ? /^Remover/ : `Remover ${name}`);

/** Undoes the last removal. */
export async function undo(page: ShopPage): Promise<void> {
  const offers = () => find(page, 'button', /^Desfazer/).count();
  await expect.poll(offers).toBeGreaterThan(0);
  // A script is quicker than a person: the shop may take its press for a second tap on 'Remover' (dropBlindPresses.ts).
  await expect(async () => {
    if ((await offers()) > 0) await press(page, 'button', /^Desfazer/);
    await expect.poll(offers, { timeout: 3_000 }).toBe(0);
  }).toPass();
}

/** Places the order. The shop then shows the waiting screen. */
export const order = (page: ShopPage) => press(page, 'button', 'Finalizar a compra');

/** The path in the address bar. */
export const pathOf = async (page: ShopPage) => String(await page.evaluate(() => location.pathname));

/** The parsed value of one of the shop's keys in localStorage; null without a value. */
export const saved = (page: ShopPage, key: 'cart' | 'catalogue') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`canecamisa:${name}`) ?? 'null') as unknown, key);
