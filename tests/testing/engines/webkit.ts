/**
 * WebKitGTK's MiniBrowser by selenium-webdriver, on a display that is only in memory: Playwright knows only
 * its own WebKit.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { ensureProgram } from '../../../tools/programs';
import { VIEWPORT, type EngineBrowser, type Tab } from './openBrowser';

/** A folder, which `import` does not take. */
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof Remote;

/** `webkitPage.ts` as a script, which puts its functions into `page`. */
const inPage = buildSync({
  entryPoints: [`${import.meta.dirname}/webkitPage.ts`],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'page',
  write: false,
  define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
}).outputFiles[0]?.text;

/** Runs work in a window. A driver uses one window at a time, so work for several waits in a queue. */
type InWindow = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export async function openWebKit(): Promise<EngineBrowser> {
  const display = await openDisplay();
  const service = new DriverService.Builder(ensureProgram('webkit'))
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1', // No accessibility bus is there, and each start would wait for it.
      TZ: 'America/Sao_Paulo',
    })
    .build();
  const address = await service.start();
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const first = await driver.getWindowHandle(); // It stays: the session ends with the last window.

  let last: Promise<unknown> = Promise.resolve();
  const inWindow =
    (handle: string): InWindow =>
    (work) => {
      const done = last.then(() => driver.switchTo().window(handle)).then(work);
      last = done.catch(() => {}); // The caller gets the error.
      return done;
    };

  return {
    async openSite(baseURL) {
      const tabs: Tab[] = [];
      return {
        async newPage() {
          const handle = await inWindow(first)(async () => {
            await driver.switchTo().newWindow('window');
            return driver.getWindowHandle();
          });
          const tab = tabOf(driver, baseURL, inWindow(handle));
          tabs.push(tab);
          await tab.setViewportSize(VIEWPORT);
          return tab;
        },
        async close() {
          for (const tab of tabs) await tab.close();
        },
      };
    },
    async close() {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
}

/** A display that is only in memory, with the number that it chose: ':1'. */
async function openDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '2000x2000x24', '-nolisten', 'tcp'];
  const server = spawn(ensureProgram('display'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const close = () => void server.kill();
  process.once('exit', close);
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close };
}

function tabOf(driver: WebDriver, baseURL: string, inWindow: InWindow): Tab {
  let started = 0;
  /**
   * The value of an expression, which may use the functions of `webkitPage.ts` as `page`. A promise is awaited in
   * parts, so that other windows can be used meanwhile.
   */
  async function run<Answer>(expression: string): Promise<Answer> {
    const id = started++;
    // An alert would hang the driver when it returns to this window: the page accepts each one itself.
    const script = `globalThis.alert = () => {};
      const { page } = (globalThis.page ??= (() => { ${inPage} return { page }; })());
      const later = new Promise((resolve) => setTimeout(resolve, 50));
      const outcomes = (page.outcomes ??= {});
      return Promise.race([(outcomes[${id}] ??= (async () => ({ answer: await ${expression} }))()), later]);`;
    for (;;) {
      const outcome = await inWindow(() => driver.executeScript<{ answer: Answer } | null>(script));
      if (outcome) return outcome.answer;
    }
  }

  /** Does something with the element that an expression finds, as soon as it is there and can be used. */
  const act = (expression: string, work: (element: WebElement) => Promise<void>) =>
    expect(async () => {
      const element = await run<WebElement>(expression);
      await inWindow(() => work(element));
    }).toPass({ intervals: [30], timeout: 15_000 });

  let isClosed = false;
  return {
    goto: (path) => inWindow(() => driver.get(new URL(path, baseURL).href)),
    evaluate: (work: unknown, argument?: unknown) =>
      run(`(${String(work)})(${JSON.stringify(argument)})`) as never,
    getByRole(role, { name } = {}) {
      const elements = `page.all(${JSON.stringify(role)}, ${name instanceof RegExp ? String(name) : JSON.stringify(name)})`;
      const control = {
        first: () => control,
        click: () =>
          act(`page.pressable(${elements}[0])`, (element) =>
            driver.actions().move({ origin: element }).click().perform(),
          ),
        fill: (text: string) =>
          act(`${elements}[0]`, async (element) => {
            await element.clear();
            await element.sendKeys(text);
          }),
        count: () => run<number>(`${elements}.length`),
        evaluateAll: (work: unknown) => run(`(${String(work)})(${elements})`) as never,
      };
      return control;
    },
    keyboard: {
      async press(chord) {
        const keys = chord.split(/(?<=.)\+/).map(keyOf);
        const actions = driver.actions();
        for (const key of keys) actions.keyDown(key);
        for (const key of keys.toReversed()) actions.keyUp(key);
        await inWindow(() => actions.perform());
      },
    },
    setInputFiles: (selector, path) =>
      act(`page.first(${JSON.stringify(selector)})`, (element) => element.sendKeys(path)),
    async setViewportSize({ width, height }) {
      const toolbar = await run<number>('outerHeight - innerHeight');
      const rect = { x: 0, y: 0, width, height: height + toolbar };
      await inWindow(() => driver.manage().window().setRect(rect));
    },
    async close() {
      if (!isClosed) await inWindow(() => driver.close());
      isClosed = true;
    },
  };
}

/** Selenium's code of a key that has this name in `KeyboardEvent.key`; a letter is itself. */
function keyOf(name: string): string {
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase();
  return name.length > 1 ? String(Key[constant as keyof typeof Key]) : name.toLowerCase();
}
