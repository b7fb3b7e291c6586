import type { Page } from '@playwright/test';
import { screens } from '../../testing/browser/openScreens';
import { expect, test } from '../../testing/browser/shop';

// The shop's type (src/app/styles/_tokens.scss): five sizes in a wide window, and one rule for their weights.

/** The texts that are shown, each with its font: 'Descrição: Saira 22 300'. */
const fontsOf = (page: Page): Promise<{ text: string; family: string; size: number; weight: number }[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('#root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const fonts = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest('.visually-hidden')) continue;
      if (getComputedStyle(element).fontSize === '0px') continue; // Only read aloud.
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      const family = fontFamily.split(',')[0]?.replaceAll('"', '').toLowerCase() ?? '';
      fonts.push({ text, family, size: parseFloat(fontSize), weight: Number(fontWeight) });
    }
    return fonts;
  });

/** The texts in the stencil font: titles, a category's label, and the name of the shop, which is its logo. */
const STENCIL =
  /^(Canecamisa|Camisetas e canecas com desenho brasileiro|Nada encontrado para .*|SEU CARRINHO|Esgotado\.?|Camisa|Caneca)$/;

for (const [width, sizes] of [
  [1440, [13, 16, 22, 34, 56]],
  [430, [13, 14, 18, 22, 34]],
] as const)
  for (const [name, open] of Object.entries(screens))
    test(`the texts of the screen '${name}' have the shop's sizes and weights, ${width} wide`, async ({
      page,
      alerts: _accepted,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      for (const { text, family, size, weight } of await fontsOf(page)) {
        if (text === 'Canecamisa') continue;
        const isStencil = STENCIL.test(text);
        expect.soft(sizes, `size of ${text}`).toContain(size);
        expect.soft(family, `font of ${text}`).toBe(isStencil ? 'saira stencil one' : 'saira');
        // A price, a button, what is chosen, or a strong word.
        if (!isStencil && weight !== 500)
          expect.soft(weight, `weight of ${text}`).toBe(size === 13 ? 400 : 300);
      }
    });
