import type { Page } from '@playwright/test';
import { search } from './shop';

/** Something that a shopper does. */
export type Gesture = (page: Page) => Promise<unknown>;

/** Presses the first element with this role whose name contains a text. */
export const press =
  (role: 'button' | 'combobox' | 'link' | 'option' | 'tab', name: string): Gesture =>
  (page) =>
    page.getByRole(role, { name }).first().click();

/** Submits a search. */
export const find =
  (text: string): Gesture =>
  (page) =>
    search(page, text);

export const add = press('button', 'ADICIONAR AO CARRINHO');
export const home = press('link', 'Canecamisa');
export const order = press('button', 'Finalizar a compra');
