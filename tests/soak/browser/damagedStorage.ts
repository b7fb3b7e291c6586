import { addProducts, sharedCart } from '../../drive/inPage';
import { engines } from '../../engines/driver/browser';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { goodProduct } from '../../hostile/goodProduct';
import { corruptCarts, corruptChoices } from '../../hostile/storageCases';
import { openWith } from './openWith';
import type { Soaked } from './soaked';

/**
 * Opens the shop with each of these texts in storage, and adds a product to the good items. Each engine begins a third
 * further on, so that together they try all of them even if the time of one is too short.
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

/** Damaged carts: the shop starts and sells, and the good items stay. */
export async function damagedCarts(soaked: Soaked): Promise<Figure> {
  return {
    area: 'Storage',
    what: `${corruptCarts.length} corrupt carts, in another order in each engine; lost: the shop does not start and sell, or a good item is gone`,
    where: soaked.where,
    ...(await startOver(soaked, 'cart', corruptCarts)),
  };
}

/** Damaged choices: the shop starts and sells. */
export async function damagedChoices(soaked: Soaked): Promise<Figure> {
  return {
    area: 'Storage',
    what: `${corruptChoices.length} corrupt choices of the catalogue, in the same way; lost: the shop does not start and sell`,
    where: soaked.where,
    ...(await startOver(soaked, 'catalogue', corruptChoices)),
  };
}
