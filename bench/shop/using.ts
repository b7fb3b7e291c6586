/**
 * One shopper in one page: the list's arrival, then every action once, with real clicks.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { listed, stepsFor } from './actions';
import { watchActions } from './watchActions';

/** Ms after an action's frame that what it left for later still counts as its work. */
const AFTERMATH = 350;
/** Ms for the page to come to rest after the list has arrived. */
const REST = 1500;
const PATIENCE = 20_000;

const VIEW = { viewport: { width: 1440, height: 900 }, locale: 'pt-BR' };

/** Ms of CPU that the page's main thread has worked so far. */
async function workOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** The next time that the page tells what it shows. */
function nextShown(client) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nothing happened')), PATIENCE);
    client.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer);
      resolve(Number(payload));
    });
  });
}

/** Says what is shown in place of what should be. */
async function complain(page, action, facts) {
  const says = await page.evaluate((expected) => globalThis.bench.sayAll(expected), facts);
  throw new Error(`"${action}" at ${page.url()} shows something else: ${JSON.stringify(says, null, 2)}`);
}

async function perform(page, client, { action, before, target, facts }) {
  await before?.(page);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate((expected) => globalThis.bench.expect(expected), facts);
  await wait(100); // What the pointer's arrival changes is no part of the click.
  const earlier = await workOf(client);
  const answer = nextShown(client);
  await page.mouse.down();
  await page.mouse.up();
  const shown = await answer.catch(() => complain(page, action, facts));
  await wait(AFTERMATH);
  return { action, shown, work: (await workOf(client)) - earlier };
}

/** Bytes that are alive: objects, and the buffers of typed arrays. */
async function memoryOf(client) {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

/** Runs something in a new page that shows the backend's list and has come to rest. */
async function inPage(browser, origin, rows, run) {
  const context = await browser.newContext({ ...VIEW, reducedMotion: 'reduce' }); // Else a link waits for its animation.
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Runtime.enable');
    await client.send('Runtime.addBinding', { name: 'benchShown' });
    await page.addInitScript(watchActions);
    await page.goto(`${origin}/`);
    const facts = listed(rows);
    const isThere = (expected) => globalThis.bench.holdAll(expected);
    await page
      .waitForFunction(isThere, facts, { polling: 100, timeout: 60_000 })
      .catch(() => complain(page, 'arrive', facts));
    await wait(REST);
    return await run(page, client);
  } finally {
    await context.close();
  }
}

/**
 * What the list's arrival costs: ms of the longest task, 0 for none above 50, and bytes of memory.
 * @param {object[]} rows what the backend answers
 */
export const arrive = (browser, origin, rows) =>
  inPage(browser, origin, rows, async (page, client) => ({
    longestTask: await page.evaluate(() => globalThis.bench.longestTask),
    memory: await memoryOf(client),
  }));

/**
 * Does everything once.
 * @param {number} cpu how many times slower the CPU is than this machine's
 */
export const use = (browser, origin, rows, cpu) =>
  inPage(browser, origin, rows, async (page, client) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const steps = [];
    for (const step of stepsFor(rows)) steps.push(await perform(page, client, step));
    return { steps, worstInteraction: await page.evaluate(() => globalThis.bench.worstInteraction) };
  });
