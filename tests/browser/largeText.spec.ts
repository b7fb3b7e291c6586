import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { expect, fillCart, test } from './shop';

test.use({ answer: null });

/** Words that are broken, prices of two lines, and texts and icons that cover each other. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, [inert]');
    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 0);
    const boxes: { of: Element; what: string; box: DOMRect }[] = [];
    const result: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const of = node.parentElement;
      if (!(node instanceof Text) || !of || !isShown(of)) continue;
      for (const { index, 0: what } of node.data.matchAll(/R\$\u00a0[\d.,]+|[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + what.length);
        const lines = linesOf(range);
        if (lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? 0)) > 2))
          result.push(`${what} is broken`);
        // Of a text that is cut after two lines, the others are not shown.
        const end = of.closest('p')?.getBoundingClientRect().bottom ?? Infinity;
        boxes.push(...lines.filter(({ top }) => top < end).map((box) => ({ of, what, box })));
      }
    }
    for (const of of document.querySelectorAll('main svg'))
      if (isShown(of))
        boxes.push({ of, what: of.parentElement?.textContent ?? '', box: of.getBoundingClientRect() });
    // Lines of text are taller than their letters.
    const inner = ({ left, right, top, height }: DOMRect) =>
      [left, right, top + height / 4, top + height * 0.75] as const;
    const isSticky = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isSticky(element.parentElement));
    const flow = boxes.filter(({ of }) => !isSticky(of));
    for (const [at, one] of flow.entries())
      for (const two of flow.slice(at + 1)) {
        const [left, right, top, bottom] = inner(one.box);
        const [start, end, up, low] = inner(two.box);
        if (one.of !== two.of && left < end - 1 && start < right - 1 && top < low - 1 && up < bottom - 1)
          result.push(`${one.what} covers ${two.what}`);
      }
    return result;
  });

const paths = ['/', '/?busca=caneca&ordem=preco-desc', '/?busca=gato%20preto', '/cart'];

for (const path of [...paths, `/product/${builtInRows[0]?.id}`])
  test(`no text is covered or broken, also in twice the size: ${path}`, async ({ page }) => {
    await fillCart(page, [
      [0, 1],
      [1, 5],
    ]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of [16, 32])
      for (const width of [1440, 1030, 1024, 768, 600, 480, 414, 390, 320]) {
        if (width / size < 12) continue; // Long words need more than that.
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
        expect.soft(await faults(page), `${width} wide, text of ${size} px`).toEqual([]);
      }
  });
