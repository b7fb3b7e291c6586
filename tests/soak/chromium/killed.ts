import { setTimeout as delay } from 'node:timers/promises';
import { addProducts } from '../../drive/inPage';
import { lostOf } from '../../drive/tabs';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { inChromium, inFolder, type Chromium } from './inPages';

/** Ms between an add and the end of the browser. */
const MOMENTS = [300, 1000, 2000, 3000, 5000];

/** Adds a product and kills the whole browser `after` ms. Returns whether the next browser has it in the cart. */
const survives = (url: string, id: string, after: number) =>
  inFolder(async (profile) => {
    await inChromium(profile, async ({ context, kill }) => {
      const page = await context.newPage();
      await page.goto(`${url}/cart`);
      await page.evaluate(addProducts, [id]);
      await delay(after);
      await kill();
    });
    return inChromium(profile, async ({ context }) => {
      const cart = await context.newPage();
      await cart.goto(`${url}/cart`);
      return becomesTrue(async () => (await lostOf(1, [cart])) === 0, 10_000);
    });
  });

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
