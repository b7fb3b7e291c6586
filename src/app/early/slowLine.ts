import { attributes, FAILED, INTERACTIVE } from '@/shared/lib';

/** If the head arrives later than this (ms), the line is slow. A slow processor takes less than half of it. */
const SLOW_LINE = 200;
/** Ms after which the delayed files are requested, whatever happens. */
const PATIENCE = 10_000;

const page = document.documentElement;

/**
 * On a slow line the scripts come before what a shopper misses least: the text's font (_tokens.scss) and the pictures
 * below a phone's window (Listing.module.scss). They are requested when the page has shown what the kept presses led to,
 * at a scroll, or if the application does not start. On a quick line the font is requested at once: Chromium then waits a
 * little with its first paint, so that the text does not change.
 * @param font the address of the text's font
 */
export function delayOnSlowLine(font: string): void {
  if (performance.now() <= SLOW_LINE) {
    preloadFont(font);
    return;
  }
  page.setAttribute(attributes.later, '');
  const requestDelayed = () => page.removeAttribute(attributes.later);
  addEventListener('scroll', requestDelayed, { once: true });
  document.addEventListener(FAILED, requestDelayed, { once: true });
  document.addEventListener(INTERACTIVE, () => requestAnimationFrame(() => setTimeout(requestDelayed)), {
    once: true,
  });
  setTimeout(requestDelayed, PATIENCE);
}

function preloadFont(font: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', href: font, crossOrigin: '' }));
}
