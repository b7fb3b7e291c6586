import type { Log, Screen, Step } from 'action-log';
import type { RootState } from '@/app/redux/rootReducer';
import { actorOf } from '../browser/byHand/actor';
import { TIMED } from '../browser/byHand/arrivals';
import { listIn } from '../browser/byHand/backend';
import { deedsIn, isDone } from '../browser/byHand/deeds';
import { firstVisitOf } from '../browser/byHand/firstVisit';
import type { Shop } from '../cli/loadShop';
import { readSettings } from '../../../../tools/settings/readSettings';
import { deedCode } from './deedCode';
import { factCode } from './factCode';

/**
 * A Playwright test of a log, by roles and names: what its shopper did, and what the page shows after it, as this
 * version works it out. What the shop does at once by itself is expected together. Its layout is left to Prettier.
 * @param title what the test is called
 * @returns the text, and how many actions the log does not tell how to make
 */
export function writePlaywright(log: Log, steps: readonly Step<RootState>[], shop: Shop, title: string) {
  const start = shop.startOf(log, shop.replayable);
  const factsOf = (state: RootState) => shop.screenOrError({ expectedScreen: shop.expectedOnPage }, state);
  const deeds = deedsIn(log, steps);
  const lines: string[] = [];
  let [shown, alerts, unknown]: [Screen, unknown[], number] = [{}, [], 0];

  for (const [index, step] of steps.entries()) {
    const { action, before, after } = step;
    const isTimed = TIMED.includes(action.type);
    const opensProduct = after.navigation.pathname.startsWith('/product/');
    const code = (deeds[index] ?? []).map((deed) => deedCode(deed, opensProduct));
    unknown += code.filter((each) => each === null).length;
    const isOwn = actorOf(step, steps[index - 1]) === 'shop';
    if (!isOwn || isTimed || code.length > 0)
      lines.push('', `// ${shop.replayable.tell(action, before).replace(/\s+/g, ' ')}`);
    lines.push(...code.flatMap((each) => each ?? [`// The log does not tell how: ${action.type}`]));
    if (isTimed) lines.push(`await page.clock.fastForward(${log.times[index] ?? 0});`);
    if (!step.crash) alerts.push(...alertsIn(shop.replayable.effectsOf(action, before, after)));
    const next = steps[index + 1];
    const nextDeeds = deeds[index + 1] ?? [];
    const isOwnNext = next && actorOf(next, step) === 'shop' && !TIMED.includes(next.action.type);
    if (nextDeeds.length > 0 ? nextDeeds.every(isDone) : isOwnNext) continue;
    const facts = factsOf(after);
    lines.push(...factCode(shown, facts));
    if (alerts.length > 0)
      lines.push(`await expect.poll(() => alerts.splice(0)).toEqual(${JSON.stringify(alerts)});`);
    [shown, alerts] = [facts, []];
  }
  const { address, saved } = firstVisitOf(log, start, shop);
  return { text: testOf(title, [...openCode(log, address, saved, shop), ...lines]), unknown };
}

const alertsIn = (asked: readonly Readonly<Record<string, unknown>>[]) =>
  asked.flatMap(({ alert }) => (alert === undefined ? [] : [alert]));

/** The lines that open the shop as the shopper found it. */
function openCode(log: Log, address: string, saved: Readonly<Record<string, string>>, shop: Shop): string[] {
  const list = log.actions.find((action) => listIn(action) === 'list');
  const { source, products = [] } = Object(list?.payload) as {
    source?: string;
    products?: readonly object[];
  };
  const answer =
    source === 'backend' ? `route.fulfill({ json: ${shop.rowsCode(products)} })` : 'route.abort()';
  const { width, height } = log.viewport;
  return [
    ...(width > 0 ? [`await page.setViewportSize({ width: ${width}, height: ${height} });`] : []),
    'const alerts: string[] = [];',
    "page.on('dialog', (dialog) => { alerts.push(dialog.message()); void dialog.accept(); });",
    // A link that is followed opens no other site, WhatsApp neither.
    'await page.context().route(({ origin }) => !baseURL?.startsWith(origin), (route) => route.abort());',
    `await page.route((url) => url.port === '3333', (route) => ${answer});`,
    `await page.addInitScript((texts) => {
      for (const [key = '', text = ''] of texts)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }, ${JSON.stringify(Object.entries(saved).map(([key, text]) => [`${readSettings().env.STORAGE_NAME}:${key}`, text]))});`,
    `await page.clock.install({ time: ${JSON.stringify(log.recordedAt)} });`,
    `await page.goto(${JSON.stringify(address)});`,
  ];
}

function testOf(title: string, lines: readonly string[]): string {
  const isUsed = (name: string) => lines.some((line) => line.includes(name));
  return [
    "import { expect, test } from '@playwright/test';",
    ...(isUsed('productRow(') ? ["import { productRow } from '@/entities/product/index.fixtures';"] : []),
    ...(isUsed('builtInRows')
      ? ["import { builtInRows } from '@/entities/product/model/builtInProducts';"]
      : []),
    '',
    `test(${JSON.stringify(title)}, async ({ page, baseURL }) => {`,
    ...lines,
    '});',
    '',
  ].join('\n');
}
