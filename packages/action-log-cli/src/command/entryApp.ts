import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import {
  structuralHash,
  isBookkeeping,
  isFields,
  isPlumbing,
  isRestored,
  replayableOf,
  type RecordedActions,
  type Replayable,
} from 'action-log';
import type { App, WalkRules } from '../app';
import { bundlePage, loadBundled } from '../bundle';
import { UsageError, type Arguments } from './arguments';

/** What the module of `--entry` exports. */
interface Entry {
  /** What `recordActions` returned. */
  recorded?: RecordedActions<unknown>;
}

/** Styles and pictures that the entry's imports reach: a replay needs none of them. */
const loader = Object.fromEntries(
  ['css', 'module.css', 'scss', 'svg', 'png', 'jpg', 'webp', 'woff2'].map(
    (ending) => [`.${ending}`, 'empty'] as const,
  ),
);

/** How esbuild reads a module of the app. */
const bundling = { loader, jsx: 'automatic' } as const;

/** The app that the options of the command line name. Throws a UsageError. */
export function entryApp({ entry, url }: Arguments['options']): App<unknown> {
  if (entry === undefined)
    throw new UsageError("Which app? --entry names the module that exports what 'recordActions' returned.");
  if (!existsSync(entry)) throw new UsageError(`--entry names ${entry}, and there is no such file.`);
  return {
    async load() {
      const { recorded } = await loadBundled<Entry>(resolve(entry), bundling);
      if (!recorded)
        throw new UsageError(`${entry} does not export 'recorded', what 'recordActions' returned.`);
      const replayable = replayableOf(recorded.options);
      return { logName: recorded.options.name ?? 'app', replayable, walk: rulesFor(replayable) };
    },
    browser: {
      async serve(build = url) {
        const { origin } = await addressOfServer(build);
        return { baseURL: origin, close: () => {} };
      },
      launch: launchChromium,
      context: {},
      pageScript: () => bundlePage(undefined, bundling),
    },
  };
}

/** The address at which the app is served. Throws if it is no address, or nothing answers there. */
async function addressOfServer(text: string | undefined): Promise<URL> {
  if (text === undefined)
    throw new UsageError('Where is the app served? --url names the address, such as http://localhost:5173/.');
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new UsageError(`--url is '${text}'. An address begins with http:// or https://.`);
  const address = new URL(text);
  await fetch(address, { method: 'HEAD' }).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${address.href}. Is the app served there?`, { cause });
  });
  return address;
}

async function launchChromium(): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath = '' } = process.env;
  if (executablePath !== '' && !existsSync(executablePath))
    throw new Error(`CHROMIUM_PATH is ${executablePath}, and there is no such file.`);
  const { chromium } = await import('@playwright/test').catch((cause: unknown) => {
    throw new Error('A walk needs Playwright: npm install --save-dev @playwright/test', { cause });
  });
  if (executablePath === '' && !existsSync(chromium.executablePath()))
    throw new Error(
      'A walk needs Chromium: npx playwright install chromium, or the path of an installed one in CHROMIUM_PATH.',
    );
  return chromium.launch(executablePath === '' ? {} : { executablePath });
}

/** The hash of a state without the settings of RTK Query, such as whether the page is seen. */
const hashOfApp = (state: unknown) =>
  structuralHash(
    JSON.parse(
      JSON.stringify(state, (_key, part: unknown) =>
        isFields(part) && 'middlewareRegistered' in part ? null : part,
      ),
    ),
  );

/** The slices of a new state that are also in another state. The entry's reducer has further slices that the page loads late. */
const slicesOf = (newState: unknown, other: unknown) =>
  isFields(newState) && isFields(other)
    ? Object.fromEntries(Object.entries(newState).filter(([name]) => name in other))
    : newState;

/** The rules for any app: the app dispatches by itself every action that no press causes. */
export function rulesFor<State>({ essenceOf, reducer }: Replayable<State>): WalkRules<State> {
  return {
    causeOf: () => 'app',
    contentOf(action) {
      if (isPlumbing(action) || isBookkeeping(action) || isRestored(action)) return undefined;
      const isPending = isFields(action.meta) && action.meta.requestStatus === 'pending';
      return isPending ? null : (essenceOf(action) ?? null);
    },
    firstVisitOf(log) {
      const { pathname, search, hash } = new URL(log.url);
      const newState = reducer(undefined, { type: 'action-log/started' });
      const first = log.preloadedState;
      const isPageLoad = first === undefined || hashOfApp(first) === hashOfApp(slicesOf(newState, first));
      return { entries: [pathname + search + hash], saved: {}, isPageLoad };
    },
    savedOf: () => ({}),
    channel: 'action-log',
    fakeBackend: async () => ({ release: () => {}, releaseAll: () => {} }),
  };
}
