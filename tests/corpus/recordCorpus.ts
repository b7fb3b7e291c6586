/**
 * `npm run record-logs -- [NAME...] [--into FOLDER]`: records the sessions of sessions.ts, all or those
 * named. It plays them in Chromium, in a build of the present sources (or the build in the folder in DIST), and
 * downloads their logs from the QA panel into the folder of their shop or another one. The sessions are those of the shop whose
 * settings are in force: SHOP_SETTINGS=tests/ownShop/shop.json for those of the owner's shop.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, Page, Response } from '@playwright/test';
import { readLog, writeLog } from 'action-log';
import { responseOf } from 'action-log-cli';
import { products } from './products';
import { shopApp } from '../../tools/replay/shopApp';
import { fromRoot } from '../../owner/fromRoot';
import { sessionsByShop, settings, type Setting } from './sessions';
import { newPage, openPanel, toolsOn } from './sessionTools';
import { shopperOn } from './shopper';

const BACKEND = 'http://localhost:3333/products';
const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' } },
});

/** Returns the response to the last request of a document in a tab. */
function watchResponse(page: Page): () => Response | undefined {
  let last: Response | undefined;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) last = response;
  });
  return () => last;
}

/** Downloads the log of the page's last load. The page cannot read the headers of its own response: they are added here. */
async function download(
  page: Page,
  path: string,
  { hides = false }: Setting,
  response?: Response,
): Promise<void> {
  const panel = await openPanel(page);
  if (hides) await panel.getByLabel('Hide typed text').check();
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download log' }).click();
  const log = await readLog(readFileSync(await (await coming).path(), 'utf8'), logName);
  if (typeof log === 'string') throw new Error(`The log for ${path} cannot be read again: ${log}.`);
  writeFileSync(
    path,
    await writeLog({ ...log, response: response ? await responseOf(response) : null }, logName),
  );
}

/** As in a tab whose panel was opened and closed: what a person does is noted from the start. */
function watchEachPage(key: string): void {
  if (location.protocol === 'http:') sessionStorage.setItem(key, 'watching');
}

async function record(browser: Browser, baseURL: string, name: string): Promise<void> {
  const setting = settings[name] ?? {};
  const { rows = products(30), viewport } = setting;
  const context = await browser.newContext({
    ...app.context,
    baseURL,
    viewport: viewport ?? { width: 1440, height: 900 },
  });
  await context.addInitScript({ content: await app.pageScript() });
  await context.addInitScript(() => window.replayTools.watchStore());
  await context.addInitScript(watchEachPage, `${logName}:qa`);
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  await context.route(BACKEND, (route) => (rows ? route.fulfill({ json: rows }) : route.abort()));
  const page = await newPage(context);
  const lastResponse = watchResponse(page);
  await sessions[name]?.(shopperOn(page), toolsOn(page, context));
  await download(page, `${into}/${name}.json`, setting, lastResponse());
  await context.close();
}

const { browser: app } = shopApp;
const { logName } = await shopApp.load();
const ofShop = sessionsByShop[logName];
if (!ofShop)
  throw new Error(`There are no sessions in the shop '${logName}': SHOP_SETTINGS names its settings.`);
const { sessions } = ofShop;
const unknown = names.filter((name) => !(name in sessions));
if (unknown.length > 0)
  throw new Error(
    `No session of '${logName}' is called ${unknown.join(' or ')}. They are: ${Object.keys(sessions).join(', ')}`,
  );
const chosen = Object.keys(sessions).filter((name) => names.length === 0 || names.includes(name));
const into = values.into ?? fromRoot(ofShop.logs);
mkdirSync(into, { recursive: true });
const { baseURL, close } = await app.serve(process.env.DIST);
const browser = await app.launch();
try {
  for (const name of chosen) {
    await record(browser, baseURL, name);
    console.log(name);
  }
} finally {
  await browser.close();
  close();
}
