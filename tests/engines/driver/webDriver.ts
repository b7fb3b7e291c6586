/**
 * A client of W3C WebDriver, for Firefox and WebKit.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { Engine, EngineBrowser, Tab } from './browser';

/** The commands that the tests use, by Firefox's names, and their addresses over HTTP. */
export const commands = {
  Navigate: 'POST url',
  Refresh: 'POST refresh',
  ExecuteScript: 'POST execute/sync',
  PerformActions: 'POST actions',
  ElementClear: 'POST element/{id}/clear',
  ElementSendKeys: 'POST element/{id}/value',
  SetWindowRect: 'POST window/rect',
  GetWindowHandle: 'GET window',
  SwitchToWindow: 'POST window',
  NewWindow: 'POST window/new',
  CloseWindow: 'DELETE window',
  DeleteSession: 'DELETE ',
} as const;

/** A started browser that takes commands, one at a time. */
export interface Session {
  name: Engine;
  version: string;
  /** Returns the command's value. Throws the browser's error. */
  send(command: keyof typeof commands, parameters?: object): Promise<unknown>;
  /** What the page runs before each script. */
  before: string;
  /** Gives the page of the current window this size, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Ends the browser's processes. */
  stop(): void;
}

/** Ms that a press waits at most. */
const TIMEOUT = 15_000;

/** The codes of the keys that type no letter, by their names in `KeyboardEvent.key`. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** `inPage.ts` as one script, which puts its functions into a global of the page. */
const inPage = buildSync({
  entryPoints: [`${import.meta.dirname}/inPage.ts`],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'inPage',
  write: false,
  define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
}).outputFiles[0]?.text;

/**
 * Runs an expression, which may use the functions of `inPage.ts` as `page`. A promise is awaited from
 * outside, so that other tabs can be used meanwhile.
 */
const start = (expression: string) => `
  if (!globalThis.inPage) { ${inPage}; globalThis.inPage = inPage; }
  const { inPage: page } = globalThis;
  const answer = ${expression};
  if (typeof answer?.then !== 'function') return { answer };
  const outcomes = (globalThis.outcomes ??= []);
  const id = outcomes.push({ id: outcomes.length }) - 1;
  answer.then((answer) => (outcomes[id] = { answer }), (error) => (outcomes[id] = { error: String(error) }));
  return { id };`;

/** What an expression came to; `id` while it is under way. */
type Outcome = { answer: unknown } | { error: string } | { id: number };

/** An element of the page, under a key that the standard fixes. */
type Element = Record<string, string>;

/** A press in the middle of an element. ElementClick would keep Firefox's pages out of the page cache. */
const pressOf = (origin: Element) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: 0, y: 0, origin },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

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
      const tab = tabOf(session, (work) =>
        inTurn(async () => {
          await send('SwitchToWindow', { handle: opened.handle });
          return work();
        }),
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

/** Runs work in one tab. */
type InTab = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

function tabOf({ send, before, resize }: Session, inTab: InTab): Tab {
  const execute = (script: string) =>
    inTab(() => send('ExecuteScript', { script: before + script, args: [] }));
  const run = async (expression: string) => {
    let outcome = (await execute(start(expression))) as Outcome;
    while ('id' in outcome) {
      const { id } = outcome;
      await delay(20);
      outcome = (await execute(`return globalThis.outcomes[${id}]`)) as Outcome;
    }
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.answer;
  };

  /** Does something with the element that an expression finds, as soon as it is there. */
  async function act(expression: string, work: (element: Element) => Promise<unknown>) {
    for (const end = performance.now() + TIMEOUT; ; await delay(30)) {
      try {
        const element = (await run(expression)) as Element;
        return void (await inTab(() => work(element)));
      } catch (error) {
        // It is not there, or it is covered or replaced.
        if (performance.now() > end) throw new Error(`${expression}: ${String(error)}`, { cause: error });
      }
    }
  }
  const perform = (actions: object) => send('PerformActions', { actions: [actions] });
  const type = (element: Element, text: string) =>
    send('ElementSendKeys', { id: Object.values(element)[0], text });

  return {
    goto: async (url) => void (await inTab(() => send('Navigate', { url }))),
    reload: async () => void (await inTab(() => send('Refresh'))),
    evaluate: async (work: (given: never) => unknown, given?: unknown) =>
      (await run(`(${String(work)})(${JSON.stringify(given)})`)) as never,
    getByRole(role, { name } = {}) {
      const given = name instanceof RegExp ? [role, name.source, name.flags] : [role, name];
      const all = `page.all(${given.map((each) => JSON.stringify(each)).join()})`;
      const found = {
        first: () => found,
        click: () => act(`page.pressable(${all}[0])`, (element) => perform(pressOf(element))),
        fill: (text: string) =>
          act(`${all}[0]`, async (element) => {
            await send('ElementClear', { id: Object.values(element)[0] });
            await type(element, text);
          }),
        count: async () => Number(await run(`${all}.length`)),
        allInnerTexts: async () => (await run(`${all}.map((each) => each.innerText)`)) as string[],
        isFocused: async () => Boolean(await run(`${all}.some(page.isFocused)`)),
      };
      return found;
    },
    async keys(...chords) {
      await execute('');
      for (const chord of chords) {
        const values = chord.split(/(?<=.)\+/).map((key) => keyCodes[key] ?? key.toLowerCase());
        const actions = [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
        ];
        await inTab(() => perform({ type: 'key', id: 'keyboard', actions }));
      }
    },
    chooseFile: (selector, path) =>
      act(`page.first(${JSON.stringify(selector)})`, (element) => type(element, path)),
    resize: async (width, height) => void (await inTab(() => resize(width, height))),
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
