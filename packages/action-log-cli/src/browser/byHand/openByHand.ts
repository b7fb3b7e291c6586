import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Log } from 'action-log';
import { readSettings } from '../../../../../tools/settings/readSettings';
import { firstPage, newContext } from '../context';
import { inPageScript } from '../inPageScript';
import { answerAsIn } from './backend';
import type { FirstVisit } from './firstVisit';

export type ShopByHand = Awaited<ReturnType<typeof openByHand>>;

const { STORAGE_NAME } = readSettings().env;

/** What the browser itself writes to the console about requests that were refused. */
const BROWSERS_OWN = /^Failed to load resource/;

/**
 * Opens the shop as the shopper of a log found it: address, history, storage, time, window, and the backend's answers.
 * The clock begins when the log was recorded, and goes on by itself.
 * @param video the folder for a film of the page; undefined for none
 */
export async function openByHand(
  browser: Browser,
  baseURL: string,
  log: Log,
  visit: FirstVisit,
  video: string | undefined,
) {
  const context = await newContext(browser, baseURL, log.viewport, video);
  const backend = await answerAsIn(log, context, baseURL);
  const page = await firstPage(context);
  const began = new Date(log.recordedAt);
  await page.clock.install(Number.isNaN(began.getTime()) ? {} : { time: began });
  await page.addInitScript({ content: await inPageScript() });
  await page.addInitScript(() => window.replayTools.watchStore());
  await page.addInitScript(prepare, { ...visit, prefix: `${STORAGE_NAME}:` });
  const { alerts, errors } = listenTo(page);
  const otherTab = createOtherTab(context, page, baseURL);
  const open = () => page.goto(visit.address, { waitUntil: 'commit' });

  return { page, open, alerts, errors, backend, otherTab };
}

/** Puts into a fresh tab what was saved, and its history. Runs in the page, before the shop's scripts. */
function prepare({ entries, saved, prefix }: FirstVisit & { prefix: string }) {
  if (sessionStorage.getItem('prepared')) return;
  sessionStorage.setItem('prepared', 'yes');
  for (const [key, text] of Object.entries(saved)) localStorage.setItem(prefix + key, text);
  if (entries.length === 1) return;
  for (const [index, address] of entries.entries())
    if (index === 0) history.replaceState({ index }, '', address);
    else history.pushState({ index }, '', address);
}

/** The texts of the alerts, each of which is closed at once, and of the errors that a developer would see. */
function listenTo(page: Page) {
  const [alerts, errors]: [string[], string[]] = [[], []];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept().catch(() => {}); // The walk is over, and the page is closed.
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) errors.push(message.text());
  });
  return { alerts, errors };
}

/** Another tab of the same shopper, which is only opened where a log needs one. It runs nothing of the shop. */
function createOtherTab(context: BrowserContext, shopTab: Page, baseURL: string) {
  let tab: Promise<Page> | undefined;
  const open = async () => {
    const page = await context.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${baseURL}/other-tab`);
    await shopTab.bringToFront(); // A tab in the background draws nothing.
    return page;
  };
  const opened = () => (tab ??= open());
  return {
    async post(message: unknown) {
      await (
        await opened()
      ).evaluate(
        async ({ name, data }) => {
          const channel = new BroadcastChannel(name);
          channel.postMessage(data);
          await new Promise((resolve) => setTimeout(resolve)); // A closed channel may not send any more.
          channel.close();
        },
        { name: `${STORAGE_NAME}:cart`, data: message },
      );
    },
    async write(key: string, text: string) {
      await (
        await opened()
      ).evaluate(([name, value]) => localStorage.setItem(name, value), [
        `${STORAGE_NAME}:${key}`,
        text,
      ] as const);
    },
  };
}
