import { engines } from '../../engines/driver/browser';
import { addProducts } from '../addProducts';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { goodProduct } from '../../hostile/goodProduct';
import { sharedCart } from '../sharedCart';
import { corruptCarts, corruptChoices } from '../../hostile/storageCases';
import { openWith } from './openWith';
import type { Soaked } from './soaked';

/**
 * Opens the shop over each of these texts, and adds a product to whatever is good of them. Each engine begins a third
 * further on, so that together they try them all where the time of one is too short.
 */
async function startOver(
  { browser, port, ids }: Soaked,
  key: 'cart' | 'catalogue',
  texts: readonly string[],
) {
  const tab = await browser.openTab();
  const begin = Math.ceil(texts.length / engines.length) * engines.indexOf(browser.name);
  const counted = await tryOften({ times: texts.length, seconds: 50 }, async (index) => {
    const text = texts[(begin + index) % texts.length] ?? '';
    await openWith(tab, `http://corrupt-${key}.localhost:${port}/`, key, text);
    await tab.evaluate(addProducts, ids.slice(0, 1));
    const count = text.includes(`"${goodProduct.id}"`) ? 2 : 1;
    const isKept = await becomesTrue(async () => {
      const { shown, saved } = await tab.evaluate(sharedCart);
      const hasGood = count === 1 || shown.includes(goodProduct.name);
      return hasGood && shown.length >= count && String(shown) === String(saved);
    });
    return isKept ? 0 : 1;
  });
  await tab.close();
  return counted;
}

/** Carts that somebody damaged: the shop starts and sells, and what is good of them stays. */
export async function damagedCarts(soaked: Soaked): Promise<Figure> {
  return {
    area: 'Storage',
    what: `${corruptCarts.length} corrupt carts, of which each engine begins with others; lost: the shop does not start and sell, or a good item is gone`,
    where: soaked.where,
    ...(await startOver(soaked, 'cart', corruptCarts)),
  };
}

/** Choices that somebody damaged: the shop starts and sells. */
export async function damagedChoices(soaked: Soaked): Promise<Figure> {
  return {
    area: 'Storage',
    what: `${corruptChoices.length} corrupt choices of the catalogue, likewise; lost: the shop does not start and sell`,
    where: soaked.where,
    ...(await startOver(soaked, 'catalogue', corruptChoices)),
  };
}
