import type { Figure } from '../figure';
import { corruptCarts, corruptChoices, goodItem } from '../storageCases';
import { becomesTrue, type Soaked } from './soaked';

/** Puts a text into storage and loads the page again. It runs in the page. */
function loadWith(key: string, text: string) {
  // After the page is left, which saves nothing, as nothing has changed.
  localStorage.clear();
  localStorage.setItem(key, text);
  location.reload();
}

/** Carts and choices that somebody damaged: the shop starts, and what is good of a cart is there. */
export async function corruptStorage({ browser, port, where }: Soaked): Promise<Figure> {
  const cases = [
    ...corruptCarts.map((text) => ({ key: 'canecamisa:cart', text })),
    ...corruptChoices.map((text) => ({ key: 'canecamisa:catalogue', text })),
  ];
  const tab = await browser.openTab();
  await tab.goto(`http://storage.localhost:${port}/cart`);
  let lost = 0;
  for (const { key, text } of cases) {
    await tab.evaluate(loadWith, key, text);
    const isKept = text.includes(`"${goodItem.id}"`);
    const name = isKept ? /^Remover/ : /^(Remover|Finalizar)/;
    const held = await becomesTrue(async () => {
      const [start] = await tab.all('button', name);
      return (
        start !== undefined &&
        (await tab.evaluate((kept) => localStorage.getItem('canecamisa:cart') !== null || !kept, isKept))
      );
    });
    if (!held) lost += 1;
  }
  await tab.close();
  return {
    area: 'Storage',
    what: `${corruptCarts.length} corrupt carts and ${corruptChoices.length} corrupt choices; lost: the shop does not start, or a good item is gone`,
    where,
    tried: cases.length,
    lost,
  };
}
