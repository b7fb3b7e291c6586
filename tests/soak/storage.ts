import { setTimeout as delay } from 'node:timers/promises';
import { addProducts, sharedCart } from '../drive/inPage';
import { lostOf } from '../drive/tabs';
import { engines, type Tab } from '../engines/driver/browser';
import { cartOf, corruptCarts, corruptChoices, goodItem } from '../hostile/storageCases';
import { inChromium, inFolder } from './chromium';
import { becomesTrue, tryOften, type Opened, type Trial, type Served } from './trial';

/** Replaces the storage by one text, on a file of the shop without scripts, and then opens an address of the shop. */
async function openWith(tab: Tab, url: string, key: string, text: string): Promise<void> {
  await tab.goto(new URL('/robots.txt', url).href);
  await tab.evaluate(
    ([name = '', value = '']) => {
      localStorage.clear();
      localStorage.setItem(name, value);
    },
    [`canecamisa:${key}`, text],
  );
  await tab.goto(url);
}

const corruptTexts = [
  ...corruptCarts.map((text) => ['cart', text] as const),
  ...corruptChoices.map((text) => ['catalogue', text] as const),
];

/**
 * Opens the shop with each corrupt text in storage, and adds a product to the good items. Each engine tries every third
 * one first, and another third than the others, so that together they try all even if the time of one is too short.
 */
export async function corruptStorage({ browser, port, ids }: Opened): Promise<Trial> {
  const tab = await browser.openTab();
  const own = engines.indexOf(browser.name);
  const turn = (index: number) => (index + engines.length - own) % engines.length;
  const texts = engines.flatMap((_, later) => corruptTexts.filter((__, index) => turn(index) === later));
  const counted = await tryOften({ times: texts.length, seconds: 90 }, async (index) => {
    const [key, text] = texts[index] ?? ['cart', ''];
    await openWith(tab, `http://corrupt.localhost:${port}/`, key, text);
    await tab.evaluate(addProducts, ids.slice(0, 1));
    const good = text.includes(`"${goodItem.id}"`) ? [goodItem.name] : [];
    const isKept = await becomesTrue(async () => {
      const { shown, saved } = await tab.evaluate(sharedCart);
      const hasGood = good.every((name) => shown.includes(name));
      return hasGood && shown.length > good.length && String(shown) === String(saved);
    });
    return isKept ? 0 : 1;
  });
  await tab.close();
  return {
    area: 'Storage',
    what: `${corruptCarts.length} corrupt carts and ${corruptChoices.length} corrupt choices, in another order in each engine; lost: the shop does not start and sell, or a good item is gone`,
    ...counted,
  };
}

/** A cart of 10,000 items opens, and one more is added to it. */
export async function largeCart({ browser, port, ids }: Opened): Promise<Trial> {
  const ITEMS = 10_000;
  const tab = await browser.openTab();
  const counted = await tryOften({ times: 1, size: ITEMS + 1, seconds: 20 }, async () => {
    await openWith(tab, `http://large.localhost:${port}/product/${ids[0]}`, 'cart', cartOf(ITEMS));
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
