import type { Locator, Page } from '@playwright/test';
import type { Control } from 'action-log';
import { TOO_SOON } from '../../src/app/early/tooSoon';
import { addresses } from '../../src/shared/addresses/addresses.mjs';
import { choose, order, press, undo } from '../testing/browser/shopper';

export type Shopper = ReturnType<typeof shopperOn>;

/** What a shopper does on a page of the real shop, for the recorded logs. */
export function shopperOn(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const click = (locator: Locator) => locator.first().click();
  const waitForCards = () => page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  const waitForTitle = (title: string | RegExp) =>
    page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
  /** Loads a page, which starts a new recording. Also waits for the backend's list. */
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  };
  /** A shopper sees what a press did before the next one at the same place (src/app/early/dropBlindPresses.ts). */
  const look = () => page.evaluate(untilPageRests, TOO_SOON);
  const sort = page.getByRole('combobox', { name: /Organizar por/ }).first();
  const quantityOf = (line: number) => main.getByRole('combobox', { name: /quantidade/i }).nth(line);

  return {
    page,
    click,
    button,
    open,
    openShop: async () => {
      await open(addresses.catalogue);
      await waitForCards();
    },
    look,
    waitForCards,
    waitForTitle,
    goHome: async () => {
      await click(page.getByRole('banner').getByRole('link')); // The logo.
      await waitForCards();
    },
    openCart: async () => {
      await click(page.getByRole('banner').getByRole('link', { name: /^Carrinho/ }));
      await waitForTitle(/^Seu carrinho/i);
    },
    chooseTab: (name: string) => press(page, 'tab', name),
    toggleSort: () => sort.click(),
    sortBy: (option: string) => choose(page, /Organizar por/, option),
    search: async (text: string) => {
      await page.getByRole('searchbox').fill(text);
      await look();
      await page.keyboard.press('Enter');
    },
    goToPage: async (name: string, place: 'acima' | 'abaixo' = 'acima') => {
      await look();
      await click(page.getByRole('navigation', { name: `Paginação ${place}` }).getByRole('link', { name }));
    },
    openCard: async (index: number) => {
      await waitForCards();
      await page.getByRole('tabpanel').getByRole('link').nth(index).click();
      await button('ADICIONAR AO CARRINHO').first().waitFor();
    },
    add: async () => {
      await click(button('ADICIONAR AO CARRINHO'));
      await page.getByRole('heading', { name: 'SEU CARRINHO' }).waitFor();
    },
    remove: async (line: number) => {
      await look();
      await main
        .getByRole('button', { name: /^Remover/ })
        .nth(line)
        .click();
    },
    toggleQuantity: (line: number) => quantityOf(line).click(),
    setQuantity: async (line: number, quantity: number) => {
      await look(); // The control may be where the option of another one was pressed.
      await quantityOf(line).click();
      await press(page, 'option', String(quantity));
    },
    undo: () => undo(page),
    goBack: () => press(page, 'button', 'Voltar'),
    order: () => order(page),
    waitForOrder: () => page.getByRole('tabpanel').waitFor({ timeout: 30_000 }),
    pressKeys: async (...keys: string[]) => {
      for (const key of keys) {
        await look();
        await page.keyboard.press(key);
      }
    },
    /** Presses several controls before React renders again, like very quick taps. */
    pressAtOnce: (...controls: Control[]) =>
      page.evaluate((all) => window.replayTools.pressQuickly(all), controls),
  };
}

/** Resolves when no element has come or gone in the page for this time, in ms. Runs in the page. */
function untilPageRests(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(rest, ms);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, ms);
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}
