import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../../tools/chromium';
import type { EngineBrowser, Tab } from './browser';

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
    openTab: async () => tabOf(await context.newPage()),
    close: () => browser.close(),
  };
}

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: page.evaluate.bind(page),
  getByRole(role, { name } = {}) {
    const found = page.getByRole(role as 'button', { ...(name && { name, exact: true }) });
    const isFocused = () =>
      found.evaluateAll((elements) =>
        elements.some((element) => element === (element.getRootNode() as Document).activeElement),
      );
    return Object.assign(found, { isFocused });
  },
  async keys(...keys) {
    for (const chord of keys) await page.keyboard.press(chord);
  },
  chooseFile: (selector, path) => page.locator(selector).first().setInputFiles(path),
  resize: (width, height) => page.setViewportSize({ width, height }),
  close: () => page.close(),
});
