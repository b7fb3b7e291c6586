import { test as base, expect } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { sharedCart } from './pageFunctions';
import { addProduct as add, type Role } from '../browser/shopper';
import { openBrowser, type Engine, type EngineBrowser, type Tab } from './openBrowser';

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
    const site = await opened.openSite(`http://${testId}.localhost:${new URL(baseURL ?? '').port}`);
    await use(() => site.newPage());
    await site.close();
  },
  tab: async ({ openTab }, use) => use(await openTab()),
});

/** The built-in product with this index. */
export function product(index: number) {
  const row = builtInRows[index];
  if (!row) throw new Error(`There is no product ${index}`);
  return row;
}

/** The names of built-in products. */
export const names = (...indices: number[]) => indices.map((index) => product(index).name);

/** Opens the page of a built-in product and adds it. */
export const addProduct = (tab: Tab, index: number) => add(tab, product(index).id);

/** Presses keys one after another, by their names in `KeyboardEvent.key`: 'Tab', 'Control+Shift+L'. */
export async function keys(tab: Tab, ...chords: string[]) {
  for (const chord of chords) await tab.keyboard.press(chord);
}

/** Whether an element with this role and name has the focus in its document or shadow root. */
export const isFocused = (tab: Tab, role: Role, name: string | RegExp) =>
  tab
    .getByRole(role, { name, exact: true })
    .evaluateAll((elements) =>
      elements.some((element) => element === (element.getRootNode() as Document).activeElement),
    );

/** Waits until the element with this role and name has the focus. */
export const untilFocused = (tab: Tab, role: Role, name: string | RegExp) =>
  expect.poll(() => isFocused(tab, role, name), `focus on ${role} ${String(name)}`).toBe(true);

/** The names of the items in the cart that is shown, in their order. */
export const cartNames = async (tab: Tab) => (await tab.evaluate(sharedCart)).shown;
