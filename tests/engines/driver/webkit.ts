import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { portOf } from '../../../server/portOf';
import type { EngineBrowser, TabDriver } from './browser';
import { openDisplay } from './display';
import { makeTab } from './makeTab';
import { ensureProgram } from './programs';

/** WebKitGTK's MiniBrowser over W3C WebDriver, on a display that is only in memory. */
export async function openWebKit(): Promise<EngineBrowser> {
  const program = ensureProgram('webkit');
  const display = await openDisplay();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1', // No accessibility bus is there, and each start would wait for it.
      TZ: 'America/Sao_Paulo',
    },
  });
  const stop = () => void server.kill();
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const inTurn = makeQueue();
  const first = await driver.getWindowHandle();

  return {
    name: 'webkit',
    version: (await driver.getCapabilities()).getBrowserVersion() ?? 'unknown',
    async openTab() {
      // The window that is there from the start stays: the session ends with the last one.
      const handle = await inTurn(async () => {
        await driver.switchTo().window(first);
        await driver.switchTo().newWindow('window');
        return driver.getWindowHandle();
      });
      const tab = makeTab(
        drive(driver, async (work) => {
          return inTurn(async () => {
            await driver.switchTo().window(handle);
            return work();
          });
        }),
      );
      await tab.resize(1440, 900);
      return tab;
    },
    async close() {
      await driver.quit();
      stop();
      display.close();
    },
  };
}

type InTab = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** What a script of the page came to; `id` while it is under way. */
type Outcome = { answer: unknown } | { error: string } | { id: number };

/** WebKit's driver hangs when it returns to a tab with an alert, so the page accepts each alert itself. */
const answerAlerts = 'globalThis.alert = () => {};';

/** A promise is awaited from outside, so that other tabs can be used meanwhile. */
const start = (expression: string) => `
  ${answerAlerts}
  const answer = ${expression};
  if (!(answer instanceof Promise)) return { answer };
  const outcomes = (globalThis.outcomes ??= []);
  const id = outcomes.push({ id: outcomes.length }) - 1;
  answer.then((answer) => (outcomes[id] = { answer }), (error) => (outcomes[id] = { error: String(error) }));
  return { id };`;

function drive(driver: WebDriver, inTab: InTab): TabDriver {
  const execute = (script: string) => inTab(() => driver.executeScript<Outcome>(script));
  const run = async (expression: string) => {
    let outcome = await execute(start(expression));
    while ('id' in outcome) {
      await delay(20);
      outcome = await execute(`return globalThis.outcomes[${outcome.id}]`);
    }
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.answer;
  };
  return {
    goto: (url) => inTab(() => driver.get(url)),
    reload: () => inTab(() => driver.navigate().refresh()),
    back: () => inTab(() => driver.navigate().back()),
    run,
    pressAt: (x, y) => inTab(() => driver.actions().move({ x, y, duration: 0 }).press().release().perform()),
    keys: (...keys) =>
      inTab(async () => {
        await driver.executeScript(answerAlerts);
        for (const chord of keys) {
          const names = chord.split(/(?<=.)\+/).map(codeOf);
          const actions = driver.actions();
          for (const name of names) actions.keyDown(name);
          for (const name of names.toReversed()) actions.keyUp(name);
          await actions.perform();
        }
      }),
    type: (text) => inTab(() => driver.actions().sendKeys(text).perform()),
    chooseFile: (selector, path) =>
      inTab(async () => {
        const input = await driver.executeScript<WebElement>(`
          const hosts = [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
          return [document, ...hosts.map(({ shadowRoot }) => shadowRoot)]
            .map((root) => root.querySelector(${JSON.stringify(selector)}))
            .find(Boolean);`);
        await input.sendKeys(path);
      }),
    resize: (width, height) =>
      inTab(async () => {
        const window = driver.manage().window();
        const toolbar = await driver.executeScript<number>('return outerHeight - innerHeight');
        await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
      }),
    screenshot: () => inTab(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
    close: () => inTab(() => driver.close()),
  };
}

/** The code of a key in WebDriver: 'ArrowDown' is Key.ARROW_DOWN; a letter is itself. */
function codeOf(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  const codes = Key as unknown as Record<string, string | undefined>;
  return codes[name] ?? key.toLowerCase();
}

/** A session can use one tab at a time, so this runs the work for several tabs one after another. */
function makeQueue(): InTab {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {}); // The caller gets the error.
    return done;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

/** Resolves once a server answers. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url).catch((error: unknown) => error as Error);
    if (!(response instanceof Error)) return;
    if (tries > 100) throw response;
    await delay(100);
  }
}
