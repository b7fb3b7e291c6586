/**
 * An inline script in the head of every prerendered page (docs/decisions/0010-prerendered-pages.md). Until
 * the application has hydrated the page, it
 * - hides the parts that a saved cart, saved choices or the address will change, so that a shopper never sees
 *   them wrong;
 * - watches the application's scripts: those that fail are requested again, and then the page shows a notice
 *   (watchScripts.ts);
 * - on a slow line requests the scripts before the text's font and the lower pictures (slowLine.ts);
 * - requests the products;
 * - keeps presses on buttons, and repeats them when the application is interactive (keepPresses.ts). The
 *   browser opens links.
 *
 * And for as long as the page is open, it drops each press on a control that its shopper has not seen (dropBlindPresses.ts).
 *
 * A browser that is too old for the application keeps the page as it is without scripts (oldBrowser.ts).
 */

import { takePanelFlag } from 'action-log-panel/start';
import { backendAddress, readXsrfToken } from '@/shared/api';
import { CART_KEY, CHOICES_KEY } from '@/shared/config';
import { attributes, beginsAtHome, isCurrentBrowser } from '@/shared/lib';
import { LIST_PATH, noChoices, queryNames } from '@/shared/addresses';
import { dropBlindPresses } from './dropBlindPresses';
import { keepPresses } from './keepPresses';
import { sayBrowserIsOld } from './oldBrowser';
import { delayOnSlowLine } from './slowLine';
import { watchScripts } from './watchScripts';

const page = document.documentElement;

/** What was saved, unchecked. */
function saved(key: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '') ?? {}) as object;
  } catch {
    return {}; // The browser refuses storage, or the text is not JSON: the application will not find anything either.
  }
}

/**
 * Does all that the comment at the top of this file says. The order of its steps matters:
 * 1. `?qa` leaves the address before anything reads the address: a tester at `/?qa` gets the saved choices, as a shopper does at `/`.
 * 2. What will change is hidden before the browser parses the elements that it hides, so no frame shows them wrong.
 * 3. On a slow line the font and the lower pictures are put off before the browser finds them in the page.
 * 4. The scripts are watched before the browser has requested one, so that no error of theirs is missed.
 * 5. Blind presses are dropped before presses are kept: both listen to the same events of the window, which calls its listeners in
 *    the order in which they were added. A press that was dropped must not be repeated later.
 * 6. The products are requested last: nobody waits for them before the first paint, unless the page shows nothing without them.
 */
function preparePage(): void {
  if (takePanelFlag()) page.setAttribute(attributes.asked, '');

  const choices = saved(CHOICES_KEY);
  const query = new URLSearchParams(location.search);
  const namesInStorage = Object.entries(noChoices)
    .filter(([name, value]) => (choices[name] ?? value) !== value)
    .map(([name]) => name);
  const namesInAddress = Object.entries(queryNames)
    .filter(([, queryName]) => query.has(queryName))
    .map(([name]) => name);
  /** The names of the choices that the application is about to restore: an address with choices comes before storage. */
  const restored = namesInAddress.length > 0 || !beginsAtHome() ? namesInAddress : namesInStorage;
  // The first page of all products has an opening in any order; no other listing has one.
  const hasOpening = restored.every((name) => name === 'sort');
  const isChosen = restored.length > 0;
  addEventListener('pageshow', ({ persisted }) => persisted && page.setAttribute(attributes.returned, ''));
  page.setAttribute(
    attributes.restoring,
    [saved(CART_KEY).length && 'cart', isChosen && 'choices', !hasOpening && 'plain']
      .filter(Boolean)
      .join(' '),
  );

  delayOnSlowLine(document.currentScript?.getAttribute(attributes.font) ?? '');
  watchScripts();
  dropBlindPresses();
  keepPresses();

  /** Whether the page shows nothing before the products arrive (tools/build/documents.ts). */
  const isFrame = document.currentScript?.hasAttribute(attributes.frame) ?? false;
  const backend = backendAddress();
  if (backend !== null) requestProducts(backend + LIST_PATH, isFrame || isChosen);
}

/** Resolves when the page's first paint is over. Called before the page is parsed. */
const firstPaint = () =>
  new Promise((resolve) => {
    // When the page is parsed. 'DOMContentLoaded' comes later, after the scripts.
    const whenParsed = () => {
      setTimeout(resolve, 500); // A background tab never paints.
      try {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      } catch {
        requestAnimationFrame(() => setTimeout(resolve)); // Without an observer: after the next frame.
      }
    };
    document.addEventListener('readystatechange', whenParsed, { once: true });
  });

/**
 * Requests the products; the application's HTTP client uses the response (shared/api/earlyCall.ts).
 * @param isAwaited whether the page waits for them; otherwise they are requested after the first paint
 */
function requestProducts(address: string, isAwaited: boolean): void {
  const answer = (isAwaited ? Promise.resolve() : firstPaint()).then(() => {
    // If there is an XSRF token, the HTTP client sends the request: it knows the rules for the token.
    if (readXsrfToken() !== undefined) return null;
    return fetch(address, { headers: { accept: 'application/json' }, priority: isAwaited ? 'auto' : 'low' });
  });
  answer.catch(() => undefined); // The HTTP client receives the rejection.
  window.early = { url: new URL(address, location.href).href, answer };
}

if (isCurrentBrowser()) preparePage();
else sayBrowserIsOld();
