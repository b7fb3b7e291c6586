/**
 * What looking at a log costs in a real browser: from dropping its file to its first state, and by jump, compared with
 * the same page rendered because a shopper went there.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Log } from 'action-log';
import { createHandler } from '../../server/serve.mjs';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import type * as ShopParts from '../../tools/replay/shopParts';
import { listen } from '../shared/listen';
import { median } from '../shared/median';
import { createChance } from './chance';
import { installPanelTimers, type Timed } from './panelTimers';
import { stateOf } from './stateOf';
import { addresses } from '../../src/shared/navigation/addresses';

type Shop = typeof ShopParts;
type Screen = 'catalogue' | 'product' | 'cart' | 'waiting';

/** The shopper's round: what is clicked on each screen, and which screen it leads to. */
const ROUND: readonly { to: Screen; selector: string }[] = [
  { to: 'product', selector: '[role=tabpanel] a' },
  { to: 'cart', selector: `header a[href="${addresses.cart}"]` },
  { to: 'catalogue', selector: `header a[href="${addresses.catalogue}"]` },
];
const WARM_UP = 2;

function expectedScreen(state: unknown): Screen {
  const { checkout, navigation } = stateOf(state);
  if (checkout.isWaiting) return 'waiting';
  if (navigation.pathname === addresses.catalogue) return 'catalogue';
  return navigation.pathname === addresses.cart ? 'cart' : 'product';
}

/** How many actions came before each state of a log, by the screen that the state shows. */
function countsByScreen(log: Log, { stepsOf, replayable }: Shop): Record<Screen, number[]> {
  const counts: Record<Screen, number[]> = { catalogue: [], product: [], cart: [], waiting: [] };
  for (const { index, after } of stepsOf(log, replayable)) counts[expectedScreen(after)].push(index + 1);
  return counts;
}

/** The quantile; `part` is from 0 to 1. */
const quantile = (numbers: readonly number[], part: number) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(part * (numbers.length - 1))] ?? NaN;

async function openShop(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    reducedMotion: 'reduce', // A click would wait for the end of a link's animation.
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('http://localhost:3333/products', (route) => route.abort());
  await page.addInitScript(installPanelTimers);
  await page.goto(path);
  await page.getByRole('tabpanel').getByRole('link').first().waitFor();
  return page;
}

/** A shopper with two things in the cart, at the catalogue. */
async function openShopper(browser: Browser, baseURL: string): Promise<Page> {
  const page = await openShop(browser, baseURL, '/');
  for (const index of [0, 1]) {
    await page.getByRole('tabpanel').getByRole('link').nth(index).click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await page.getByRole('heading', { name: 'SEU CARRINHO' }).waitFor();
    await page.locator(`header a[href="${addresses.catalogue}"]`).first().click();
  }
  return page;
}

async function openPanel(browser: Browser, baseURL: string): Promise<Page> {
  const page = await openShop(browser, baseURL, '/?qa');
  const panel = page.getByRole('region', { name: 'QA panel' });
  await panel.waitFor().catch(() => {
    throw new Error('The built shop opens no QA panel: run "npm run build" first.');
  });
  return page;
}

/**
 * Drops a log on a shop with an open panel, `drops` times on a new page: the last page, the ms until the log's first
 * state was shown, and the ms until all of it was compared.
 */
async function openLog(browser: Browser, baseURL: string, text: string, hash: string, drops: number) {
  const times = { drop: Array<number>(), compared: Array<number>() };
  let page = await openPanel(browser, baseURL);
  for (let at = 0; at < drops; at++) {
    if (at > 0) {
      await page.context().close();
      page = await openPanel(browser, baseURL);
    }
    const [drop, compared] = await page.evaluate(
      async ([file, first]) => {
        const start = performance.now();
        return [
          await window.panelTimers.drop(file, first),
          await window.panelTimers.compared(start),
        ] as const;
      },
      [text, hash] as const,
    );
    times.drop.push(drop);
    times.compared.push(compared);
  }
  return { page, drop: median(times.drop), compared: median(times.compared) };
}

/** The median and the 95th percentile, in ms. */
function summary(times: readonly Timed[]) {
  const of = (key: keyof Timed) => {
    const numbers = times.map((time) => time[key]);
    return { median: median(numbers), p95: quantile(numbers, 0.95) };
  };
  return { work: of('work'), shown: of('shown') };
}

/** A log and its file's text. */
interface LogFile {
  log: Log;
  text: string;
}

/**
 * Jumps and a shopper's walk in turn, over the same screens. All in ms; `work` is what the event and its rendering
 * take, `shown` lasts until the frame.
 * @param dist the folder of the built shop
 */
export async function measurePanel(
  { log, text }: LogFile,
  shop: Shop,
  dist: string,
  { drops = 5, rounds = 40 } = {},
) {
  const counts = countsByScreen(log, shop);
  const first = shop.hexOf(shop.startOf(log, shop.replayable));
  const { below, pick } = createChance(3);
  const times: Record<'jumped' | 'walked' | 'anywhere', Timed>[] = [];

  const { server, port } = await listen(await createHandler(dist));
  const baseURL = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserFlags,
  });
  try {
    const { page, drop, compared } = await openLog(browser, baseURL, text, first, drops);
    const shopper = await openShopper(browser, baseURL);
    const jump = (count: number) => page.evaluate((to) => window.panelTimers.jump(to), count);
    const walk = (selector: string) => shopper.evaluate((where) => window.panelTimers.click(where), selector);
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const { to, selector } of ROUND) {
        const jumped = await jump(pick(counts[to]));
        const walked = await walk(selector);
        const anywhere = await jump(below(log.actions.length + 1));
        await jump(Math.min(...counts[to])); // The next pair, too, starts from one screen.
        if (round >= 0) times.push({ jumped, walked, anywhere });
      }
    }
    return {
      drop,
      compared,
      jump: summary(times.map(({ jumped }) => jumped)),
      walk: summary(times.map(({ walked }) => walked)),
      anywhere: summary(times.map(({ anywhere }) => anywhere)),
      /** How much later (ms) a jump is shown than the same screen of a shopper. */
      later: median(times.map(({ jumped, walked }) => jumped.shown - walked.shown)),
      ratio: median(times.map(({ jumped, walked }) => jumped.work / walked.work)),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
