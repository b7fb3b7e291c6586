import type { Page } from '@playwright/test';
import type * as ShopParts from '../../../tools/replay/shopParts';
import { loadShop } from '../../../tools/loadShop';
import { expect } from './shop';

declare global {
  interface Window {
    shownStore: { getState(): unknown };
  }
}

/** Keeps the shop's store in a variable of the window. Call it before the page is opened. */
export const exposeStore = (page: Page) =>
  page.addInitScript(() => {
    type Create = (...args: unknown[]) => Window['shownStore'];
    type Enhance = (create: Create) => Create;
    const compose =
      () =>
      (...enhancers: Enhance[]) =>
      (create: Create) =>
      (...args: unknown[]) =>
        (window.shownStore = enhancers.reduceRight((next, enhance) => enhance(next), create)(...args));
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });

let loading: Promise<typeof ShopParts> | undefined;
const shopParts = () => (loading ??= loadShop<typeof ShopParts>('tools/replay/shopParts.ts'));

/** The outline of a page; what a translation has put around its texts is left out. */
export const outlineOf = async (page: Page) =>
  (await shopParts()).outline((await page.content()).replaceAll(/<\/?font>|[«»]/g, ''));

/** Fails unless the page shows what its state says, as soon as it has settled. */
export async function expectOutlineOfState(page: Page): Promise<void> {
  const { isState, replayable } = await shopParts();
  await expect(async () => {
    const state = await page.evaluate(() => window.shownStore.getState());
    if (!isState(state)) throw new Error('The page has no state.');
    expect(await outlineOf(page)).toEqual(replayable.outlineOf(state));
  }).toPass({ timeout: 15_000 });
}
