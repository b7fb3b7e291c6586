import { isVisible } from 'action-log-panel/recording';
import { describeElement } from './describeElement';

// Text that nobody can read, such as a price that is white on white: its colour is nearly that of what is painted
// behind it, or it is transparent. It is only named if what is behind it is certain: not over a picture, a gradient or a
// filter, and not of a control that is disabled.

/** The least contrast, by WCAG's formula: equal colours have 1, and a text that is easily read has 4.5. */
const LEAST_CONTRAST = 1.5;

/** What a person must be able to read: controls and headings. Prices are found by their text. */
const READ =
  ':is(a[href], button, summary, label, h1, h2, h3, h4, h5, h6, [role=button], [role=link], [role=tab], [role=option], [role=heading])';
const PRICE = /(R\$|US\$|[$€£¥])\s*\d|\d\s*[€£¥]/;
const DISABLED = ':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *';
/** What may be painted behind a text, and has no colour that is known. */
const PICTURES = 'img, picture, svg, video, canvas, iframe, object';
/** CSS pixels: a smaller text is one that only a screen reader gets. */
const LEAST_SIZE = 4;

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads any colour of CSS by painting it: one context for all, because a page has hundreds. */
function createReadColour(): (css: string) => Colour {
  const known = new Map<string, Colour>();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const paint = (css: string): Colour => {
    if (!context) return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  return (css) => {
    const colour = known.get(css) ?? paint(css);
    known.set(css, colour);
    return colour;
  };
}

/** Made once, by the first check. */
let readColour: ((css: string) => Colour) | undefined;

/** A colour that is painted over an opaque one. */
function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mixed = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
}

/** The luminance of a colour (w3.org/TR/WCAG21, "relative luminance"). */
function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(first: Colour, second: Colour): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/** The text that is directly in an element, and not in one of its elements. */
const ownText = ({ childNodes }: Element) =>
  [...childNodes]
    .map((node) => (node instanceof Text ? node.data : ''))
    .join('')
    .trim();

/** Where an element's own text is painted. */
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

/**
 * The texts of controls and headings, and prices, whose contrast is too small: 'heading "Mug": contrast 1.0'.
 * @param page the document, or the element that contains the app
 */
export function unreadableText(page: ParentNode): readonly string[] {
  if (!('getBoundingClientRect' in Range.prototype)) return []; // jsdom, which draws nothing.
  readColour ??= createReadColour();
  const colourOf = readColour;
  const texts = [...page.querySelectorAll('*')].filter((element) => {
    const text = ownText(element);
    return text !== '' && (PRICE.test(text) || element.closest(READ) !== null) && !element.matches(DISABLED);
  });
  const pictures = [...page.querySelectorAll(PICTURES)].filter(isVisible);
  /** What may lie behind any text: it is not in the flow of the page. */
  const layers = [...page.querySelectorAll('*')].filter((element) => {
    const { position, backgroundColor } = getComputedStyle(element);
    return position !== 'static' && colourOf(backgroundColor)[3] > 0;
  });

  /** The contrast of an element's text; null if what is behind it is not certain. */
  function contrastOf(element: Element): number | null {
    const box = boxOf(element);
    if (box.width < LEAST_SIZE || box.height < LEAST_SIZE) return null;
    const around = [element, ...ancestorsOf(element)];
    // A box of a pixel, or one that is cut off, has text for screen readers.
    const isCut = around.some((part) => {
      const { width, height } = part.getBoundingClientRect();
      return (width < LEAST_SIZE || height < LEAST_SIZE) && getComputedStyle(part).overflow !== 'visible';
    });
    const isBeside = (part: Element) => !around.includes(part) && !element.contains(part);
    const isOnOther = (part: Element) => isBeside(part) && overlap(box, part.getBoundingClientRect());
    if (isCut || pictures.some(isOnOther) || layers.some(isOnOther)) return null;
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
    const white: Colour = [255, 255, 255, 1]; // The browser's own.
    const behind = backgrounds.reduceRight((below, background) => over(background, below), white);
    const [red, green, blue, alpha] = colourOf(getComputedStyle(element).color);
    return contrast(over([red, green, blue, alpha * opacity], behind), behind);
  }

  return texts.filter(isVisible).flatMap((element) => {
    const ratio = contrastOf(element);
    return ratio !== null && ratio < LEAST_CONTRAST
      ? [`${describeElement(element)}: contrast ${ratio.toFixed(1)}`]
      : [];
  });
}
