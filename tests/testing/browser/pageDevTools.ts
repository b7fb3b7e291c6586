import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';

// Runs in the page: @redux-devtools/instrument, which the extension uses, set up as the extension does it
// (`pauseActionType` is its default), and a counter of writes to storage.
const contents = `
  import { instrument } from '@redux-devtools/instrument';
  import { compose } from 'redux';
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ({ maxAge }) => (...enhancers) => (createStore) => (...args) => {
    const history = instrument(undefined, { maxAge, pauseActionType: '@@PAUSED' });
    return (window.instrumented = compose(...enhancers, history)(createStore)(...args));
  };
  window.writes = 0;
  for (const name of ['setItem', 'removeItem', 'clear']) {
    const write = Storage.prototype[name];
    Storage.prototype[name] = function (...args) {
      window.writes += 1;
      return write.apply(this, args);
    };
  }
`;

const [bundle] = buildSync({
  stdin: { contents, resolveDir: import.meta.dirname },
  bundle: true,
  format: 'iife',
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
}).outputFiles;

/** Redux DevTools as a script. It must run in the page before the shop's scripts. */
export const devTools = { content: bundle?.text ?? '' };

interface Action {
  type: string;
}

declare global {
  interface Window {
    instrumented: {
      dispatch(action: Action): void;
      liftedStore: {
        /** Until something is committed, an action's id is its index in the log. */
        getState(): { stagedActionIds: number[]; currentStateIndex: number };
        dispatch(action: Action): void;
      };
    };
    writes: number;
  }
}

/** Shows the state after the action with this index. */
export function jump(page: Page, index: number): Promise<void> {
  return page.evaluate((to) => {
    const lifted = { type: 'JUMP_TO_STATE', index: to, actionId: to };
    window.instrumented.liftedStore.dispatch(lifted);
  }, index);
}

/** Dispatches an event through the shop's middleware. */
export function dispatch(page: Page, action: Action & Record<string, unknown>): Promise<void> {
  return page.evaluate((event) => window.instrumented.dispatch(event), action);
}

/** What the screen shows and the index of its state in the log, read in one task: they belong together. */
export function look(page: Page) {
  return page.evaluate(() => {
    const text = (name: string) => document.querySelector<HTMLElement>(name)?.innerText.trim() ?? '';
    const index = window.instrumented.liftedStore.getState().currentStateIndex;
    return { index, url: location.href, title: document.title, header: text('header'), main: text('main') };
  });
}

/** The page's effects outside the screen so far, and the length of the log. */
export function readTraces(page: Page) {
  return page.evaluate(() => ({
    actions: window.instrumented.liftedStore.getState().stagedActionIds.length,
    entries: history.length,
    writes: window.writes,
    stored: JSON.stringify([localStorage, sessionStorage]),
  }));
}
