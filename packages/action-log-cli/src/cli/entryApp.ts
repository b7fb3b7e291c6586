import { spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  hexOf,
  isBookkeeping,
  isFields,
  isPlumbing,
  replayableOf,
  type Log,
  type RecordedActions,
  type Replayable,
} from 'action-log';
import type { App, AppCode, DriveRules } from '../app';
import { bundlePage } from '../browser/bundlePage';
import { loadBundled } from '../loadBundled';
import { UsageError, type Arguments } from './arguments';
import { words } from './words';

/** What the module of `--entry` exports. */
interface Entry {
  /** What `recordActions` returned. */
  recorded?: RecordedActions<unknown>;
  /** What of `AppCode` the app says itself: rules of a walk by hand, code for written tests. */
  rules?: Partial<Omit<AppCode<unknown>, 'drive'>> & { drive?: Partial<DriveRules<unknown>> };
}

/** Styles and pictures that the entry's imports reach: a replay needs none of them. */
const loader = Object.fromEntries(
  ['css', 'scss', 'svg', 'png', 'jpg', 'webp', 'woff2'].map((ending) => [`.${ending}`, 'empty'] as const),
);

/** How esbuild reads a module of the app. */
const bundling = { loader, jsx: 'automatic' } as const;

/** Reads no facts from the page. */
const anyPage = () => fileURLToPath(import.meta.resolve('action-log-cli/any-page'));

/** Ms to wait for the server of `--start`. */
const TIMEOUT = 60_000;

/** The app that the options of the command line name. Throws a UsageError. */
export function entryApp({ entry, start, url, page }: Arguments['values']): App<unknown> {
  if (entry === undefined)
    throw new UsageError(
      words("Which app? --entry names the module that exports what 'recordActions' returned."),
    );
  return {
    command: `npx action-log --entry ${entry}`,
    async load() {
      const { recorded, rules = {} } = await loadBundled<Entry>(resolve(entry), bundling);
      if (!recorded)
        throw new UsageError(words("{} does not export 'recorded', what 'recordActions' returned.", entry));
      const replayable = replayableOf(recorded.options);
      return {
        logName: recorded.options.name ?? 'app',
        replayable,
        coverageOf,
        expectedOnPage: page === undefined ? () => ({}) : replayable.expectedScreen,
        playwright: { factCode: () => [], locatorCode: () => null, backendCode: () => '', imports: {} },
        jest: {
          replayable: 'recorded',
          imports: {
            'action-log-cli/testing': ['openReplayed'],
            [`./${relative('', entry).replace(/\.\w+$/, '')}`]: ['recorded'],
          },
          shorten: () => [],
        },
        ...rules,
        drive: { ...rulesFor(replayable), ...rules.drive },
      };
    },
    browser: {
      serve: async (dist) => {
        if (dist !== undefined && URL.canParse(dist)) {
          await untilServed(dist);
          return { baseURL: new URL(dist).origin, close: () => {} };
        }
        if (dist !== undefined || url === undefined)
          throw new UsageError(
            words('Where is the app served? --url says it, and --start the command that serves it.'),
          );
        const close = start === undefined ? () => {} : startServer(start);
        await untilServed(url).catch((error: unknown) => {
          close();
          throw error;
        });
        return { baseURL: new URL(url).origin, close };
      },
      async launch() {
        const { chromium } = await import('@playwright/test');
        const { CHROMIUM_PATH: executablePath } = process.env;
        return chromium.launch(executablePath === undefined ? {} : { executablePath });
      },
      context: {},
      panelAddress: `${new URL(url ?? 'http://localhost/').pathname}?qa`,
      root: '#root, #app',
      pageScript: () =>
        page === undefined ? bundlePage(anyPage(), {}) : bundlePage(resolve(page), bundling),
    },
    playRandom: () => Promise.reject(new UsageError(words('--random needs the code of an app.'))),
  };
}

/** Runs a command in a process group of its own, so that what it starts ends with it. Some servers end if stdin is closed. */
function startServer(command: string) {
  const { pid } = spawn(command, { shell: true, detached: true, stdio: ['pipe', 2, 2] });
  return () => void (pid !== undefined && process.kill(-pid));
}

async function untilServed(url: string): Promise<void> {
  const until = Date.now() + TIMEOUT;
  for (;;) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    if (Date.now() > until) throw new Error(words('Nothing answers at {}.', url));
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** By type, how many logs contain an action. */
function coverageOf(logs: readonly Log[]) {
  const actions = new Map<string, number>();
  for (const log of logs)
    for (const type of new Set(log.actions.map((action) => action.type)))
      actions.set(type, (actions.get(type) ?? 0) + 1);
  return { actions };
}

/** Rules for any app: what no press causes, the app dispatches by itself. */
function rulesFor({ essenceOf, reducer }: Replayable<unknown>): DriveRules<unknown> {
  return {
    actorOf: () => 'app',
    timed: [],
    causedByBlur: [],
    contentOf: ({ meta, ...action }) =>
      isFields(meta) && meta.requestStatus === 'pending' ? null : essenceOf({ ...action, meta }),
    isUnrecorded: (action) => isPlumbing(action) || isBookkeeping(action),
    isOptional: () => false,
    firstVisitOf(log) {
      const { pathname, search, hash } = new URL(log.url);
      const address = pathname + search + hash;
      const isPageLoad =
        hexOf(log.preloadedState) === hexOf(reducer(undefined, { type: 'action-log/started' }));
      return { address, entries: [address], saved: {}, restoredAt: -1, isPageLoad };
    },
    historyMove: () => 0,
    storagePrefix: '',
    savedOf: () => ({}),
    channel: 'action-log',
    isAbout: () => false,
    messageFor: () => null,
    fakeBackend: async () => ({ release: () => {}, releaseAll: () => {} }),
  };
}
