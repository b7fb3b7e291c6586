/**
 * Apps that nobody here wrote, and what the README of action-log says to add to them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A line, and the text below which it is put. */
type Added = readonly [below: string, line: string];

/** A text of a file, and another one. */
interface Edit {
  file: string;
  right: string;
  wrong: string;
}

export interface ForeignApp {
  name: string;
  /** Its source: a package of npm, or a folder of a repository at a commit. */
  source: { npm: string; folder: string } | { repository: string; commit: string; folder: string };
  /** What it needs of npm, besides React and Redux. */
  packages: readonly string[];
  /** New files. */
  files: Readonly<Record<string, string>>;
  /** By file, the lines that are added. */
  added: (defaults: string) => Readonly<Record<string, readonly Added[]>>;
  /** Where its session begins. */
  path: string;
  session: (page: Page) => Promise<void>;
  /** What a walk says of the session. */
  walked: RegExp;
  /** A mistake in a reducer, and the action at which a replay sees it. */
  planted: Edit & { seenAt: RegExp };
  /** A mistake in a component, which a replay sees. */
  plantedOnPage?: Edit;
}

const RECORDED = (count: number) => `import { recorded } from '${count === 1 ? '.' : '..'}/recorded';`;
const START = "import { startRecording } from 'action-log-panel/start';";
const enhancer = (defaults: string) => `enhancers: (defaults) => ${defaults}.prepend(recorded.enhancer),`;

/** Redux's own template for new apps: one slice, no router. */
const template: ForeignApp = {
  name: 'cra-template-redux-typescript',
  source: { npm: 'cra-template-redux-typescript@2.0.0', folder: 'package/template' },
  packages: ['web-vitals@2'],
  files: {
    'src/recorded.ts': `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit';
import { recordActions } from 'action-log';
import App from './App';
import counter from './features/counter/counterSlice';
const view = (state: any) => renderToStaticMarkup(createElement(Provider, { store: createStore(() => state), children: createElement(App) }));
export const recorded = recordActions({ reducer: combineReducers({ counter }), name: 'counter', view });`,
  },
  added: (defaults) => ({
    'src/app/store.ts': [
      ["import counterReducer from '../features/counter/counterSlice';", RECORDED(2)],
      [
        'export const store = configureStore({',
        'middleware: (defaults) => defaults().concat(recorded.middleware),',
      ],
      ['export const store = configureStore({', enhancer(defaults)],
    ],
    'src/index.tsx': [
      ["import App from './App';", START],
      ["import App from './App';", RECORDED(1)],
      ["const container = document.getElementById('root')!;", 'startRecording(recorded);'],
    ],
  }),
  path: '/',
  async session(page) {
    await page.getByRole('button', { name: 'Increment value' }).click();
    await page.getByRole('textbox', { name: 'Set increment amount' }).fill('3');
    await page.getByRole('button', { name: 'Add Amount' }).click();
    await page.getByRole('button', { name: 'Add Async' }).click();
    await page.getByText('7', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Decrement value' }).click();
  },
  walked: /5 pressed, 0 moved, 0 dispatched/,
  planted: {
    file: 'src/features/counter/counterSlice.ts',
    right: 'state.value -= 1',
    wrong: 'state.value -= 2',
    seenAt: /counter\/decrement/,
  },
  plantedOnPage: {
    file: 'src/features/counter/Counter.tsx',
    right: '{count}</span>',
    wrong: '{count > 5 ? 5 : count}</span>',
  },
};

/** The largest of RTK Query's own examples: endpoints in several files, mutations, tags, react-router, a mocked backend. */
const kitchenSink: ForeignApp = {
  name: 'kitchen-sink',
  source: {
    repository: 'https://github.com/reduxjs/redux-toolkit',
    commit: '74200d87c27ca2b1c0915b2fbb4c44dd7494c2aa',
    folder: 'examples/query/react/kitchen-sink',
  },
  packages: ['react-router-dom@6.3.0', 'msw@0.40.2'],
  files: {
    'src/recorded.ts': `import { combineReducers } from '@reduxjs/toolkit';
import { recordActions } from 'action-log';
import { api } from './app/services/api';
import './app/services/counter';
import './app/services/times';
import polling from './features/polling/pollingSlice';
import auth from './features/auth/authSlice';
const reducer = combineReducers({ [api.reducerPath]: api.reducer, polling, auth });
export const recorded = recordActions({ reducer, name: 'kitchen-sink' });`,
  },
  added: (defaults) => ({
    'src/app/store.ts': [
      ["import auth from '../features/auth/authSlice'", RECORDED(2)],
      ['getDefaultMiddleware().concat(api.middleware)', '.concat(recorded.middleware)'],
      ['...options,', enhancer(defaults)],
    ],
    'src/index.tsx': [
      ["import App from './App'", START],
      ["import App from './App'", RECORDED(1)],
      ['async function render() {', 'startRecording(recorded);'],
    ],
  }),
  path: '/counters',
  async session(page) {
    await page.getByRole('button', { name: 'Add counter' }).click();
    const increment = page.getByRole('button', { name: 'Increment value' });
    await increment.click();
    await page.getByText('1', { exact: true }).waitFor();
    await increment.click();
    await page.getByText('2', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Posts' }).click();
    await page.getByText('A sample post').first().waitFor();
    await page.getByPlaceholder('New post name').fill('Hello');
    await page.getByRole('button', { name: 'Add Post' }).click();
    await page.getByRole('link', { name: 'Hello' }).first().waitFor();
    await page.getByRole('button', { name: 'Global' }).click();
  },
  walked: /0 dispatched/,
  planted: {
    file: 'src/features/polling/pollingSlice.ts',
    right: 'state.enabled = !state.enabled',
    wrong: 'state.enabled = true',
    seenAt: /polling\/toggleGlobalPolling/,
  },
};

export const apps = [template, kitchenSink];

/** Replaces a text of a file, which has to be there. */
export function edit(file: string, text: string, replacement: string): void {
  const whole = readFileSync(file, 'utf8');
  if (!whole.includes(text)) throw new Error(`${file} has no text '${text}'.`);
  writeFileSync(
    file,
    whole.replace(text, () => replacement),
  );
}
