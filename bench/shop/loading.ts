/**
 * What a visitor waits for: the shop beside a static page of equal content, in turn, in fresh browser contexts.
 */
import { median } from '../shared/interleave';
import { compared, own } from './table';
import { pressTab, watchLoad } from './watchLoad';

/** A middling phone on a bad line, as Lighthouse thinks of it. */
const SLOW = {
  cpu: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  context: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const DESKTOP = { context: { viewport: { width: 1440, height: 900 } } };
/** Ms without anything new before a visit counts as over. */
const QUIET = 3000;
/** Ms in which a new window of Chromium loads the pages of its own address bar, which are no part of a visit. */
const OWN_PAGES = 1500;

async function openPage(context, { network, cpu }) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (network) await client.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpu) await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.waitForTimeout(OWN_PAGES);
  return page;
}

/** One visit to its quiet end: what was seen, and the bytes that came. */
async function visit(context, profile, url, sent) {
  const before = sent();
  const page = await openPage(context, profile);
  await page.addInitScript(watchLoad);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET);
  const seen = await page.evaluate(() => globalThis.benchLoad());
  await page.close();
  const after = sent();
  const [files, backend] = [after.files - before.files, after.backend - before.backend];
  return { ...seen, bytes: files + backend, backend };
}

/** Ms until a tab of the shop does something. */
async function answerOf(context, url) {
  const page = await openPage(context, SLOW);
  await page.addInitScript(pressTab);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.benchAnswered, null, { polling: 100 });
  return page.evaluate(() => globalThis.benchAnswered);
}

/**
 * Every figure of every visit, by profile and by page.
 * @param servers see `startServers`
 */
export async function measureLoading(browser, servers, { rounds, tell }) {
  await servers.answer(servers.rows);
  const product = `/product/${servers.rows[0].id}`;
  const pages = {
    shop: { home: `${servers.shop}/`, product: servers.shop + product },
    floor: { home: `${servers.references}/static`, product: `${servers.references}/static-product` },
  };
  const visits = { slow: {}, desktop: {}, warm: {}, deep: {}, answer: {} };
  const keep = (key, name, seen) => (visits[key][name] ??= []).push(seen);
  const visited = (context, profile, url) => visit(context, profile, url, servers.sent);
  const inContext = async ({ context: options }, run) => {
    const context = await browser.newContext({ locale: 'pt-BR', ...options });
    await run(context);
    await context.close();
  };
  await inContext(DESKTOP, (context) => visited(context, DESKTOP, pages.floor.home)); // Wakes the browser up.
  for (let round = 0; round < rounds; round++) {
    tell(`loading, round ${round + 1} of ${rounds}`);
    const names = round % 2 ? ['floor', 'shop'] : ['shop', 'floor']; // None is always first.
    for (const name of names) {
      const { home } = pages[name];
      await inContext(SLOW, async (context) => keep('slow', name, await visited(context, SLOW, home)));
    }
    for (const name of names) {
      const { product: address } = pages[name];
      await inContext(SLOW, async (context) => keep('deep', name, await visited(context, SLOW, address)));
    }
    for (const name of names) {
      await inContext(DESKTOP, async (context) => {
        for (const key of ['desktop', 'warm'])
          keep(key, name, await visited(context, DESKTOP, pages[name].home));
      });
    }
    await inContext(SLOW, async (context) =>
      keep('answer', 'shop', await answerOf(context, pages.shop.home)),
    );
  }
  return visits;
}

const PROFILES = [
  { key: 'slow', title: 'First visit, CPU four times slower, slow 4G, phone', goal: 1.1 },
  { key: 'desktop', title: 'First visit, desktop', goal: 1.2 },
  { key: 'warm', title: 'Second visit, desktop', goal: 1.2 },
  { key: 'deep', title: 'First visit to a product, as slow', goal: 1.3 },
];
const PAINTS = [
  ['fcp', 'first contentful paint'],
  ['lcp', 'largest contentful paint'],
  ['product', "first product's picture"],
];

/** The table's rows, each beside its goal. */
export function loadingRows({ answer, ...visits }) {
  const middle = (profile, name, key) => median(visits[profile][name].map((seen) => seen[key]));
  const both = (profile, key) => ({
    shop: middle(profile, 'shop', key),
    floor: middle(profile, 'floor', key),
  });
  const rows = PROFILES.flatMap(({ key, title, goal }) => [
    ...PAINTS.map(([paint, name]) => compared(title, name, both(key, paint), 'ms', { ratio: goal })),
    own(title, 'layout shift (CLS)', both(key, 'cls'), 'score', 0),
  ]);
  const [{ title }] = PROFILES;
  const answered = { shop: median(answer.shop), floor: middle('slow', 'floor', 'load') };
  return [
    ...rows,
    own(title, 'total blocking time', both('slow', 'tbt'), 'ms', 90),
    compared(title, "until a tab answers, to the static page's load", answered, 'ms', { ratio: 2.5 }),
    own(title, 'everything downloaded', both('slow', 'bytes'), 'bytes', 150_000),
  ];
}
