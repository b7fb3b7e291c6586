/**
 * An inline script in the head of every prerendered page (docs/decisions/0010-prerendered-pages.md). Until the
 * application has hydrated the page, it
 * - hides the parts that a saved cart or saved choices will change, so that a returning shopper never sees them wrong;
 * - loads the application's scripts after the first paint, because they would delay it. On a slow connection it
 *   requests them at once: their first byte does not come before the first paint there;
 * - on a slow connection holds back the pictures below a phone's screen (Listing.module.scss) until the application
 *   runs or the shopper scrolls, because they would delay the scripts;
 * - requests the products; the application's HTTP client takes the response over (shared/api/earlyCall.ts);
 * - keeps clicks and submitted forms, and repeats them in order when the application is interactive (Arrival.tsx).
 */

/**
 * A head that arrives later than this (ms) means a slow connection. A slow processor alone takes less than half of it.
 */
const SLOW_LINE = 200;

const page = document.documentElement;

function saved(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${process.env.STORAGE_PREFIX}${key}`) ?? 'null');
  } catch {
    return null; // Storage is refused or holds no JSON: the application will find nothing there either.
  }
}

const cart = Object(saved('cart')) as { length?: unknown };
const {
  category = 'all',
  sort = null,
  search = '',
  page: number = 1,
} = Object(saved('catalogue')) as Record<string, unknown>;
const isChosen = category !== 'all' || sort !== null || search !== '' || number !== 1;
page.dataset.restoring = `${cart.length ? 'cart ' : ''}${isChosen ? 'choices' : ''}`;

const scripts = (document.currentScript?.dataset.scripts ?? '').split(' ');

const showLower = () => void delete page.dataset.later;

if (performance.now() > SLOW_LINE) {
  page.dataset.later = '';
  addEventListener('scroll', showLower, { once: true });
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
}

const isSeen = new Promise((resolve) => {
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 500); // A tab in the background paints nothing, so it would wait for ever.
  });
});

void isSeen.then(() => {
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    script.fetchPriority = 'high'; // Before the pictures further down the page.
    script.onerror = () => {
      script.remove(); // webpack's loader would wait for this element for ever instead of requesting the file again.
      showLower();
    };
    document.head.append(script);
  }
});

const url = new URL(`${process.env.API_BASE_URL}/products`, location.href).href;
const answer = isSeen.then(() => {
  // Where there is an XSRF token to send, the request is left to the HTTP client, which knows the rules for it.
  if (document.cookie.includes('XSRF-TOKEN=')) return null;
  return fetch(url, { headers: { accept: 'application/json' }, priority: 'low' });
});
answer.catch(() => undefined); // Not lost: who takes the answer over receives the rejection.
window.early = { url, answer };

const kept: (() => void)[] = [];
let isCarryingOut = false;

function keep(event: Event) {
  const selector = event.type === 'submit' ? 'form' : 'button:not([type=submit])';
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
  if (!pressed || isCarryingOut) return;
  event.preventDefault();
  event.stopPropagation();
  kept.push(() => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()));
}

async function carryOutAll() {
  delete page.dataset.restoring;
  // In the order of the presses, each in a task of its own. Presses that come meanwhile are appended to the list.
  for (const carryOut of kept) {
    isCarryingOut = true;
    carryOut();
    isCarryingOut = false;
    await new Promise((resolve) => setTimeout(resolve));
  }
  removeEventListener('click', keep, true);
  removeEventListener('submit', keep, true);
  showLower();
}

addEventListener('click', keep, true);
addEventListener('submit', keep, true);
document.addEventListener('interactive', () => void carryOutAll(), { once: true });
