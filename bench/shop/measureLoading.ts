/**
 * What a visitor from another site waits for: the shop beside the leanest static pages, in turn, in fresh browser contexts.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { median } from '../shared/median';
import { byPage, orderOf, type ByPage, type Options } from './pages';
import type { Servers } from './servers';
import { compared, own, type Row } from './table';
import { pressTab, watchLoad, type Seen } from './watchLoad';

/** The visitor's device and line. */
interface Profile {
  context: BrowserContextOptions;
  /** How many times slower the CPU is than this machine's. */
  cpu?: number;
  /** Ms, and bytes a second. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** A middling phone on a bad line, as Lighthouse simulates it. */
const SLOW: Profile = {
  cpu: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  context: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const DESKTOP: Profile = { context: { viewport: { width: 1440, height: 900 } } };
/** Ms without anything new before a visit counts as over. */
const QUIET = 3000;
/** Ms in which a new window of Chromium loads the pages of its own address bar, which do not belong to a visit. */
const OWN_PAGES = 1500;

/** What was seen in one visit, and the bytes that came. */
interface Visit extends Seen {
  /** All. */
  bytes: number;
  /** Of those, the backend's answer. */
  backend: number;
}

type Kind = 'slow' | 'desktop' | 'warm' | 'deep' | 'added';

/** Every visit, by its kind. */
export interface Visits extends Record<Kind, ByPage<Visit[]>> {
  /** Ms until a tab of the shop does something. */
  answer: { shop: number[] };
}

/** Opens a page on another site: one that is opened from an empty tab pays for a process that visitors do not need. */
async function openPage(
  context: BrowserContext,
  { network, cpu }: Profile,
  elsewhere: string,
): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (network) await client.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpu) await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(elsewhere);
  await page.waitForTimeout(OWN_PAGES);
  return page;
}

/** One visit to its quiet end. */
async function visit(
  context: BrowserContext,
  profile: Profile,
  url: string,
  { sent, elsewhere }: Servers,
): Promise<Visit> {
  const page = await openPage(context, profile, elsewhere);
  const before = sent();
  await page.addInitScript(watchLoad);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET);
  const seen = await page.evaluate(() => window.benchLoad());
  await page.close();
  const after = sent();
  const [files, backend] = [after.files - before.files, after.backend - before.backend];
  return { ...seen, bytes: files + backend, backend };
}

/** Ms until a tab of the shop does something. */
async function answerOf(context: BrowserContext, url: string, elsewhere: string): Promise<number> {
  const page = await openPage(context, SLOW, elsewhere);
  await page.addInitScript(pressTab);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchAnswered, null, { polling: 100 });
  return (await page.evaluate(() => window.benchAnswered)) ?? NaN;
}

/** Every figure of every visit, by the kind of visit and by page. */
export async function measureLoading(
  browser: Browser,
  servers: Servers,
  { rounds, report }: Options,
): Promise<Visits> {
  const [first] = servers.rows;
  const added = { ...first, id: 'added-after-the-build' };
  await servers.answer(servers.rows);
  const paths = {
    shop: { home: '/', product: `/product/${first?.id}`, added: `/product/${added.id}` },
    limit: { home: '/', product: '/product.html', added: '/product.html' },
  };
  const origins = { shop: servers.shop, limit: servers.limit.static };
  const visits: Visits = {
    slow: byPage(() => []),
    desktop: byPage(() => []),
    warm: byPage(() => []),
    deep: byPage(() => []),
    added: byPage(() => []),
    answer: { shop: [] },
  };
  const inContext = async (profile: Profile, run: (context: BrowserContext) => Promise<unknown>) => {
    const context = await browser.newContext({ locale: 'pt-BR', ...profile.context });
    await run(context);
    await context.close();
  };
  /** Visits each page once for each of some kinds, in the same browser context. */
  const visitAll = async (
    round: number,
    profile: Profile,
    path: keyof typeof paths.shop,
    ...kinds: Kind[]
  ) => {
    for (const name of orderOf(round))
      await inContext(profile, async (context) => {
        for (const kind of kinds)
          visits[kind][name].push(await visit(context, profile, origins[name] + paths[name][path], servers));
      });
  };
  // Wakes the browser up.
  await inContext(DESKTOP, (context) => visit(context, DESKTOP, `${origins.limit}/`, servers));
  for (let round = 0; round < rounds; round++) {
    report(`loading, round ${round + 1} of ${rounds}`);
    await visitAll(round, SLOW, 'home', 'slow');
    await visitAll(round, SLOW, 'product', 'deep');
    await servers.answer([...servers.rows, added]);
    await visitAll(round, SLOW, 'added', 'added');
    await servers.answer(servers.rows);
    await visitAll(round, DESKTOP, 'home', 'desktop', 'warm');
    await inContext(SLOW, async (context) =>
      visits.answer.shop.push(await answerOf(context, `${origins.shop}/`, servers.elsewhere)),
    );
  }
  return visits;
}

const FIRST_VISIT = 'First visit, CPU four times slower, slow 4G, phone';
type PaintKey = 'fcp' | 'lcp' | 'product';

/** The most of each paint, as a ratio to the limit. */
type PaintGoals = Partial<Record<PaintKey, number>>;

const PROFILES: readonly { kind: Kind; title: string; goals: PaintGoals }[] = [
  { kind: 'slow', title: FIRST_VISIT, goals: { fcp: 1.25, lcp: 1.1 } },
  { kind: 'desktop', title: 'First visit, desktop', goals: {} },
  { kind: 'warm', title: 'Second visit, desktop', goals: { fcp: 1.2 } },
  {
    kind: 'deep',
    title: 'First visit to a product, as slow',
    goals: { fcp: 1.3, lcp: 1.3 },
  },
  { kind: 'added', title: 'First visit to a product that came after the build, as slow', goals: {} },
];
const PAINTS: readonly { key: PaintKey; name: string }[] = [
  { key: 'fcp', name: 'first contentful paint' },
  { key: 'lcp', name: 'largest contentful paint' },
  { key: 'product', name: "first product's picture" },
];
/** A word that gets a few pixels wider with its font shifts the page by a ten-thousandth. */
const ALMOST_NO_SHIFT = 0.0005;
/** Until a tab answers, as a ratio to the static page's load. */
const ANSWER_GOAL = 2.6;

/** The tables' rows, each beside its goal. */
export function loadingRows({ answer, ...visits }: Visits): Row[] {
  const figures = (kind: Kind, key: keyof Visit) =>
    byPage((name) => median(visits[kind][name].map((seen) => seen[key])));
  const answered = { ...figures('slow', 'load'), shop: median(answer.shop) };
  return [
    ...PROFILES.flatMap(({ kind, title: section, goals }) =>
      PAINTS.map(({ key, name }) => compared(section, name, figures(kind, key), 'ms', { ratio: goals[key] })),
    ),
    compared(FIRST_VISIT, "until a tab answers, to the static page's load", answered, 'ms', {
      ratio: ANSWER_GOAL,
    }),
    ...PROFILES.map(({ kind, title: section }) =>
      own(section, 'layout shift (CLS)', figures(kind, 'cls'), 'score', ALMOST_NO_SHIFT),
    ),
    own(FIRST_VISIT, 'total blocking time', figures('slow', 'tbt'), 'ms', 90),
    own(FIRST_VISIT, 'everything downloaded', figures('slow', 'bytes'), 'bytes', 150_000),
  ];
}
