/**
 * The few lines inside the head of every prerendered page. Until the application is there they
 * - hide what the saved cart and choices will change, so that the wrong page is never seen;
 * - run the scripts once the page has been seen: before, they would only delay it. On a slow line they are asked for at
 *   once, where their first byte comes no sooner than that;
 * - on a slow line let the pictures below a phone's screen (Listing.module.scss) wait for the application, or for a
 *   shopper who scrolls: they would only delay what is pressed;
 * - ask for the products, which the application's HTTP client takes over (shared/api/earlyCall.ts);
 * - keep what is pressed, and carry it out in order when the application says that it is there (Arrival.tsx).
 */

/** Ms until a page's head has come from which on its line is slow. A slow processor alone takes less than half of it. */
const SLOW_LINE = 200;

const page = document.documentElement;

function saved(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${process.env.STORAGE_PREFIX}${key}`) ?? 'null');
  } catch {
    return null; // Forbidden or unreadable: the application will find nothing, too.
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
    setTimeout(resolve, 500); // A background tab has no frames.
  });
});

void isSeen.then(() => {
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    script.fetchPriority = 'high'; // Ahead of the pictures that are further down.
    script.onerror = () => {
      script.remove(); // The bundler would wait for it, and not ask again.
      showLower();
    };
    document.head.append(script);
  }
});

const url = new URL(`${process.env.API_BASE_URL}/products`, location.href).href;
const answer = isSeen.then(() => {
  // With a token to send back, the call is the HTTP client's own.
  if (document.cookie.includes('XSRF-TOKEN=')) return null;
  return fetch(url, { headers: { accept: 'application/json' }, priority: 'low' });
});
answer.catch(() => undefined); // Whoever takes it over is told.
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
  // Each in a task of its own, as they were pressed; what is pressed meanwhile comes after them.
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
