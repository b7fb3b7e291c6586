/**
 * `npm run record-logs -- [NAME...]`: records the sessions of sessions.ts, all or those named, by
 * playing them in the built shop (dist, or the folder in DIST) in Chromium and downloading their logs from the QA
 * panel, into e2e/logs. The logs in e2e/logs/released are those of released versions, and are never made again.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sessions } from './sessions';
import { openShop } from '../cli/openShop';
import { shopperOn } from './shopper';
import { products } from '../../api';

const folder = fileURLToPath(new URL('../../../e2e/logs', import.meta.url));
const BACKEND = 'http://localhost:3333/products';
/** The log that stands for the first version of the format, once it is there. */
const released = { from: 'tour', to: `${folder}/released/v1.json` };

/** The store of the page, as Redux DevTools get at it: for events that no shopper can cause. */
function showStore() {
  const expose =
    (createStore) =>
    (...given) =>
      (globalThis.shownToTools = createStore(...given));
  globalThis.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers) =>
    (createStore) =>
      [expose, ...enhancers].reduceRight((next, enhance) => enhance(next), createStore);
}

async function openPanel(page) {
  const panel = page.getByRole('region', { name: 'Painel de QA' });
  if (!(await panel.isVisible())) await page.keyboard.press('Control+Shift+L');
  await panel.waitFor();
  return panel;
}

async function download(page, path, hides) {
  const panel = await openPanel(page);
  if (hides) await panel.getByLabel('Ocultar o texto das buscas').check();
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Baixar registro' }).click();
  await (await coming).saveAs(path);
}

async function newPage(context) {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** What a session can do besides shopping. */
const toolsOn = (page, context) => ({
  openTab: async () => shopperOn(await newPage(context)),
  dispatch: (action) => page.evaluate((one) => void globalThis.shownToTools.dispatch(one), action),
  async mark(note) {
    const panel = await openPanel(page);
    await panel.getByRole('textbox', { name: 'Nota' }).fill(note);
    await page.keyboard.press('Enter');
  },
  async continueFrom(name, at) {
    const panel = await openPanel(page);
    await panel.getByLabel('Abrir registro').setInputFiles(`${folder}/${name}.json`);
    await panel.getByRole('slider', { name: 'Linha do tempo' }).fill(String(at));
    await panel.getByRole('button', { name: 'Continuar daqui' }).click();
    await page.keyboard.press('Control+Shift+L');
    await panel.waitFor({ state: 'hidden' });
  },
});

async function record(
  { browser, baseURL },
  { rows = products(30), status = 200, hides, viewport, play, name },
) {
  const context = await browser.newContext({
    baseURL,
    viewport: viewport ?? { width: 1440, height: 900 },
    locale: 'pt-BR',
  });
  await context.addInitScript(showStore);
  await context.route(BACKEND, (route) => (rows ? route.fulfill({ status, json: rows }) : route.abort()));
  const page = await newPage(context);
  await play(shopperOn(page), toolsOn(page, context));
  await download(page, `${folder}/${name}.json`, hides);
  await context.close();
}

const names = process.argv.slice(2);
const chosen = sessions.filter(({ name }) => names.length === 0 || names.includes(name));
const shop = await openShop(process.env.DIST);
try {
  for (const session of chosen) {
    await record(shop, session);
    console.log(session.name);
  }
} finally {
  await shop.close();
}
if (!existsSync(released.to)) {
  mkdirSync(`${folder}/released`, { recursive: true });
  copyFileSync(`${folder}/${released.from}.json`, released.to);
}
