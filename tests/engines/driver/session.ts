import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, EngineBrowser, TabDriver } from './browser';
import { keyPress, pointerPress, typing } from './input';
import { makeTab } from './makeTab';

/** The commands of W3C WebDriver that the tests use, by Firefox's names, and their addresses over HTTP. */
export const commands = {
  Navigate: 'POST url',
  Refresh: 'POST refresh',
  Back: 'POST back',
  ExecuteScript: 'POST execute/sync',
  PerformActions: 'POST actions',
  ElementSendKeys: 'POST element/{id}/value',
  TakeScreenshot: 'GET screenshot',
  SetWindowRect: 'POST window/rect',
  GetWindowHandle: 'GET window',
  SwitchToWindow: 'POST window',
  NewWindow: 'POST window/new',
  CloseWindow: 'DELETE window',
  DeleteSession: 'DELETE ',
} as const;

/** A started browser that takes commands of W3C WebDriver, one at a time. */
export interface Session {
  name: Engine;
  version: string;
  /** Returns the command's value. Throws the browser's error. */
  send(command: keyof typeof commands, parameters?: object): Promise<unknown>;
  /** What the page runs before each press and script. */
  before: string;
  /** Gives the page of the current window this size, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Ends the browser's processes. */
  stop(): void;
}

/** Runs work in one tab. */
type InTab = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** What a script of the page came to; `id` while it is under way. */
type Outcome = { answer: unknown } | { error: string } | { id: number };

export function browserOf(session: Session): EngineBrowser {
  const { name, version, send } = session;
  const inTurn = makeQueue();
  const first = inTurn(() => send('GetWindowHandle'));
  return {
    name,
    version,
    async openTab() {
      // The window that is there from the start stays: the session ends with the last one.
      const handle = await first;
      const opened = await inTurn(async () => {
        await send('SwitchToWindow', { handle });
        return (await send('NewWindow', { type: 'window' })) as { handle: string };
      });
      const tab = makeTab(
        drive(session, (work) =>
          inTurn(async () => {
            await send('SwitchToWindow', { handle: opened.handle });
            return work();
          }),
        ),
      );
      await tab.resize(1440, 900);
      return tab;
    },
    async close() {
      await inTurn(() => send('DeleteSession'));
      session.stop();
    },
  };
}

/** A promise is awaited from outside, so that other tabs can be used meanwhile. */
const start = (expression: string) => `
  const answer = ${expression};
  if (typeof answer?.then !== 'function') return { answer };
  const outcomes = (globalThis.outcomes ??= []);
  const id = outcomes.push({ id: outcomes.length }) - 1;
  answer.then((answer) => (outcomes[id] = { answer }), (error) => (outcomes[id] = { error: String(error) }));
  return { id };`;

function drive({ send, before, resize }: Session, inTab: InTab): TabDriver {
  const execute = (script: string) => send('ExecuteScript', { script: before + script, args: [] });
  const perform = (...actions: object[]) => send('PerformActions', { actions });
  const run = async (expression: string) => {
    let outcome = (await inTab(() => execute(start(expression)))) as Outcome;
    while ('id' in outcome) {
      const { id } = outcome;
      await delay(20);
      outcome = (await inTab(() => execute(`return globalThis.outcomes[${id}]`))) as Outcome;
    }
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.answer;
  };
  return {
    goto: async (url) => void (await inTab(() => send('Navigate', { url }))),
    reload: async () => void (await inTab(() => send('Refresh'))),
    back: async () => void (await inTab(() => send('Back'))),
    run,
    pressAt: async (x, y) => void (await inTab(() => perform(pointerPress(x, y)))),
    keys: async (...keys) =>
      void (await inTab(async () => {
        await execute('');
        for (const chord of keys) await perform(keyPress(chord));
      })),
    type: async (text) => void (await inTab(() => perform(typing(text)))),
    chooseFile: async (selector, path) =>
      void (await inTab(async () => {
        const found = (await execute(`
          const hosts = [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
          return [document, ...hosts.map(({ shadowRoot }) => shadowRoot)]
            .map((root) => root.querySelector(${JSON.stringify(selector)}))
            .find(Boolean);`)) as Record<string, string> | null;
        if (!found) throw new Error(`There is no ${selector}.`);
        await send('ElementSendKeys', { id: Object.values(found)[0], text: path });
      })),
    resize: async (width, height) => void (await inTab(() => resize(width, height))),
    screenshot: async () => Buffer.from(String(await inTab(() => send('TakeScreenshot'))), 'base64'),
    close: async () => void (await inTab(() => send('CloseWindow'))),
  };
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
