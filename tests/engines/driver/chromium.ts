import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../../tools/chromium';
import type { EngineBrowser, TabDriver } from './browser';
import { makeTab } from './makeTab';

/** The whole browser by Playwright, with the page cache, which Playwright switches off. */
export async function openChromium(): Promise<EngineBrowser> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: { ...process.env, TZ: 'America/Sao_Paulo' },
  });
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } });
  // A tab that is closed meanwhile takes its alert along.
  context.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return {
    name: 'chromium',
    version: browser.version(),
    openTab: async () => makeTab(drive(await context.newPage())),
    close: () => browser.close(),
  };
}

const drive = (page: Page): TabDriver => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  back: async () => void (await page.goBack()),
  run: (expression) => page.evaluate(expression),
  async pressAt(x, y) {
    await page.bringToFront(); // A tab in the background draws no frames.
    await page.mouse.click(x, y);
  },
  async keys(...keys) {
    await page.bringToFront();
    for (const chord of keys) await page.keyboard.press(chord);
  },
  type: (text) => page.keyboard.type(text),
  chooseFile: (selector, path) => page.locator(selector).first().setInputFiles(path),
  resize: (width, height) => page.setViewportSize({ width, height }),
  screenshot: () => page.screenshot(),
  close: () => page.close(),
});
