/**
 * Measures one page in which the list arrives, or in which one shopper does everything once, with real clicks.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { stepsFor, type Step } from './actions';
import { listed, type ProductRows } from './pageFacts';
import type { PageName } from './pages';
import { watchActions, type Fact } from './watchActions';

/** Ms after an action's frame in which work that was put off still counts as the action's. */
const AFTERMATH = 350;
/** Ms for the page to come to rest after the list has arrived. */
const REST = 1500;
/** Ms until what an action leads to must be shown. */
const TIMEOUT = 20_000;

const VIEW = { viewport: { width: 1440, height: 900 }, locale: 'pt-BR' };

/** What the list's arrival costs. */
export interface Arrival {
  /** Ms of the longest task above 50 ms, or 0. */
  longestTask: number;
  /** Bytes that are alive afterwards. */
  memory: number;
}

/** What one action took. */
export interface Action {
  action: string;
  /** Ms from the click to the frame that shows what it leads to. */
  shown: number;
  /** Ms of CPU of the page's main thread. */
  work: number;
  /** Ms of its slowest interaction, as the browser reports it. */
  interaction: number;
}

/** Ms of CPU that the page's main thread has worked so far. */
async function workOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const duration = metrics.find(({ name }) => name === 'TaskDuration');
  assert(duration);
  return duration.value * 1000;
}

/** The next number that the page hands over by `benchShown`. */
function nextShown(client: CDPSession): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nothing happened')), TIMEOUT);
    client.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer);
      resolve(Number(payload));
    });
  });
}

/** Throws an error with what is shown in place of what should be. */
async function complain(page: Page, action: string, facts: readonly Fact[]): Promise<never> {
  const found = await page.evaluate((expected) => window.actionWatch.findAll(expected), facts);
  throw new Error(`"${action}" at ${page.url()} shows something else: ${JSON.stringify(found, null, 2)}`);
}

async function perform(
  page: Page,
  client: CDPSession,
  { action, before, target, facts }: Step,
): Promise<Action> {
  await before?.(page);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  assert(box, `There is nothing to click on for "${action}".`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate((expected) => window.actionWatch.expect(expected), facts);
  await wait(100); // What the pointer's arrival changes does not belong to the click.
  const earlier = await workOf(client);
  const answer = nextShown(client);
  await page.mouse.down();
  await page.mouse.up();
  const shown = await answer.catch(() => complain(page, action, facts));
  await wait(AFTERMATH);
  const work = (await workOf(client)) - earlier;
  return {
    action,
    shown,
    work,
    interaction: await page.evaluate(() => window.actionWatch.takeWorstInteraction()),
  };
}

/** Bytes that are alive: objects, and the buffers of typed arrays. */
async function memoryOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

/** What is measured. */
interface Measuring {
  browser: Browser;
  name: PageName;
  origin: string;
  /** What the backend answers. */
  rows: ProductRows;
}

/** Runs something in a new page that shows the backend's list and has come to rest. */
async function inPage<Result>(
  { browser, name, origin, rows }: Measuring,
  run: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  // A click would wait for the end of a link's animation.
  const context = await browser.newContext({ ...VIEW, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    // The alert after a removal comes after the frame that is measured; nobody reads it here.
    page.on('dialog', (dialog) => void dialog.accept());
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Runtime.enable');
    await client.send('Runtime.addBinding', { name: 'benchShown' });
    await page.addInitScript(watchActions);
    await page.goto(`${origin}/`);
    const facts = listed(name, rows);
    const isThere = (expected: readonly Fact[]) => window.actionWatch.holdAll(expected);
    await page
      .waitForFunction(isThere, facts, { polling: 100, timeout: 60_000 })
      .catch(() => complain(page, 'arrive', facts));
    await wait(REST);
    return await run(page, client);
  } finally {
    await context.close();
  }
}

/** Measures the list's arrival. */
export const measureArrival = (measuring: Measuring): Promise<Arrival> =>
  inPage(measuring, async (page, client) => ({
    longestTask: await page.evaluate(() => window.actionWatch.longestTask),
    memory: await memoryOf(client),
  }));

/**
 * Measures every action that the page can do.
 * @param cpu how many times slower the CPU is than this machine's
 */
export const measureUse = (measuring: Measuring, cpu: number): Promise<Action[]> =>
  inPage(measuring, async (page, client) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const actions: Action[] = [];
    for (const step of stepsFor(measuring.name, measuring.rows))
      actions.push(await perform(page, client, step));
    return actions;
  });
