import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { addProducts } from '../../drive/inPage';
import { lostOf } from '../../drive/tabs';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { launchChromium, type Chromium } from './inPages';

/** Ms between an add and the end of the browser. */
const MOMENTS = [300, 1000, 2000, 3000, 5000];

/** Kills a browser with the processes of its tabs, which are its group. */
async function kill(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser has no process.');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(-browser.id, 'SIGKILL');
  await closed;
}

/** Adds a product and kills the whole browser `after` ms. Returns whether the next browser has it in the cart. */
async function survives(url: string, id: string, after: number): Promise<boolean> {
  const profile = mkdtempSync(join(tmpdir(), 'canecamisa-profile-'));
  try {
    const browser = await launchChromium(profile);
    const page = await browser.newPage();
    await page.goto(`${url}/cart`);
    await page.evaluate(addProducts, [id]);
    await delay(after);
    await kill(browser);

    const next = await launchChromium(profile);
    const cart = await next.newPage();
    await cart.goto(`${url}/cart`);
    const isThere = await becomesTrue(async () => (await lostOf(1, [cart])) === 0, 10_000);
    await next.close();
    return isThere;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The whole browser is killed seconds after an add, before Chromium has written localStorage to the disk. */
export async function killed({ port, ids, where }: Chromium): Promise<Figure> {
  const lostAt: string[] = [];
  const counted = await tryOften({ times: 15, seconds: 60 }, async (number) => {
    const moment = MOMENTS[number % MOMENTS.length] ?? 0;
    if (await survives(`http://killed.localhost:${port}`, ids[number] ?? '', moment)) return 0;
    lostAt.push(`${moment} ms`);
    return 1;
  });
  return {
    area: 'Crash',
    what: `the whole browser killed ${MOMENTS.map((ms) => ms.toLocaleString('en')).join(', ')} ms after an add; lost: not in the cart of the next start`,
    where,
    ...counted,
    ...(lostAt.length > 0 && { measured: `lost after ${lostAt.join(', ')}` }),
  };
}
