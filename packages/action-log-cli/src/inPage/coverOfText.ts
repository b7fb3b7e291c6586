import { colourOf } from './colours';
import { isHeldByWindow, POPUPS } from './heldByWindow';
import { linesOf } from './textsToRead';

/** Whether an element is a photo or a film that has loaded. Most of a drawing (SVG) is transparent. */
const isPhoto = (element: Element) =>
  element instanceof HTMLImageElement
    ? element.naturalWidth > 0 && !/\.svg\b|^data:image\/svg/.test(element.currentSrc)
    : element instanceof HTMLVideoElement;

/** Whether nothing behind an element is seen through it. */
function isOpaque(element: Element): boolean {
  const { backgroundColor, mixBlendMode } = getComputedStyle(element);
  const isPainted = isPhoto(element) || colourOf(backgroundColor)[3] === 1;
  return isPainted && mixBlendMode === 'normal' && hasFullOpacity(element);
}

const hasFullOpacity = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).opacity === '1' && hasFullOpacity(element.parentElement));

/**
 * Calls a function while presses reach each element, also one that styles leave out, such as a decoration over the page. No
 * attribute changes, because the app may watch the page for changes.
 */
export function whileAllIsPressable<Result>(read: () => Result): Result {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  try {
    return read();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  }
}

/**
 * Whether scrolling takes a cover away from a text: one of them stays in the window, the other moves with the page, and the
 * page can still be scrolled that way. At the top of the page nothing frees a text from a header that covers it.
 */
function isFreedByScrolling(cover: Element, text: Element): boolean {
  if (isHeldByWindow(cover) === isHeldByWindow(text)) return false;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const { top, bottom } = cover.getBoundingClientRect();
  const isAtTopOfWindow = top + bottom < clientHeight;
  return isAtTopOfWindow ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
}

/**
 * What is painted over the middle of a line of an element's text, and cannot be scrolled away; null if the text can be seen,
 * or is outside of the window. An open menu may cover anything. Call it in `whileAllIsPressable`.
 */
export function coverOfText(element: Element): Element | null {
  for (const { left, top, width, height } of linesOf(element)) {
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    const above = stack.slice(0, Math.max(0, stack.indexOf(element)));
    const cover = above.find(
      (part) =>
        !part.contains(element) && !element.contains(part) && part.closest(POPUPS) === null && isOpaque(part),
    );
    if (cover && !isFreedByScrolling(cover, element)) return cover;
  }
  return null;
}
