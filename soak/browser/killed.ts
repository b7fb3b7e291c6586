import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import type { Figure } from '../figure';
import { becomesTrue } from './soaked';

const launch = (profile: string) =>
  puppeteer.launch({ executablePath: ensureBrowser(), args: browserFlags, userDataDir: profile });

/** Ms from the press until the browser is killed. */
const MOMENTS = [300, 1000, 2000, 3000, 5000];

/** Adds a product, kills the whole browser after some ms, and says whether the next one has it in the cart. */
async function survives(url: string, id: string, after: number) {
  const profile = mkdtempSync(join(tmpdir(), 'canecamisa-profile-'));
  try {
    const browser = await launch(profile);
    const page = await browser.newPage();
    await page.goto(`${url}/product/${id}`, { waitUntil: 'networkidle0' });
    await page.locator('::-p-aria(ADICIONAR AO CARRINHO)').click();
    await page.waitForFunction(() => location.pathname === '/cart');
    await delay(after);
    const { pid } = browser.process() ?? {};
    if (!pid) throw new Error('The browser has no process.');
    process.kill(-pid, 'SIGKILL');
    await browser.disconnect();

    const next = await launch(profile);
    const cart = await next.newPage();
    await cart.goto(`${url}/cart`);
    const isThere = await becomesTrue(
      () => cart.evaluate(() => document.querySelector('main li button') !== null),
      10_000,
    );
    await next.close();
    return isThere;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The whole browser killed within seconds of an add, before Chromium has written localStorage to the disk. */
export async function killed(port: number, ids: readonly string[], tried: number): Promise<Figure> {
  let lost = 0;
  for (let number = 0; number < tried; number++) {
    const moment = MOMENTS[number % MOMENTS.length] ?? 0;
    if (!(await survives(`http://killed.localhost:${port}`, ids[number] ?? '', moment))) lost += 1;
  }
  return {
    area: 'Crash',
    what: `the whole browser killed ${MOMENTS.join(', ')} ms after an add; lost: not in the cart of the next start`,
    where: 'Chromium',
    tried,
    lost,
  };
}
