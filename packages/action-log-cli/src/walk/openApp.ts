import type { Browser, Page, Request } from '@playwright/test';
import type { Log, Step } from 'action-log';
import type { AppCode, AppInBrowser, FirstVisit, WalkRules } from '../app';

/** A log that has been replayed in Node, and the build in which it is to be repeated. */
export interface WalkedLog<State> {
  app: AppInBrowser;
  code: AppCode<State>;
  log: Log;
  start: State;
  steps: readonly Step<State>[];
  browser: Browser;
  /** Where the build is served. */
  baseURL: string;
}

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

/** What the browser itself writes to the console about requests that were refused. */
const BY_BROWSER = /^Failed to load resource/;

/**
 * Opens the app as the person in a log found it: address, history, storage, time, window and the backend's
 * answers. The clock has the time of the recording. Only the walk moves it, so that a slow machine lets no
 * timer end too soon.
 */
export async function openApp<State>(
  { app, code, browser, baseURL, log }: WalkedLog<State>,
  { entries, saved }: FirstVisit,
) {
  const rules = code.walk;
  const { origin, pathname } = new URL(baseURL);
  const basePath = pathname.replace(/\/$/, '');
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: log.viewport.width || 1440, height: log.viewport.height || 900 },
    reducedMotion: 'reduce',
    ...app.context,
  });
  const backend = await rules.fakeBackend(log, context, origin);
  await context.addInitScript({ content: await app.pageScript() }); // Before the clock is replaced.
  const page = await context.newPage();
  const time = Date.parse(log.recordedAt) || Date.now();
  // The clock runs until it is paused, and it cannot be paused at a time that is over: a busy machine has a minute.
  await page.clock.install({ time: time - 60_000 });
  await page.clock.pauseAt(time + 1_000);
  const settings = { channel: rules.channel, basePath };
  await page.addInitScript((values) => window.replayTools.start(values), settings);
  await page.addInitScript(restoreVisit, { entries: entries.map((entry) => basePath + entry), saved });
  // A press that opens another tab is repeated, but the walk stays in its own.
  page.on('popup', (opened) => void opened.close());
  const errors = errorsOf(page);
  const { loading, requests } = watchRequests(page, rules.requestOf);
  const open = () => page.goto(basePath + (entries.at(-1) ?? '/'), { waitUntil: 'commit' });

  return { page, basePath, open, close: () => context.close(), errors, loading, requests, backend };
}

/** The requests of scripts and style sheets without an answer yet, and what the app requests from servers. */
function watchRequests(page: Page, requestOf: WalkRules<unknown>['requestOf']) {
  const loading = new Set<Request>();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loading.add(request);
    const text = requestOf?.(request);
    if (text) requests.push(text);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return { loading, requests };
}

/** Fills the storage and the history of a new tab. Runs in the page, before the app's scripts. */
function restoreVisit({ entries, saved }: Pick<FirstVisit, 'entries' | 'saved'>) {
  if (sessionStorage.getItem('visit restored')) return;
  sessionStorage.setItem('visit restored', 'yes');
  for (const [key, text] of Object.entries(saved)) localStorage.setItem(key, text);
  if (entries.length === 1) return;
  for (const [index, address] of entries.entries())
    if (index === 0) history.replaceState({ index }, '', address);
    else history.pushState({ index }, '', address);
}

/** The texts of the errors that a developer would see, those of hydration too. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  // Questions of the browser. Alerts are noted in the page.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {})); // The walk is over.
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !BY_BROWSER.test(message.text())) errors.push(message.text());
  });
  return errors;
}
