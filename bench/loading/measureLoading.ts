/**
 * What a visitor from another site waits for: the shop beside the leanest static pages, in turn, in fresh browser contexts, on
 * a middling phone with a bad line, as Lighthouse simulates it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { productAddress } from '../../src/shared/navigation/addresses';
import { byPage, median, orderOf, type ByPage, type PageName } from '../rounds';
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

/** What was seen in one visit, and the bytes that came from the page's server. */
interface Visit extends Seen {
  bytes: number;
}

type Kind = 'home' | 'again' | 'product' | 'added';

/** Every visit, by its kind, and the ms until a tab of the shop did something. */
interface Visits {
  byKind: Record<Kind, ByPage<Visit[]>>;
  answers: number[];
}

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

/** Ms until a tab of the shop does something. */
async function answerOf(context: BrowserContext, url: string, elsewhere: string): Promise<number> {
  const page = await openPage(context, elsewhere);
  await page.addInitScript(pressTab);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchAnswered, null, { polling: 100 });
  return (await page.evaluate(() => window.benchAnswered)) ?? NaN;
}

async function visitAll({ browser, servers, rounds }: Bench): Promise<Visits> {
  const [first] = servers.rows;
  const added = { ...first, id: 'added-after-the-build' };
  const paths: Record<Kind, ByPage<string>> = {
    home: { shop: '/', limit: '/' },
    again: { shop: '/', limit: '/' },
    product: { shop: productAddress(first?.id ?? ''), limit: '/product.html' },
    added: { shop: productAddress(added.id), limit: '/product.html' },
  };
  const origins = { shop: servers.shop, limit: servers.limit.static };
  const none = () => byPage<Visit[]>(() => []);
  const visits: Visits = {
    byKind: { home: none(), again: none(), product: none(), added: none() },
    answers: [],
  };
  const inContext = async (run: (context: BrowserContext) => Promise<unknown>) => {
    const context = await browser.newContext(PHONE);
    await run(context);
    await context.close();
  };
  const visitOnce = async (context: BrowserContext, name: PageName, kind: Kind) =>
    visits.byKind[kind][name].push(await visit(context, origins[name] + paths[kind][name], servers));

  await inContext((context) => visit(context, origins.limit, servers)); // Wakes the browser up.
  for (let round = 0; round < rounds; round++) {
    console.error(`loading, round ${round + 1} of ${rounds}`);
    for (const name of orderOf(round)) {
      servers.answer(servers.rows);
      await inContext(async (context) => {
        await visitOnce(context, name, 'home');
        await visitOnce(context, name, 'again');
      });
      await inContext((context) => visitOnce(context, name, 'product'));
      servers.answer([...servers.rows, added]);
      await inContext((context) => visitOnce(context, name, 'added'));
    }
    servers.answer(servers.rows);
    await inContext(async (context) =>
      visits.answers.push(await answerOf(context, origins.shop, servers.elsewhere)),
    );
  }
  return visits;
}

/** A word that gets a few pixels wider with its font shifts the page by a ten-thousandth. */
const ALMOST_NO_SHIFT = 0.0005;

const ms = 'ms' as const;
const bytes = 'bytes' as const;

/** What is shown of each kind of visit, beside its goal. */
const FIGURES: readonly (Omit<Row, 'section' | 'figures'> & { kind: Kind; key: keyof Visit })[] = [
  { kind: 'home', key: 'fcp', name: 'first contentful paint', unit: ms, goal: { ratio: 1.15 } },
  { kind: 'home', key: 'lcp', name: 'largest contentful paint', unit: ms, goal: { ratio: 1.1 } },
  { kind: 'home', key: 'product', name: "first product's picture", unit: ms },
  { kind: 'home', key: 'cls', name: 'layout shift', unit: 'score', goal: { most: ALMOST_NO_SHIFT } },
  { kind: 'home', key: 'tbt', name: 'total blocking time', unit: ms, goal: { most: 90 } },
  { kind: 'home', key: 'scripts', name: 'scripts', unit: bytes, goal: { most: 100_000 } },
  { kind: 'home', key: 'bytes', name: 'everything downloaded', unit: bytes, goal: { most: 150_000 } },
  { kind: 'again', key: 'fcp', name: 'first contentful paint', unit: ms, goal: { ratio: 1.1 } },
  { kind: 'again', key: 'lcp', name: 'largest contentful paint', unit: ms },
  { kind: 'product', key: 'fcp', name: 'first contentful paint', unit: ms, goal: { ratio: 1.15 } },
  { kind: 'product', key: 'lcp', name: 'largest contentful paint', unit: ms, goal: { ratio: 1.15 } },
  { kind: 'product', key: 'cls', name: 'layout shift', unit: 'score', goal: { most: ALMOST_NO_SHIFT } },
  { kind: 'added', key: 'fcp', name: 'first contentful paint', unit: ms },
  { kind: 'added', key: 'product', name: "the product's picture", unit: ms, goal: { ratio: 2.5 } },
];
const SECTIONS: Record<Kind, string> = {
  home: 'First visit: phone, CPU 4 times slower, 150 ms, 1.6 Mbit/s',
  again: 'Second visit, as slow',
  product: 'First visit to a product, as slow',
  added: 'First visit to a product that came after the build, as slow',
};

/** Measures every kind of visit, and a press on a tab at its first moment. */
export async function measureLoading(bench: Bench): Promise<Row[]> {
  const { byKind, answers } = await visitAll(bench);
  const figures = (kind: Kind, key: keyof Visit) =>
    byPage((name) => median(byKind[kind][name].map((seen) => seen[key])));
  return [
    ...FIGURES.map(({ kind, key, ...row }) => ({
      ...row,
      section: SECTIONS[kind],
      figures: figures(kind, key),
    })),
    {
      section: 'A press on a tab at the first paint, as slow',
      name: "until the tab is chosen, beside the static page's load",
      figures: { ...figures('home', 'load'), shop: median(answers) },
      unit: 'ms',
      goal: { ratio: 1.6 },
    },
  ];
}
