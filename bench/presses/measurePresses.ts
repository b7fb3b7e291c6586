/**
 * What a shopper's presses take, with real clicks: the shop beside the leanest page, in turn.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { ProductRow } from '@/entities/product';
import { byPage, median, orderOf, type ByPage } from '../rounds';
import type { Bench } from '../servers';
import type { Row } from '../table';
import { listed, pressesOf, type Press } from './presses';
import { watchPresses, type Fact } from './watchPresses';

interface Case {
  name: string;
  /** How many products the backend has. */
  size: number;
  /** How many times slower the CPU is than this machine's. */
  cpu: number;
  /** What the visitor prefers. */
  motion: 'no-preference' | 'reduce';
  /** The most work, as a ratio to the limit's. */
  work: number;
}

const CASES: readonly Case[] = [
  { name: '50 products', size: 50, cpu: 1, motion: 'no-preference', work: 1.4 },
  { name: '50 products, CPU 4 x', size: 50, cpu: 4, motion: 'no-preference', work: 1.4 },
  { name: '50 products, reduced motion', size: 50, cpu: 1, motion: 'reduce', work: 1.3 },
  { name: '50 products, reduced motion, CPU 4 x', size: 50, cpu: 4, motion: 'reduce', work: 1.3 },
  { name: '5,000 products', size: 5000, cpu: 1, motion: 'no-preference', work: 1.4 },
  { name: '5,000 products, CPU 4 x', size: 5000, cpu: 4, motion: 'no-preference', work: 1.4 },
];
/** Events of the mouse on its way to a target, as a hand moves it. It rests there after the press. */
const MOVES = 12;
/** Ms for the page to come to rest after the list has arrived. */
const REST = 1500;
/** Ms after a press's frame in which work that was put off still counts as the press's. */
const AFTERMATH = 350;

const CONTEXT = { viewport: { width: 1440, height: 900 }, locale: 'pt-BR' };

/** What one press took. */
interface Pressed {
  name: string;
  /** Ms from the click to the frame that shows what it leads to. */
  shown: number;
  /** Ms of CPU of the page's main thread. */
  work: number;
}

/** So many products: the sample products, again and again with other ids. */
const rowsOf = (sample: readonly ProductRow[], count: number) =>
  Array.from({ length: Math.ceil(count / sample.length) }, (_, copy) =>
    sample.map((row) => (copy === 0 ? row : { ...row, id: `${copy}-${row.id}` })),
  )
    .flat()
    .slice(0, count);

/** Ms of CPU that the page's main thread has worked so far. */
async function workOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const duration = metrics.find(({ name }) => name === 'TaskDuration');
  assert(duration);
  return duration.value * 1000;
}

async function perform(page: Page, client: CDPSession, { name, before, target, facts }: Press) {
  await before?.(page);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  assert(box, `There is nothing to click on for "${name}".`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: MOVES });
  const answer = page.evaluate((expected) => window.benchShown(expected), facts);
  await wait(100); // What the pointer's arrival changes does not belong to the click.
  const earlier = await workOf(client);
  await page.mouse.down();
  await page.mouse.up();
  const shown = await answer;
  await wait(AFTERMATH);
  return { name, shown, work: (await workOf(client)) - earlier };
}

/** Presses everything once in a new page that shows the backend's list and has come to rest. */
async function pressAll(
  browser: Browser,
  origin: string,
  rows: readonly ProductRow[],
  { cpu, motion }: Case,
) {
  const context = await browser.newContext({ ...CONTEXT, reducedMotion: motion });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watchPresses);
    await page.goto(origin);
    const isThere = (expected: readonly Fact[]) => window.benchMissing(expected).length === 0;
    await page.waitForFunction(isThere, listed(rows), { polling: 100 });
    await wait(REST);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const pressed: Pressed[] = [];
    for (const press of pressesOf(rows)) pressed.push(await perform(page, client, press));
    return pressed;
  } finally {
    await context.close();
  }
}

const geometricMean = (numbers: readonly number[]) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

/** The mean of all presses, and the work of each; medians of all rounds. */
function rowsFor({ name: section, work }: Case, pressed: ByPage<Pressed[]>): Row[] {
  const names = [...new Set(pressed.shop.map(({ name }) => name))];
  const figures = (name: string, key: 'shown' | 'work') =>
    byPage((page) => median(pressed[page].filter((one) => one.name === name).map((one) => one[key])));
  const mean = (key: 'shown' | 'work') => {
    const all = names.map((name) => figures(name, key));
    return byPage((page) => geometricMean(all.map((one) => one[page])));
  };
  const unit = 'ms' as const;
  const presses = `mean of ${names.length} presses`;
  return [
    { section, name: `until the frame, ${presses}`, figures: mean('shown'), unit },
    { section, name: `main thread's work, ${presses}`, figures: mean('work'), unit, goal: { ratio: work } },
    ...names.map((name) => ({ section, name: `  ${name}`, figures: figures(name, 'work'), unit })),
  ];
}

/** Measures the presses in each case. */
export async function measurePresses({ browser, servers, rounds }: Bench): Promise<Row[]> {
  const origins = { shop: servers.shop, limit: servers.limit.js };
  const table: Row[] = [];
  for (const one of CASES) {
    const rows = rowsOf(servers.rows, one.size);
    servers.answer(rows);
    const pressed = byPage<Pressed[]>(() => []);
    for (let round = 0; round < rounds; round++) {
      console.error(`${one.name}, round ${round + 1} of ${rounds}`);
      for (const name of orderOf(round))
        pressed[name].push(...(await pressAll(browser, origins[name], rows, one)));
    }
    table.push(...rowsFor(one, pressed));
  }
  return table;
}
