import { press } from '../drive/shopper';
import { expect, product, test, untilFocused } from './shop';

test(
  'shows another picture of a product, zooms, and returns the focus',
  { tag: '@soak' },
  async ({ tab }) => {
    const zoomedWidth = () =>
      tab.evaluate(() => document.querySelector('dialog [aria-pressed]')?.getBoundingClientRect().width ?? 0);
    await tab.goto(`/product/${product(0).id}`);
    await press(tab, 'button', 'Foto 2 de 2');
    await press(tab, 'button', 'Ampliar a foto 2');
    await expect.poll(zoomedWidth).toBeGreaterThan(0);
    const whole = await zoomedWidth();
    await press(tab, 'button', 'Ver de perto');
    await expect.poll(zoomedWidth).toBeGreaterThan(1.5 * whole);
    await press(tab, 'button', 'Fechar');
    await expect.poll(zoomedWidth).toBe(0);
    await untilFocused(tab, 'button', 'Ampliar a foto 2');
  },
);
