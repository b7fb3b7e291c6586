import { setTimeout as delay } from 'node:timers/promises';
import { addProducts, sharedCart } from '../drive/inPage';
import { lostOf } from './openTabs';
import { goodItem } from '../hostile/storageCases';
import { inChromium, inFolder } from './chromium';
import { becomesTrue, tryOften, type Opened, type Trial, type Served } from './trial';

/** A cart of 10,000 items opens, and one more is added to it. */
export async function largeCart({ browser, port, ids }: Opened): Promise<Trial> {
  const ITEMS = 10_000;
  const tab = await browser.openTab();
  const counted = await tryOften({ times: 1, size: ITEMS + 1, seconds: 20 }, async () => {
    const origin = `http://large.localhost:${port}`;
    const items = Array.from({ length: ITEMS }, (_, index) => ({ ...goodItem, id: `p${index}` }));
    await tab.goto(`${origin}/robots.txt`); // No script of the shop runs there.
    await tab.evaluate((text) => localStorage.setItem('canecamisa:cart', text), JSON.stringify(items));
    await tab.goto(`${origin}/product/${ids[0]}`);
    await tab.evaluate(addProducts, ids.slice(0, 1));
    const isShown = async () =>
      (await tab.getByRole('link', { name: `Carrinho, ${ITEMS + 1} produtos` }).count()) > 0;
    const { saved } = await tab.evaluate(sharedCart);
    return (await becomesTrue(isShown)) ? ITEMS + 1 - saved.length : ITEMS + 1;
  });
  await tab.close();
  return {
    area: 'Storage',
    what: 'items of a cart to which one more is added; lost: not in the cart, or not saved',
    ...counted,
  };
}

/** Ms between an add and the end of the browser. */
const MOMENTS = [300, 1000, 2000, 3000, 5000];

/** The whole browser is killed seconds after an add, before Chromium has written localStorage to the disk. */
export async function killed({ port, ids }: Served): Promise<Trial> {
  const url = `http://killed.localhost:${port}/cart`;
  const counted = await tryOften({ times: 15, seconds: 60 }, (number) =>
    inFolder(async (profile) => {
      const moment = MOMENTS[number % MOMENTS.length] ?? 0;
      await inChromium(async ({ context, kill }) => {
        const page = await context.newPage();
        await page.goto(url);
        await page.evaluate(addProducts, ids.slice(number, number + 1));
        await delay(moment);
        await kill();
      }, profile);
      const lost = await inChromium(async ({ context }) => {
        const page = await context.newPage();
        await page.goto(url);
        return lostOf(1, [page]);
      }, profile);
      if (lost) console.error(`  lost after ${moment} ms`);
      return lost;
    }),
  );
  return {
    area: 'Crash',
    what: `the whole browser killed ${MOMENTS.map((ms) => ms.toLocaleString('en')).join(', ')} ms after an add; lost: not in the cart of the next start`,
    ...counted,
  };
}
