import { flushSync } from 'react-dom';
import { withBase } from '@/shared/lib';
import type { LocationChange } from '@/shared/navigation';
import './travel.scss';

/** Ms in which a picture travels, and in which the rest of the page appears. */
const [TRAVEL, FADE] = [260, 120];
/** What ends a transition at once. A screen reader may send only `click`. */
const PRESSES = ['pointerdown', 'keydown', 'click'];

/** Ends the latest transition, if it is not over. */
let endLatest: (() => void) | undefined;

/** Whether the browser itself has animated its last step back or forward, as after a swipe from a phone's edge. */
let isStepAnimated = false;
addEventListener('popstate', (event) => (isStepAnimated = event.hasUAVisualTransition), true);

/**
 * Lets the picture travel between a card and its product's page: from the card that leads there, and by Back to the card
 * that has the focus then (Arrival.tsx). The rest of the page fades in. The next press ends it at once.
 *
 * It is neither React's `<ViewTransition>`, which only its canaries have, nor react-router's, which needs its data router.
 * @param arrival at the page that is about to be shown
 * @param show shows it
 * @returns whether the browser will call `show`, as soon as it has an image of the page that is left. False if nothing
 *   travels: then it does not call it.
 */
export function travel({ to, arrival }: LocationChange, show: () => void): boolean {
  endLatest?.();
  const isRefused = arrival === 'replaced' || (arrival === 'popped' && isStepAnimated);
  if (isRefused || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion)').matches)
    return false;
  const pressed = pictureOfCard(linkTo(to));
  const left = pressed ?? (arrival === 'popped' ? pictureOfPage() : undefined);
  if (!left) return false;
  const boxBefore = left.getBoundingClientRect();
  let reached: HTMLElement | undefined;
  let fade: Animation | undefined;

  name(left, true);
  const transition = document.startViewTransition(() => {
    name(left, false);
    flushSync(show);
    reached = pressed ? pictureOfPage() : pictureOfCard(document.activeElement);
    if (!reached) {
      transition.skipTransition();
      return;
    }
    name(reached, true);
    fade = document.querySelector('main')?.animate({ opacity: [0, 1] }, FADE);
  });
  const end = () => {
    transition.skipTransition();
    fade?.finish();
  };
  endLatest = end;
  for (const type of PRESSES) addEventListener(type, end, true);
  transition.ready.then(
    () => reached && moveFrom(boxBefore, reached.getBoundingClientRect()),
    () => {}, // It was ended before it began.
  );
  void transition.finished.finally(() => {
    for (const type of PRESSES) removeEventListener(type, end, true);
    if (reached) name(reached, false);
  });
  return true;
}

/** Gives a picture the name by which the browser finds it on both pages (travel.scss), or takes the name away. */
const name = (picture: HTMLElement, isNamed: boolean) =>
  picture.style.setProperty('view-transition-name', isNamed ? 'picture' : null);

const linkTo = (address: string) =>
  [...document.querySelectorAll('main li > a')].find(
    (link) => link.getAttribute('href') === withBase(address),
  );

const pictureOfCard = (link: Element | null | undefined) =>
  inWindow(link?.matches('li > a') ? link.querySelector('img') : null);

/** The picture that a product's page shows. */
const pictureOfPage = () => inWindow(document.querySelector<HTMLElement>('article :not([inert]) > img'));

/** A picture, if the shopper sees it. */
function inWindow(picture: HTMLElement | null | undefined): HTMLElement | undefined {
  const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight ? (picture ?? undefined) : undefined;
}

/**
 * Moves the picture from one box to the other one. In each box it is as high as the box, and in its middle. The browser's own
 * animation would change width and height, too, which takes the main thread in each frame.
 */
function moveFrom(before: DOMRect, after: DOMRect): void {
  const x = before.left + (before.width - after.width) / 2;
  const transform = `translate(${x}px, ${before.top}px) scale(${before.height / after.height})`;
  document.documentElement.animate([{ transform, offset: 0 }], {
    duration: TRAVEL,
    easing: 'ease',
    pseudoElement: '::view-transition-group(picture)',
  });
}
