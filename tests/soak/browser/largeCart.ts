import { addProducts } from '../../drive/inPage';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { cartOf } from '../../hostile/storageCases';
import { openWith } from './openWith';
import type { Soaked } from './soaked';

const ITEMS = 10_000;

/** A cart of 10,000 items opens, and one more is added to it. */
export async function largeCart({ browser, port, ids, where }: Soaked): Promise<Figure> {
  const tab = await browser.openTab();
  const savedItems = () =>
    tab.evaluate(() => (JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as unknown[]).length);
  const counted = await tryOften({ times: 1, size: ITEMS + 1, seconds: 20 }, async () => {
    await openWith(tab, `http://large.localhost:${port}/product/${ids[0]}`, 'cart', cartOf(ITEMS));
    await tab.evaluate(addProducts, ids.slice(0, 1));
    const isShown = async () => (await tab.all('link', `Carrinho, ${ITEMS + 1} produtos`)).length > 0;
    return (await becomesTrue(isShown)) ? ITEMS + 1 - (await savedItems()) : ITEMS + 1;
  });
  await tab.close();
  return {
    area: 'Storage',
    what: 'items of a cart to which one more is added; lost: not in the cart, or not saved',
    where,
    ...counted,
  };
}
