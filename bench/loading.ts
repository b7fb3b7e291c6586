/**
 * What a visitor from another site waits for: the shop beside the leanest pages (./limit), in fresh browser
 * contexts, on a middling phone with a bad line, as Lighthouse simulates it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { productAddress } from '../src/shared/addresses/product';
import { besideLimit, inTurn, median, type Line } from './figures';
import type { Bench } from './setUp';

const VIEWPORT = { width: 360, height: 640 };
const PHONE = { locale: 'pt-BR', viewport: VIEWPORT, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Ms, and bytes a second. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** How many times slower the CPU is than this machine's. */
const CPU = 4;
/** Ms without anything new before a visit counts as over. */
const QUIET = 3000;
/** Ms in which a new window of Chromium loads the pages of its own address bar. */
const OWN_PAGES = 1500;

/** What a visitor saw, in ms since the navigation began unless it says otherwise; NaN for an event that did not happen. */
interface Seen {
  fcp: number;
  lcp: number;
  /** Layout shift, in thousandths of its score. */
  cls: number;
  /** Total blocking time: how much longer than 50 ms the tasks after the first paint took, in all. */
  tbt: number;
  load: number;
  /** Downloaded kB: of all scripts, and of everything that comes from the page's server. */
  scripts: number;
  everything: number;
}

type Visit = 'first visit' | 'second visit' | 'product' | 'product after the build';

/** The printed figures of each visit, with the highest allowed ratio to the limit's. */
const FIGURES: readonly (readonly [Visit, key: keyof Seen, title: string, unit: string, most?: number])[] = [
  ['first visit', 'fcp', 'first contentful paint', 'ms', 1.3],
  ['first visit', 'lcp', 'largest contentful paint', 'ms', 1.22],
  ['first visit', 'cls', 'layout shift, thousandths', ''],
  ['first visit', 'tbt', 'total blocking time', 'ms'],
  ['first visit', 'scripts', 'scripts', 'kB'],
  ['first visit', 'everything', 'everything downloaded', 'kB'],
  ['second visit', 'fcp', 'first contentful paint', 'ms', 1.1],
  ['product', 'fcp', 'first contentful paint', 'ms', 1.3],
  ['product', 'lcp', 'largest contentful paint', 'ms', 1.22],
  ['product', 'cls', 'layout shift, thousandths', ''],
  ['product after the build', 'lcp', 'its picture', 'ms', 2.5],
];

declare global {
  interface Window {
    benchSeen: () => Seen;
    /** The frame that shows the second tab's products, in ms since the visit began. */
    benchAnswered?: number;
  }
}

/** Runs in a page that is loading: notes what a visitor sees. */
function watchLoad(): void {
  let lcp = NaN;
  let cls = 0;
  const longTasks: PerformanceEntry[] = [];
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  watch('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) cls += 1000 * entry.value;
  });
  watch('longtask', (task) => longTasks.push(task));

  window.benchSeen = () => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const blocking = longTasks.map(({ startTime, duration }) =>
      Math.max(0, startTime + duration - Math.max(startTime, fcp) - 50),
    );
    const loaded = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const kB = (entries: typeof loaded) =>
      entries.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      fcp,
      lcp,
      cls,
      tbt: blocking.reduce((sum, ms) => sum + ms, 0),
      load: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN,
      scripts: kB(loaded.filter(({ name }) => name.endsWith('.js'))),
      everything: kB(loaded),
    };
  };
}

/**
 * Runs in a page that is loading: presses the second tab at the first paint. The press may open another
 * document, in which this runs, too.
 */
function pressTab(): void {
  const began = Number((sessionStorage.benchBegan ??= String(performance.timeOrigin)));
  const tab = () => document.querySelectorAll<HTMLElement>('[role=tab]')[1];
  new PerformanceObserver((list) => {
    const isPainted = list.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted && began === performance.timeOrigin) tab()?.click();
  }).observe({ type: 'paint', buffered: true });
  const timer = setInterval(() => {
    if (tab()?.getAttribute('aria-selected') !== 'true') return;
    clearInterval(timer);
    requestAnimationFrame(() =>
      setTimeout(() => (window.benchAnswered = performance.timeOrigin + performance.now() - began)),
    );
  }, 10);
}

/** Opens a page on another site: a visit from an empty tab would also start a process, which visitors do not wait for. */
async function openPage(context: BrowserContext, elsewhere: string, inPage: () => void): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(elsewhere);
  await page.waitForTimeout(OWN_PAGES);
  await page.addInitScript(inPage);
  return page;
}

/** Measures each kind of visit, and a press on a tab at its first moment. */
export async function measureLoading(bench: Bench): Promise<Line[]> {
  const { browser, rounds, rows, elsewhere } = bench;
  const [first] = rows;
  const added = { ...first, id: 'added-after-the-build' };
  const seen = new Map<string, Seen[]>();
  const pressed: number[] = [];
  const closeAll = () => Promise.all(browser.contexts().map((context) => context.close()));

  for (let round = 0; round < rounds; round++) {
    console.error(`loading, round ${round + 1} of ${rounds}`);
    for (const site of inTurn(round)) {
      /** A visit until it is quiet, in a new context or in the context of an earlier visit. Returns the context. */
      const visit = async (what: Visit, path: string, earlier?: BrowserContext) => {
        const context = earlier ?? (await browser.newContext(PHONE));
        const page = await openPage(context, elsewhere, watchLoad);
        await page.goto(bench[site] + path, { waitUntil: 'networkidle' });
        await page.waitForTimeout(QUIET);
        const visits = seen.get(site + what) ?? [];
        seen.set(site + what, [...visits, await page.evaluate(() => window.benchSeen())]);
        return context;
      };
      const product = (id = '') => (site === 'limit' ? '/product' : productAddress(id));
      bench.answer = rows;
      await visit('second visit', '/', await visit('first visit', '/'));
      await visit('product', product(first?.id));
      bench.answer = [...rows, added];
      await visit('product after the build', product(added.id));
      await closeAll(); // A page that is still open takes time from the next one.
    }
    bench.answer = rows;
    const page = await openPage(await browser.newContext(PHONE), elsewhere, pressTab);
    await page.goto(bench.shop, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(() => window.benchAnswered, null, { polling: 100 });
    pressed.push(Number(await answered.jsonValue()));
    await closeAll();
  }

  const figure = (site: 'shop' | 'limit', what: Visit, key: keyof Seen) =>
    median((seen.get(site + what) ?? []).map((visit) => visit[key]));
  const load = figure('limit', 'first visit', 'load');
  return [
    ...FIGURES.map(([what, key, title, unit, most]) =>
      besideLimit(`${what}: ${title}`, figure('shop', what, key), figure('limit', what, key), unit, most),
    ),
    besideLimit('a tab pressed at the first paint', median(pressed), load, 'ms', 2),
  ];
}
