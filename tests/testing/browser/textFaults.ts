import type { Page } from '@playwright/test';

/** Words that are broken, prices of two lines, and texts and icons that cover each other. */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, [inert]');
    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 0);
    const boxes: { element: Element; what: string; box: DOMRect }[] = [];
    const result: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('#root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element || !isShown(element)) continue;
      for (const { index, 0: what } of node.data.matchAll(/R\$\u00a0[\d.,]+|[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + what.length);
        const lines = linesOf(range);
        if (lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? 0)) > 2))
          result.push(`${what} is broken`);
        // A text that is cut after two lines does not show its other lines.
        const end = element.closest('p')?.getBoundingClientRect().bottom ?? Infinity;
        boxes.push(...lines.filter(({ top }) => top < end).map((box) => ({ element, what, box })));
      }
    }
    for (const element of document.querySelectorAll('#root svg'))
      if (isShown(element))
        boxes.push({
          element,
          what: element.parentElement?.textContent ?? '',
          box: element.getBoundingClientRect(),
        });
    const isBadge = (icon: Element, text: Element) =>
      [icon, text].some(({ tagName }) => tagName === 'svg') && icon.parentElement === text.parentElement;
    // Lines of text are taller than their letters.
    const inner = ({ left, right, top, height }: DOMRect) =>
      [left, right, top + height / 4, top + height * 0.75] as const;
    /** The header or bar that contains an element; undefined if neither does. Elements in a header or bar may cover others on purpose. */
    const layerOf = (element: Element | null): Element | undefined =>
      element && /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : element?.parentElement
          ? layerOf(element.parentElement)
          : undefined;
    const layered = boxes.map((item) => ({ ...item, layer: layerOf(item.element) }));
    for (const [at, first] of layered.entries())
      for (const second of layered.slice(at + 1)) {
        const [left, right, top, bottom] = inner(first.box);
        const [start, end, up, low] = inner(second.box);
        if (
          first.layer === second.layer &&
          !isBadge(first.element, second.element) &&
          first.element !== second.element &&
          left < end - 1 &&
          start < right - 1 &&
          top < low - 1 &&
          up < bottom - 1
        )
          result.push(`${first.what} covers ${second.what}`);
      }
    return result;
  });
