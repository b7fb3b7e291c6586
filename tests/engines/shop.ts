import { test as base, expect } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { sharedCart } from '../drive/inPage';
import { addProduct as add } from '../drive/shopper';
import type { Engine, EngineBrowser, Tab } from './driver/browser';
import { openBrowser } from './driver/openBrowser';

export { expect };

interface WorkerFixtures {
  engine: Engine;
  opened: EngineBrowser;
}

interface Fixtures {
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

  // Each test has an origin with an empty storage: browsers resolve all names below localhost to this
  // machine. The shop has no backend there: only at localhost itself.
  openTab: async ({ opened, baseURL }, use, { testId }) => {
    const address = `http://${testId}.localhost:${new URL(baseURL ?? '').port}`;
    const tabs = new Set<Tab>();
    await use(async () => {
      const tab = await opened.openTab();
      tabs.add(tab);
      const close = () => (tabs.delete(tab) ? tab.close() : Promise.resolve());
      return { ...tab, close, goto: (path) => tab.goto(address + path) };
    });
    for (const tab of tabs) await tab.close();
  },
  tab: async ({ openTab }, use) => use(await openTab()),
});

/** The built-in product with this index. */
export function product(index: number) {
  const found = builtInRows[index];
  if (!found) throw new Error(`There is no product ${index}`);
  return found;
}

/** The names of built-in products. */
export const names = (...indices: number[]) => indices.map((index) => product(index).name);

/** Opens the page of a built-in product and adds it. */
export const addProduct = (tab: Tab, index: number) => add(tab, product(index).id);

/** Waits until the element with this role and name has the focus. */
export const untilFocused = (tab: Tab, role: string, name: string | RegExp) =>
  expect.poll(() => tab.getByRole(role, { name }).isFocused(), `focus on ${role} ${String(name)}`).toBe(true);

/** The names of the items in the cart that is shown, in their order. */
export const cartNames = async (tab: Tab) => (await tab.evaluate(sharedCart)).shown;
