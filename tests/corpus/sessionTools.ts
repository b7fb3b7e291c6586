import type { UnknownAction } from 'redux';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { addresses } from '../../src/shared/addresses/addresses.mjs';
import { shopperOn, type Shopper } from './shopper';

export type SessionTools = ReturnType<typeof toolsOn>;

/** What a shopper does, by the name of the log. */
export type Sessions = Readonly<Record<string, (shopper: Shopper, tools: SessionTools) => Promise<void>>>;

/** What a session can do besides shopping. */
export const toolsOn = (page: Page, context: BrowserContext) => ({
  openTab: async () => shopperOn(await newPage(context)),
  dispatch: (action: UnknownAction) => page.evaluate((sent) => window.replayTools.dispatch(sent), action),
  async mark(note: string) {
    const panel = await openPanel(page);
    await panel.getByRole('textbox', { name: 'Note' }).fill(note);
    await page.keyboard.press('Enter');
    await closePanel(page, panel);
  },
});

/** A tab that accepts every alert. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** The QA panel, opened if it is closed. */
export async function openPanel(page: Page): Promise<Locator> {
  const panel = page.getByRole('region', { name: 'QA panel' });
  if (!(await panel.isVisible())) await page.keyboard.press('Control+Shift+L');
  await panel.waitFor();
  return panel;
}

/** It covers half the window. */
async function closePanel(page: Page, panel: Locator): Promise<void> {
  await page.keyboard.press('Control+Shift+L');
  await panel.waitFor({ state: 'hidden' });
}

/** Holds the responses of some addresses back until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Adds products of the first page on their own pages. */
export async function fill(shopper: Shopper, count: number) {
  await shopper.open(addresses.catalogue);
  for (let index = 0; index < count; index++) {
    if (index > 0) await shopper.goHome();
    await shopper.openCard(index);
    await shopper.add();
  }
}
