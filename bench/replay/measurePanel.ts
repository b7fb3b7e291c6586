/* global bench */
/**
 * What looking at a log costs in a real browser: from dropping its file to its first state, and by jump, compared with
 * the same page rendered because a shopper went there.
 */
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { createHandler } from '../../deploy/serve.mjs';
import { seededRandom } from '../../tools/seededRandom';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import { installed } from './inPage';
import { median } from '../shared/interleave';

/** The shopper's round: what is clicked on each screen, and which screen it leads to. */
const ROUND = [
  { to: 'product', selector: '[role=tabpanel] a' },
  { to: 'cart', selector: 'header a[href="/cart"]' },
  { to: 'catalogue', selector: 'header a[href="/"]' },
];

const screenOf = ({ checkout, navigation: { pathname } }) => {
  if (checkout.isWaiting) return 'waiting';
  return { '/': 'catalogue', '/cart': 'cart' }[pathname] ?? 'product';
};

/** How many actions came before each state of a log, by the screen that the state shows. */
function countsByScreen(log, { stepsOf, replayable }) {
  const counts = { catalogue: [], product: [], cart: [], waiting: [] };
  for (const { index, after } of stepsOf(log, replayable)) counts[screenOf(after)].push(index + 1);
  return counts;
}

const quantile = (numbers, part) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(part * (numbers.length - 1))];

async function openShop(browser, baseURL, path) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    reducedMotion: 'reduce', // Else a link waits for its animation.
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('http://localhost:3333/products', (route) => route.abort());
  await page.addInitScript(installed);
  await page.goto(path);
  await page.getByRole('tabpanel').getByRole('link').first().waitFor();
  return page;
}

/** A shopper with two things in the cart, at the catalogue. */
async function openShopper(browser, baseURL) {
  const page = await openShop(browser, baseURL, '/');
  for (const index of [0, 1]) {
    await page.getByRole('tabpanel').getByRole('link').nth(index).click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await page.getByRole('heading', { name: 'SEU CARRINHO' }).waitFor();
    await page.locator('header a[href="/"]').first().click();
  }
  return page;
}

function sayWhatIsMissing() {
  throw new Error('The built shop opens no QA panel: run "npm run build" first.');
}

/**
 * Drops a log on a shop with an open panel, `drops` times anew: the page with the last one, ms until its first state
 * was shown, and until it was compared to its end.
 */
async function openLog(browser, baseURL, text, hash, drops) {
  const times = { drop: [], compared: [] };
  let page;
  for (let at = 0; at < drops; at++) {
    await page?.context().close();
    page = await openShop(browser, baseURL, '/?qa');
    await page.getByRole('region', { name: 'Painel de QA' }).waitFor().catch(sayWhatIsMissing);
    const [drop, compared] = await page.evaluate(
      async ([file, first]) => {
        const start = performance.now();
        return [await bench.drop(file, first), await bench.compared(start)];
      },
      [text, hash],
    );
    times.drop.push(drop);
    times.compared.push(compared);
  }
  return { page, drop: median(times.drop), compared: median(times.compared) };
}

/** What the times of one kind have in common: medians and the worst of 20, ms. */
function summary(all) {
  const of = (key) => {
    const numbers = all.map((time) => time[key]);
    return { median: median(numbers), p95: quantile(numbers, 0.95) };
  };
  return { work: of('work'), shown: of('shown') };
}

/**
 * Jumps and a shopper's walk in turn, over the same screens. All in ms; `work` is what the event and its rendering
 * take, `shown` lasts until the frame.
 * @param {string} text the log's file
 * @param {string} dist the built shop
 */
export async function measureBrowser(log, text, shop, dist, { drops = 5, rounds = 40 } = {}) {
  const counts = countsByScreen(log, shop);
  const first = shop.hexOf(shop.replayable.reducer(log.preloadedState, { type: 'action-log/replayed' }));
  const random = seededRandom(3);
  const below = (end) => Math.floor(random() * end);
  const times = { jumps: [], walks: [], anywhere: [] };

  const server = createServer(createHandler(dist)).listen(0);
  const baseURL = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserFlags,
  });
  try {
    const { page, drop, compared } = await openLog(browser, baseURL, text, first, drops);
    const shopper = await openShopper(browser, baseURL);
    const jump = (count) => page.evaluate((to) => bench.jump(to), count);
    const walk = (selector) => shopper.evaluate((where) => bench.click(where), selector);
    for (let round = -2; round < rounds; round++) {
      for (const { to, selector } of ROUND) {
        const [jumped, walked] = [await jump(counts[to][below(counts[to].length)]), await walk(selector)];
        const anywhere = await jump(below(log.actions.length + 1));
        await jump(counts[to][0]); // The next pair, too, starts from one screen.
        if (round < 0) continue;
        times.jumps.push(jumped);
        times.walks.push(walked);
        times.anywhere.push(anywhere);
      }
    }
    const later = times.jumps.map(({ shown }, index) => shown - times.walks[index].shown);
    return {
      drop,
      compared,
      jump: summary(times.jumps),
      walk: summary(times.walks),
      anywhere: summary(times.anywhere),
      /** How much later than the same screen of a shopper a jump is shown. */
      later: median(later),
      ratio: median(times.jumps.map(({ work }, index) => work / times.walks[index].work)),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
