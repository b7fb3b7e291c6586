/**
 * An inline script in the head of every prerendered page (docs/decisions/0010-prerendered-pages.md). Until the
 * application has hydrated the page, it
 * - hides the parts that a saved cart, saved choices or the address will change, so that a shopper never sees them wrong;
 * - loads the application's scripts after the first paint, because they would delay it. On a slow connection it requests
 *   them at once: their first byte arrives after the first paint anyway. Scripts that fail are requested again, and then
 *   the page shows a notice (earlyScripts.ts);
 * - on a slow connection delays the pictures below a phone's screen (Listing.module.scss) and the text's font
 *   (_tokens.scss) until the application runs or the shopper scrolls, because they would delay the scripts. On a fast
 *   connection it requests the font at once: Chromium then delays the first paint a little, so that the text does not
 *   change;
 * - requests the products; the application's HTTP client uses the response (shared/api/earlyCall.ts). A page without
 *   products waits for them, so they are requested at once;
 * - keeps clicks, keys and submitted forms, and repeats them in order when the application is interactive
 *   (Arrival.tsx).
 */

import { backendAddress, readCookies } from '@/shared/api';
import { loadScripts } from './earlyScripts';

/**
 * If the head arrives later than this (ms), the connection is slow. A slow processor takes less than half of it.
 */
const SLOW_LINE = 200;
/** Ms until missing scripts are requested again; twice as long on a slow connection. */
const PATIENCE = 5000;

const page = document.documentElement;

function saved(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${process.env.STORAGE_NAME}:${key}`) ?? 'null');
  } catch {
    return null; // Storage is refused or is not JSON: the application will not find anything either.
  }
}

const cart = Object(saved('cart')) as { length?: unknown };
const {
  category = 'all',
  sort = null,
  search = '',
  page: number = 1,
} = Object(saved('catalogue')) as Record<string, unknown>;
const query = new URLSearchParams(location.search);
const isLinked = process.env.LINK_NAMES?.split(' ').some((name) => query.has(name));
const isChosen = isLinked || category !== 'all' || sort !== null || search !== '' || number !== 1;
page.dataset.restoring = `${cart.length ? 'cart ' : ''}${isChosen ? 'choices' : ''}`;

const { font = '', frame } = document.currentScript?.dataset ?? {};
/** The page shows nothing before the products arrive (tools/build/documents.ts). */
const isFrame = frame !== undefined;
/** The application's scripts. Scripts in a template do not load; copies do, and need no Trusted Types policy. */
const scripts = [...(document.querySelector('template')?.content.querySelectorAll('script') ?? [])];

const preload = (href: string, as: string, integrity = '') =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as, href, integrity, crossOrigin: '' }),
  );
const showLower = () => void delete page.dataset.later;

if (performance.now() > SLOW_LINE) {
  page.dataset.later = '';
  addEventListener('scroll', showLower, { once: true });
  for (const { src, integrity } of scripts) preload(src, 'script', integrity);
} else preload(font, 'font');

const isSeen = new Promise((resolve) => {
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(resolve, 500); // A background tab never paints.
    try {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    } catch {
      requestAnimationFrame(() => setTimeout(resolve)); // Without an observer: after the next frame.
    }
  });
});

const patience = 'later' in page.dataset ? 2 * PATIENCE : PATIENCE;
let isInTrouble = false;
const onTrouble = () => {
  isInTrouble = true;
  showLower();
};
void isSeen.then(() => loadScripts(scripts, { patience, onTrouble }));

const backend = backendAddress();
if (backend !== null) requestProducts(new URL(`${backend}/products`, location.href).href);

function requestProducts(url: string) {
  const answer = (isFrame ? Promise.resolve() : isSeen).then(() => {
    // If there is an XSRF token, the HTTP client sends the request: it knows the rules for the token.
    if (readCookies().includes('XSRF-TOKEN=')) return null;
    return fetch(url, { headers: { accept: 'application/json' }, priority: isFrame ? 'auto' : 'low' });
  });
  answer.catch(() => undefined); // The HTTP client receives the rejection.
  window.early = { url, answer };
}

const kept: (() => void)[] = [];
let isRepeating = false;

const INPUTS = ['click', 'submit', 'keydown'];
/** Keys that a tab or a menu handles. Enter and the space bar cause clicks. */
const KEYS = /^(Arrow\w+|Home|End|\S)$/;

function keep(event: Event) {
  const { target } = event;
  if (isRepeating || !(target instanceof Element)) return;
  const repeat = repeating(event, target);
  if (!repeat) return;
  event.preventDefault();
  event.stopPropagation();
  kept.push(repeat);
}

/** A function that repeats an input when the application is interactive; null if the browser handles the input. */
function repeating(event: Event, target: Element): (() => void) | null {
  if (event instanceof KeyboardEvent) {
    const control = target.closest<HTMLElement>('[role=tab], [role=combobox]');
    if (!control || event.ctrlKey || event.metaKey || event.altKey || !KEYS.test(event.key)) return null;
    return () => {
      const { activeElement } = document;
      control.focus();
      control.dispatchEvent(new KeyboardEvent(event.type, event));
      if (activeElement instanceof HTMLInputElement) activeElement.focus(); // The shopper types there now.
    };
  }
  if (target instanceof HTMLFormElement) {
    const box = target.querySelector('input');
    const submitted = box?.value ?? '';
    return () => {
      const typedSince = box?.value;
      if (box) box.value = submitted;
      target.requestSubmit();
      if (box && typedSince !== undefined && typedSince !== submitted) box.value = typedSince;
    };
  }
  const button = target.closest<HTMLElement>('#root button:not([type=submit])');
  if (button) return () => button.click();
  // A link that starts over opens the page, as any link does, if a key is held with the press or the scripts do not come.
  const link = target.closest<HTMLElement>('#root [data-starts-over]');
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return link && !(isInTrouble || ctrlKey || metaKey || shiftKey || altKey) ? () => link.click() : null;
}

async function repeatAll() {
  delete page.dataset.restoring;
  // In the order of the presses, one task each. Later presses are appended to the list.
  for (const repeat of kept) {
    isRepeating = true;
    repeat();
    isRepeating = false;
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const type of INPUTS) removeEventListener(type, keep, true);
  requestAnimationFrame(() => setTimeout(showLower)); // After the frame that shows the result.
}

for (const type of INPUTS) addEventListener(type, keep, true);
document.addEventListener('interactive', () => void repeatAll(), { once: true });
