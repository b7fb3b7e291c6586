import type { Figure } from '../figure';
import { sharedCart } from '../sharedCart';
import { becomesTrue, type Soaked } from './soaked';

/** Presses 'ADICIONAR AO CARRINHO', and nothing else: the page may be gone in the next moment. It runs in the page. */
function pressAdd() {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === 'ADICIONAR AO CARRINHO')?.click();
}

/** Tabs that are closed in the instant of an add: another tab has it. */
export async function closedTabs({ browser, port, ids, where }: Soaked, tried: number): Promise<Figure> {
  const origin = `http://closed.localhost:${port}`;
  const witness = await browser.openTab();
  await witness.goto(`${origin}/cart`);
  const added = ids.slice(0, tried);
  for (const id of added) {
    const tab = await browser.openTab();
    await tab.goto(`${origin}/product/${id}`);
    await becomesTrue(async () => (await tab.all('button', 'ADICIONAR AO CARRINHO')).length > 0);
    await tab.evaluate(pressAdd);
    await tab.close();
  }
  let found = 0;
  await becomesTrue(async () => {
    const { shown, saved } = await witness.evaluate(sharedCart);
    found = Math.min(shown.length, saved.length);
    return found === added.length;
  });
  await witness.close();
  return {
    area: 'Tabs',
    what: 'tabs closed in the instant of an add; lost: not in the cart of another tab',
    where,
    tried: added.length,
    lost: added.length - found,
  };
}
