import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { browserFlags, ensureBrowser } from '../../../tools/chromium';
import type { EngineBrowser, TabDriver } from './browser';
import { makeTab } from './makeTab';
import { ensureProgram } from './programs';

const environment = { ...process.env, TZ: 'America/Sao_Paulo' };

/** Chromium over its DevTools protocol. */
export async function openChromium(): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: ensureBrowser(),
    args: [...browserFlags, '--accept-lang=pt-BR'],
    env: environment,
    defaultViewport: null,
  });
  return engineBrowser('chromium', browser);
}

/** Firefox over WebDriver BiDi, which is its own: no other program is needed. */
export async function openFirefox(): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureProgram('firefox'),
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
    env: environment,
    defaultViewport: null,
  });
  return engineBrowser('firefox', browser);
}

async function engineBrowser(
  name: 'chromium' | 'firefox',
  browser: Awaited<ReturnType<typeof puppeteer.launch>>,
): Promise<EngineBrowser> {
  return {
    name,
    version: (await browser.version()).replace(/^.*\//, ''),
    openTab: async () => {
      const page = await browser.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      const tab = makeTab(drive(page));
      await tab.resize(1440, 900);
      return tab;
    },
    close: () => browser.close(),
  };
}

/** Runs in the page before a press: its document notes when the press arrives. */
const expectPress = () => {
  delete document.documentElement.dataset.pressed;
  const note = () => (document.documentElement.dataset.pressed = '');
  addEventListener('click', note, { capture: true, once: true });
};

/**
 * Runs in the page. Resolves when the press has arrived and the next frame is drawn. A press on what is disabled never
 * arrives: then it resolves after 60 frames.
 */
const untilDrawn = async () => {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let frames = 0; document.documentElement.dataset.pressed === undefined && frames < 60; frames++)
    await frame();
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
};

function drive(page: Page): TabDriver {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: (expression) => page.evaluate(expression),
    async pressAt(x, y) {
      await page.bringToFront(); // A tab in the background paints no frames, and an alert of its would wait.
      await page.evaluate(expectPress);
      await page.mouse.click(x, y);
      // An alert of the shop opens after the next frame, and Firefox drops a press while an alert is open. Firefox does not
      // wait until the page has the press, so on a busy machine that frame may come late.
      await page.evaluate(untilDrawn).catch(() => {}); // The press may have left the document.
    },
    async keys(...keys) {
      await page.bringToFront();
      for (const chord of keys) {
        const names = chord.split(/(?<=.)\+/) as KeyInput[];
        for (const name of names) await page.keyboard.down(name);
        for (const name of names.toReversed()) await page.keyboard.up(name);
      }
    },
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, path) {
      const input = await page.$(`>>> ${selector}`);
      if (!input) throw new Error(`There is no ${selector}.`);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
