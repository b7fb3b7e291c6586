import { createIsClosed } from './closed';
import { describeElement } from './describeElement';
import { isHeldByWindow } from './heldByWindow';
import { HEADINGS, isPrice, linesOf, textsToRead } from './textsToRead';

/** What nobody is meant to see: it is not drawn, or is out of use on purpose. */
const NOT_DRAWN =
  'head *, script, style, template, noscript, title, desc, [inert], [inert] *, [aria-hidden=true], [aria-hidden=true] *';

/** An element, and all that it is in, without the page itself: what these two cut off, the page scrolls to. */
function around(element: Element | null): Element[] {
  const isOfPage = element === null || element === document.body || element === document.documentElement;
  return isOfPage ? [] : [element, ...around(element.parentElement)];
}

const isCutting = (element: Element) => getComputedStyle(element).overflow !== 'visible';

/** Whether a part is a box of one pixel that is out of the flow: the usual style of a text for screen readers. */
function isForScreenReaders(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  const isOutOfFlow = ['absolute', 'fixed'].includes(getComputedStyle(part).position);
  return isOutOfFlow && isCutting(part) && width > 0 && width <= 1 && height > 0 && height <= 1;
}

/** Whether a part shows nothing of what is in it, because it has no width or no height. */
function cutsAll(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  return isCutting(part) && (width < 1 || height < 1);
}

/** Whether a style cuts a shape out of a part that leaves nothing of a line of text, if the line is in the window. */
function isClippedAway(element: Element, parts: readonly Element[], lines: readonly DOMRect[]): boolean {
  const isClipped = parts.some((part) => {
    const { clipPath, clip } = getComputedStyle(part);
    return clipPath !== 'none' || clip !== 'auto';
  });
  return (
    isClipped &&
    lines.every(({ left, top, width, height }) => {
      const [x, y] = [left + width / 2, top + height / 2];
      const isInWindow = x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
      return isInWindow && !document.elementsFromPoint(x, y).includes(element);
    })
  );
}

/**
 * Whether all lines are where neither the window nor scrolling brings anybody. What is in a box that cuts or scrolls its content is not
 * judged: it may be the second picture of a row, which a person moves.
 */
function isOffScreen(element: Element, parts: readonly Element[], lines: readonly DOMRect[]): boolean {
  if (parts.some(isCutting)) return false;
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } =
    document.documentElement;
  const isHeld = isHeldByWindow(element);
  const [x, y] = isHeld ? [0, 0] : [scrollLeft, scrollTop];
  const [width, height] = isHeld ? [clientWidth, clientHeight] : [scrollWidth, scrollHeight];
  return lines.every(
    ({ left, right, top, bottom }) =>
      right + x <= 0 || bottom + y <= 0 || left + x >= width || top + y >= height,
  );
}

/** Whether styles leave nothing to see of an element's own text. */
function isUnseen(element: Element): boolean {
  const lines = linesOf(element).filter(({ width, height }) => width >= 1 && height >= 1);
  const parts = around(element);
  return (
    lines.length === 0 ||
    getComputedStyle(element).visibility !== 'visible' ||
    parts.some(cutsAll) ||
    isClippedAway(element, parts, lines) ||
    isOffScreen(element, parts, lines)
  );
}

/**
 * The headings and prices that are on the page and that styles show to nobody, perhaps only at this width of the window: 'paragraph "R$ 29,90"'.
 * A page may have a text twice, once for phones, and show one of the two: a text is named only if no text of the same words is seen.
 * What is for screen readers is left out, and so is what is closed.
 * @param page the document, or the element that contains the app
 */
export function unseenText(page: ParentNode): readonly string[] {
  if (!('getBoundingClientRect' in Range.prototype)) return []; // jsdom, which draws nothing.
  const isClosed = createIsClosed(page);
  const texts = textsToRead(page).filter((element) => !element.matches(NOT_DRAWN));
  const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
  const unseen = new Set(texts.filter(isUnseen));
  const seenWords = new Set(texts.filter((element) => !unseen.has(element)).map(wordsOf));
  return [...unseen]
    .filter((element) => element.closest(HEADINGS) !== null || isPrice(element))
    .filter((element) => !seenWords.has(wordsOf(element)))
    .filter((element) => !around(element).some(isForScreenReaders) && !isClosed(element))
    .map(describeElement);
}
