import { chromium, firefox, type Browser, type Keyboard, type Page } from '@playwright/test';
import { browserFlags, ensureProgram } from '../../../tools/programs';
import type { ShopPage } from '../browser/shopper';

/** The engines of Chrome and Edge, of Firefox and of Safari. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** A tab as a person uses it, with real presses and keys: the part of Playwright's page that all engines have. */
export interface Tab extends ShopPage, Pick<Page, 'setViewportSize' | 'close'> {
  keyboard: Pick<Keyboard, 'press'>;
  /** Chooses a file of this machine in the first input that matches a CSS selector, also in a shadow root. */
  setInputFiles(selector: string, path: string): Promise<void>;
}

/** The size of a new tab. */
export const VIEWPORT = { width: 1440, height: 900 };

export interface EngineBrowser {
  /** Tabs with a separate storage that open addresses of a site. They accept alerts. Close them. */
  openSite(baseURL: string): Promise<{ newPage(): Promise<Tab>; close(): Promise<void> }>;
  close(): Promise<void>;
}

const byPlaywright = (browser: Browser): EngineBrowser => ({
  async openSite(baseURL) {
    const context = await browser.newContext({
      baseURL,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      viewport: VIEWPORT,
    });
    // A tab that is closed meanwhile takes its alert along.
    context.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    return context;
  },
  close: () => browser.close(),
});

/** Starts a browser without a visible window. A program that is missing is installed first. Close it. */
export async function openBrowser(engine: Engine): Promise<EngineBrowser> {
  if (engine === 'webkit') return (await import('./webkit')).openWebKit();
  if (engine === 'firefox')
    // Debian's, by the standard's protocol. Playwright's own Firefox and WebKit are not browsers that people have.
    return byPlaywright(
      await firefox.launch({ channel: 'moz-firefox', executablePath: ensureProgram('firefox') }),
    );
  return byPlaywright(
    await chromium.launch({
      executablePath: ensureProgram('chromium'),
      args: browserFlags,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  );
}
