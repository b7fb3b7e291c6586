/**
 * What a visitor from another site waits for: the shop beside the leanest static pages, in turn, in fresh browser contexts, on
 * a middling phone with a bad line, as Lighthouse simulates it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { productAddress } from '../../src/shared/navigation/addresses';
import { byPage, median, orderOf, type ByPage } from '../rounds';
import type { Bench, Servers } from '../servers';
import type { Row } from '../table';
import { pressTab, watchLoad, type Seen } from './watchLoad';

const PHONE = {
  locale: 'pt-BR',
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Ms, and bytes a second. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** How many times slower the CPU is than this machine's. */
const CPU = 4;
/** Ms without anything new before a visit counts as over. */
const QUIET = 3000;
/** Ms in which a new window of Chromium loads the pages of its own address bar, which do not belong to a visit. */
const OWN_PAGES = 1500;
/** How much of the scripts' download is over when a tab is pressed; 0 is the first paint. */
const PRESSED_AT = [0, 0.25, 0.5, 0.75];
/** A word that gets a few pixels wider with its font shifts the page by a ten-thousandth. */
const ALMOST_NO_SHIFT = 0.0005;

/** What was seen in one visit, and the bytes that came from the page's server. */
interface Visit extends Seen {
  bytes: number;
}

const SECTIONS = {
  home: 'First visit: phone, CPU 4 times slower, 150 ms, 1.6 Mbit/s',
  again: 'Second visit, as slow',
  product: 'First visit to a product, as slow',
  added: 'First visit to a product that came after the build, as slow',
};
type Kind = keyof typeof SECTIONS;

type Figure = [kind: Kind, key: keyof Visit, name: string, unit: Row['unit'], goal?: Row['goal']];
/** What is shown of each kind of visit, beside its goal. */
const FIGURES: readonly Figure[] = [
  ['home', 'fcp', 'first contentful paint', 'ms', { ratio: 1.15 }],
  ['home', 'lcp', 'largest contentful paint', 'ms', { ratio: 1.1 }],
  ['home', 'cls', 'layout shift', 'score', { most: ALMOST_NO_SHIFT }],
  ['home', 'tbt', 'total blocking time', 'ms', { most: 90 }],
  ['home', 'scripts', 'scripts', 'bytes', { most: 100_000 }],
  ['home', 'bytes', 'everything downloaded', 'bytes', { most: 150_000 }],
  ['again', 'fcp', 'first contentful paint', 'ms', { ratio: 1.1 }],
  ['product', 'fcp', 'first contentful paint', 'ms', { ratio: 1.15 }],
  ['product', 'lcp', 'largest contentful paint', 'ms', { ratio: 1.15 }],
  ['product', 'cls', 'layout shift', 'score', { most: ALMOST_NO_SHIFT }],
  ['added', 'fcp', 'first contentful paint', 'ms'],
  ['added', 'lcp', 'largest contentful paint, its picture', 'ms', { ratio: 2.5 }],
];

/** Opens a page on another site: one that is opened from an empty tab pays for a process that visitors do not need. */
async function openPage(context: BrowserContext, elsewhere: string): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(elsewhere);
  await page.waitForTimeout(OWN_PAGES);
  return page;
}

/** One visit to its quiet end. */
async function visit(context: BrowserContext, url: string, { sent, elsewhere }: Servers): Promise<Visit> {
  const page = await openPage(context, elsewhere);
  const before = sent();
  await page.addInitScript(watchLoad);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET);
  const seen = await page.evaluate(() => window.benchLoad());
  await page.close();
  return { ...seen, bytes: sent() - before };
}

/** Ms since the visit began until a tab's products are shown, if it is pressed `wait` ms after the first paint. */
async function answerOf(
  context: BrowserContext,
  url: string,
  wait: number,
  elsewhere: string,
): Promise<number> {
  const page = await openPage(context, elsewhere);
  await page.addInitScript(pressTab, wait);
  await page.goto(url, { waitUntil: 'commit' });
  return (await page.waitForFunction(() => window.benchAnswered, null, { polling: 100 }))
    .jsonValue()
    .then(Number);
}

/** Measures every kind of visit, and a press on a tab at its first moment. */
export async function measureLoading({ browser, servers, rounds }: Bench): Promise<Row[]> {
  const [first] = servers.rows;
  const added = { ...first, id: 'added-after-the-build' };
  const { shop, limit } = servers;
  const product = `${limit.static}/product.html`;
  const urls: Record<Kind, ByPage<string>> = {
    home: { shop, limit: limit.static },
    again: { shop, limit: limit.static },
    product: { shop: shop + productAddress(first?.id ?? ''), limit: product },
    added: { shop: shop + productAddress(added.id), limit: product },
  };
  const none = () => byPage<Visit[]>(() => []);
  const visits: Record<Kind, ByPage<Visit[]>> = {
    home: none(),
    again: none(),
    product: none(),
    added: none(),
  };
  const answers = PRESSED_AT.map((): number[] => []);

  const inContext = async (run: (context: BrowserContext) => Promise<unknown>) => {
    const context = await browser.newContext(PHONE);
    await run(context);
    await context.close();
  };
  await inContext((context) => visit(context, limit.static, servers)); // Wakes the browser up.
  for (let round = 0; round < rounds; round++) {
    console.error(`loading, round ${round + 1} of ${rounds}`);
    for (const name of orderOf(round)) {
      const visitAs = async (context: BrowserContext, kind: Kind) =>
        visits[kind][name].push(await visit(context, urls[kind][name], servers));
      servers.answer(servers.rows);
      await inContext(async (context) => {
        await visitAs(context, 'home');
        await visitAs(context, 'again');
      });
      await inContext((context) => visitAs(context, 'product'));
      servers.answer([...servers.rows, added]);
      await inContext((context) => visitAs(context, 'added'));
    }
    servers.answer(servers.rows);
    const { fcp = 0, scriptsFrom = 0, scriptsTo = 0 } = visits.home.shop.at(-1) ?? {};
    for (const [index, share] of PRESSED_AT.entries())
      await inContext(async (context) => {
        const wait = share && Math.max(0, scriptsFrom + share * (scriptsTo - scriptsFrom) - fcp);
        answers[index]?.push(await answerOf(context, shop, wait, servers.elsewhere));
      });
  }

  const figures = (kind: Kind, key: keyof Visit) =>
    byPage((name) => median(visits[kind][name].map((seen) => seen[key])));
  return [
    ...FIGURES.map(([kind, key, name, unit, goal]) => ({
      section: SECTIONS[kind],
      name,
      figures: figures(kind, key),
      unit,
      goal,
    })),
    ...PRESSED_AT.map((share, index): Row => ({
      section: "A press on a tab, as slow, until its products are shown, beside the static page's load",
      name: share ? `at ${share * 100} % of the scripts' download` : 'at the first paint',
      figures: { ...figures('home', 'load'), shop: median(answers[index] ?? []) },
      unit: 'ms',
      goal: { ratio: 1.6 },
    })),
  ];
}
