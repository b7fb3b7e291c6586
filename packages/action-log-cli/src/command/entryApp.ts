import { resolve } from 'node:path';
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
        if (build === undefined) throw new UsageError('Where is the app served? --url says it.');
        return { baseURL: new URL(build).origin, close: () => {} };
      },
      async launch() {
        const { chromium } = await import('@playwright/test');
        const { CHROMIUM_PATH: executablePath } = process.env;
        return chromium.launch(executablePath === undefined ? {} : { executablePath });
      },
      context: {},
      pageScript: () => bundlePage(undefined, bundling),
    },
  };
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
