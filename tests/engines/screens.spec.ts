import { writeFile } from 'node:fs/promises';
import type { Tab } from './driver/browser';
import { choose, order, press, untilShown } from '../drive/shopper';
import { addProduct, expect, product, test } from './shop';

/** How to reach each screen. Its picture is in test-results afterwards. */
const screens: Record<string, (tab: Tab) => Promise<void>> = {
  async catalogue(tab) {
    await tab.goto('/');
    await choose(tab, /Organizar por/, 'Mais vendidos');
    await press(tab, 'combobox', /Organizar por/);
  },
  async product(tab) {
    await tab.goto(`/product/${product(1).id}`);
    await untilShown(tab, 'button', 'ADICIONAR AO CARRINHO');
  },
  async cart(tab) {
    await addProduct(tab, 0);
    await addProduct(tab, 1);
    await press(tab, 'combobox', new RegExp(product(0).name));
  },
  async waiting(tab) {
    await addProduct(tab, 0);
    await order(tab);
    await untilShown(tab, 'heading', /^Aguarde/);
  },
};

/** How many pixels the page is wider than the window, which pictures are broken and which fonts are loaded. */
const look = (tab: Tab) =>
  tab.evaluate(async () => {
    await document.fonts.ready;
    const isInView = (image: HTMLImageElement) => {
      const { top, left } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth;
    };
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    const notShown = () => [...document.images].filter((image) => isInView(image) && !isShown(image));
    // A picture that is still loading, or whose source changes when the page starts, may need some frames.
    const limit = performance.now() + 10_000;
    while (notShown().length > 0 && performance.now() < limit) await new Promise(requestAnimationFrame);
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
    return {
      overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: notShown().map(({ src }) => src),
      fonts: [...new Set(fonts.map(({ family }) => family.replaceAll('"', '')))].toSorted(),
    };
  });

// WebKit's window is as wide as its toolbar at least: 447 pixels instead of 320.
for (const width of [1440, 320])
  test(
    `every screen fits ${width} pixels, with its pictures and fonts`,
    { tag: '@soak' },
    async ({ tab }) => {
      await tab.resize(width, 900);
      for (const [name, open] of Object.entries(screens)) {
        await open(tab);
        const seen = await look(tab);
        await writeFile(test.info().outputPath(`${name}.png`), await tab.screenshot());
        expect(seen, name).toEqual({
          overhang: 0,
          broken: [],
          fonts: expect.arrayContaining(['Saira']) as [],
        });
      }
    },
  );
