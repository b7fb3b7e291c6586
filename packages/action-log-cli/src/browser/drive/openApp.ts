import type { BrowserContext, Page } from '@playwright/test';
import type { DriveRules, FirstVisit } from '../../app';
import { firstPage, newContext } from '../context';
import type { Walk } from '../walk';

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

/** What the browser itself writes to the console about requests that were refused. */
const BY_BROWSER = /^Failed to load resource/;

/**
 * Opens the app as the person in a log found it: address, history, storage, time, window and the backend's answers. The
 * clock starts at the time of the recording, and runs.
 */
export async function openApp<State>(
  { app, code, browser, baseURL, log, video }: Walk<State>,
  visit: FirstVisit,
) {
  const rules = code.drive;
  const context = await newContext(browser, baseURL, app.browser.context, log.viewport, video);
  const backend = await rules.fakeBackend(log, context, baseURL);
  const page = await firstPage(context);
  const began = new Date(log.recordedAt);
  await page.clock.install(Number.isNaN(began.getTime()) ? {} : { time: began });
  await page.addInitScript({ content: await app.browser.pageScript() });
  await page.addInitScript(() => {
    window.replayTools.watchStore();
    window.replayTools.watchScroll();
    // Nobody can press in the system's dialog for sharing, so it is closed at once, as a person does who changes their mind.
    const share = () => Promise.reject(new DOMException('The dialog was closed.', 'AbortError'));
    Object.assign(navigator, { share, canShare: () => true });
  });
  const { entries, saved } = visit;
  await page.addInitScript(restoreVisit, { entries, saved, prefix: rules.storagePrefix });
  const { alerts, errors } = listenTo(page);
  const otherTab = createOtherTab(context, page, baseURL, rules);
  const open = () => page.goto(visit.address, { waitUntil: 'commit' });

  return { page, open, close: () => context.close(), alerts, errors, backend, otherTab };
}

/** Fills the storage and the history of a new tab. Runs in the page, before the app's scripts. */
function restoreVisit({
  entries,
  saved,
  prefix,
}: Pick<FirstVisit, 'entries' | 'saved'> & { prefix: string }) {
  if (sessionStorage.getItem('visit restored')) return;
  sessionStorage.setItem('visit restored', 'yes');
  for (const [key, text] of Object.entries(saved)) localStorage.setItem(prefix + key, text);
  if (entries.length === 1) return;
  for (const [index, address] of entries.entries())
    if (index === 0) history.replaceState({ index }, '', address);
    else history.pushState({ index }, '', address);
}

/** The texts of the alerts, which are closed at once, and of the errors that a developer would see. */
function listenTo(page: Page) {
  const [alerts, errors]: [string[], string[]] = [[], []];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept().catch(() => {}); // The walk is over, and the page is closed.
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !BY_BROWSER.test(message.text())) errors.push(message.text());
  });
  return { alerts, errors };
}

/** Another tab of the same person, opened only if a log needs one. It does not run the app. */
function createOtherTab<State>(
  context: BrowserContext,
  appTab: Page,
  baseURL: string,
  { channel, storagePrefix }: DriveRules<State>,
) {
  let tab: Promise<Page> | undefined;
  const open = async () => {
    const page = await context.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${baseURL}/other-tab`);
    await appTab.bringToFront(); // A tab in the background draws nothing.
    return page;
  };
  const opened = () => (tab ??= open());
  return {
    async post(message: unknown) {
      const page = await opened();
      await page.evaluate(
        async ({ name, data }) => {
          const posting = new BroadcastChannel(name);
          posting.postMessage(data);
          await new Promise((resolve) => setTimeout(resolve)); // A message of a closed channel may be lost.
          posting.close();
        },
        { name: channel, data: message },
      );
    },
    async write(key: string, text: string) {
      const page = await opened();
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
        storagePrefix + key,
        text,
      ] as const);
    },
  };
}
