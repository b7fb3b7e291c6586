import { test as base, expect } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import type { Engine, EngineBrowser, Tab } from './driver/browser';
import { openBrowser } from './driver/openBrowser';

export { expect };

interface WorkerFixtures {
  engine: Engine;
  opened: EngineBrowser;
}

interface Fixtures {
  /** Where this test alone finds the shop: an origin of its own, so nothing is saved there yet. */
  address: string;
  /** Opens one more tab; `goto` takes paths of the shop. */
  openTab: () => Promise<Tab>;
  tab: Tab;
}

/** A shop with the built-in list in a real browser of the project's engine. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  opened: [
    async ({ engine }, use) => {
      const browser = await openBrowser(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  // Browsers find each name below localhost on this machine. The shop asks no backend there: it is not localhost itself.
  address: async ({ baseURL }, use, { testId }) => {
    const url = new URL(baseURL ?? '');
    url.hostname = `${testId}.localhost`;
    await use(url.origin);
  },
  openTab: async ({ opened, address }, use) => {
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = await opened.openTab();
      tabs.push(tab);
      return { ...tab, goto: (path) => tab.goto(address + path) };
    });
    for (const tab of tabs) await tab.close();
  },
  tab: async ({ openTab }, use) => use(await openTab()),
});

/** The built-in product at a place of the list. */
export function product(index: number) {
  const found = builtInRows[index];
  if (!found) throw new Error(`There is no product ${index}`);
  return found;
}

/** Waits until the page shows this role and name. */
export async function untilShown(tab: Tab, role: string, name: string | RegExp): Promise<void> {
  const count = async () => (await tab.all(role, name)).length;
  await expect.poll(count, `${role} ${String(name)}`).toBeGreaterThan(0);
}

/** Waits until what has the role and the name has the focus. */
export async function untilFocused(tab: Tab, role: string, name: string | RegExp): Promise<void> {
  const isFocused = async () => (await tab.all(role, name)).some((found) => found.isFocused);
  await expect.poll(isFocused, `focus on ${role} ${String(name)}`).toBe(true);
}

/** The path of the page. */
export const path = (tab: Tab) => tab.evaluate(() => location.pathname);

/** The names of the items in the cart that is shown, in their order. */
export const cartNames = async (tab: Tab) =>
  (await tab.all('button', /^Remover/)).length === 0
    ? []
    : tab.evaluate(() =>
        [...document.querySelectorAll('main li h2, main li h3')].map((heading) => heading.textContent),
      );

/** Opens a product's page and adds it; lands on the cart. */
export async function addProduct(tab: Tab, index: number): Promise<void> {
  await tab.goto(`/product/${product(index).id}`);
  await tab.press('button', 'ADICIONAR AO CARRINHO');
  await expect.poll(() => path(tab)).toBe('/cart');
}

/** Opens a control by its name and chooses one of its options. */
export async function choose(tab: Tab, control: string | RegExp, option: string): Promise<void> {
  await tab.press('combobox', control);
  await tab.press('option', option);
}

/** What is saved under a key of the shop, parsed. */
export const saved = (tab: Tab, key: 'cart' | 'catalogue') =>
  tab.evaluate((name) => JSON.parse(localStorage.getItem(`canecamisa:${name}`) ?? 'null') as unknown, key);
