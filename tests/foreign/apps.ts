/**
 * Apps for the packages: one that nobody here wrote, and one of kept libraries, each with what the README of
 * action-log says to add.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keptLibraries } from './keptLibraries';

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
  /** Its source, a folder of a package of npm; without it all of the app is in `files`. */
  source?: { npm: string; folder: string };
  /** What it needs of npm, besides React and Redux. */
  packages: readonly string[];
  /** New files. */
  files: Readonly<Record<string, string>>;
  /** By file, the lines that are added, as the README says. */
  added?: (defaults: string) => Readonly<Record<string, readonly Added[]>>;
  /** Whether it also runs with the versions of three years ago. */
  oldest: boolean;
  /** Where its session begins. */
  path: string;
  session: (page: Page) => Promise<void>;
  /** By the names of its stores, the modules that record them. */
  stores: Readonly<Record<string, string>>;
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
  oldest: true,
  stores: { counter: 'src/recorded.ts' },
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

/** What makes logs hard to replay, all in one app. */
const kept: ForeignApp = {
  name: 'kept-libraries',
  packages: ['history@5', 'redux-first-history@5', 'redux-persist@6', 'redux-undo@1'],
  oldest: false,
  files: keptLibraries,
  path: '/',
  async session(page) {
    await page.getByText('Drink water.').waitFor();
    for (const name of ['Add', 'Add', 'Undo', 'Look', 'Vote', 'Refused', 'Add', 'About', 'Say'])
      await page.getByRole('button', { name }).click();
    await page.getByRole('heading', { name: '/about' }).waitFor();
  },
  stores: { notes: 'src/recorded.ts', chat: 'src/recordedChat.ts' },
  walked: /9 pressed, 0 moved, 0 dispatched/,
  planted: {
    file: 'src/store.ts',
    right: 'state.push({ ...payload })',
    wrong: 'state.push({ ...payload, id: nanoid() })',
    seenAt: /impure: step \d+, `notes\.present/,
  },
};

export const apps = [template, kept];

/** Replaces a text of a file, which has to be there. */
export function edit(file: string, text: string, replacement: string): void {
  const whole = readFileSync(file, 'utf8');
  if (!whole.includes(text)) throw new Error(`${file} has no text '${text}'.`);
  writeFileSync(
    file,
    whole.replace(text, () => replacement),
  );
}
