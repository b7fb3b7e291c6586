import { isVisible } from 'action-log-panel/recording';
import { colourOf, contrast, over, type Colour } from './colours';

// The contrast of a text to what is painted behind it. It is only known if what is behind it is certain: not over a picture,
// a gradient or a filter.

/** What may be painted behind a text, and has no colour that is known. */
const PICTURES = 'img, picture, svg, video, canvas, iframe, object';
/** CSS pixels: a smaller text is one that only a screen reader gets. */
const LEAST_SIZE = 4;

/** The browser's own. */
const WHITE: Colour = [255, 255, 255, 1];

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/** The box of all text in an element. */
function boxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const overlap = (first: DOMRect, second: DOMRect) =>
  first.left < second.right &&
  second.left < first.right &&
  first.top < second.bottom &&
  second.top < first.bottom;

/** Whether styles paint something whose colour is not known, behind a text or over it. */
function isUncertain(style: CSSStyleDeclaration): boolean {
  const { backgroundImage, filter, backdropFilter, mixBlendMode, clipPath, textShadow } = style;
  const isPlain =
    [backgroundImage, filter, clipPath, textShadow].every((value) => value === 'none') &&
    ['none', '', undefined].includes(backdropFilter) &&
    mixBlendMode === 'normal';
  return !isPlain || style.webkitTextFillColor !== style.color;
}

/** Whether an element's `::before` or `::after` may be painted behind its text. */
const hasPaintedPart = (element: Element) =>
  ['::before', '::after'].some((part) => {
    const { content, position } = getComputedStyle(element, part);
    return content !== 'none' && content !== 'normal' && position !== 'static';
  });

/** Whether an element, or one that it is in, is cut to a few pixels: its text is for screen readers. */
const isCut = (around: readonly Element[]) =>
  around.some((part) => {
    const { width, height } = part.getBoundingClientRect();
    return (width < LEAST_SIZE || height < LEAST_SIZE) && getComputedStyle(part).overflow !== 'visible';
  });

/** The colour of an element's text as it is painted, and that of what is behind it; null if they are not certain. */
function paintedColours(element: Element, around: readonly Element[]): [text: Colour, behind: Colour] | null {
  let opacity = 1;
  const backgrounds: Colour[] = [];
  for (const part of around) {
    const style = getComputedStyle(part);
    if (isUncertain(style) || hasPaintedPart(part)) return null;
    opacity *= Number(style.opacity);
    const background = colourOf(style.backgroundColor);
    backgrounds.push(background);
    if (background[3] === 1) break;
  }
  const behind = backgrounds.reduceRight((below, background) => over(background, below), WHITE);
  const [red, green, blue, alpha] = colourOf(getComputedStyle(element).color);
  return [over([red, green, blue, alpha * opacity], behind), behind];
}

/**
 * Returns what measures the contrast of an element's text, or null if what is behind it is not certain.
 * @param page the document, or the element that contains the app
 */
export function createContrastOfText(page: ParentNode): (element: Element) => number | null {
  const pictures = [...page.querySelectorAll(PICTURES)].filter(isVisible);
  /** What may lie behind any text: it is not in the flow of the page. */
  const layers = [...page.querySelectorAll('*')].filter((element) => {
    const { position, backgroundColor } = getComputedStyle(element);
    return position !== 'static' && colourOf(backgroundColor)[3] > 0;
  });
  return (element) => {
    const box = boxOf(element);
    if (box.width < LEAST_SIZE || box.height < LEAST_SIZE) return null;
    const around = [element, ...ancestorsOf(element)];
    const isBeside = (part: Element) => !around.includes(part) && !element.contains(part);
    const isOnOther = (part: Element) => isBeside(part) && overlap(box, part.getBoundingClientRect());
    if (isCut(around) || pictures.some(isOnOther) || layers.some(isOnOther)) return null;
    const colours = paintedColours(element, around);
    return colours && contrast(...colours);
  };
}
