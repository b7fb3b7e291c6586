/** From a list to its control, and to what ends its room, in CSS pixels. */
const GAPS = 2 * 4;

/**
 * Keeps an open list where it has room, until the returned function is called: below its control, or above it if the
 * list does not fit below and has more room above. It is never higher than the room, which is from the header
 * to the window's end, a phone's keyboard, or what else covers the page's end (its `scroll-padding`). Shows
 * the active option; what is under the pointer does not move.
 * @param activeIndex the index of the active option, or -1
 * @param classOfAbove what a list above its control gets
 */
export function startPlacing(
  list: HTMLElement | null,
  activeIndex: number,
  classOfAbove = '',
): (() => void) | undefined {
  const control = list?.parentElement;
  const header = document.querySelector('header');
  const view = window.visualViewport;
  if (!list || !control || !header || !view) return undefined;

  const place = () => {
    const { top, bottom } = control.getBoundingClientRect();
    const start = header.contains(list) ? 0 : header.getBoundingClientRect().bottom;
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
    const above = top - Math.max(view.offsetTop, start) - GAPS;
    const below = view.offsetTop + view.height - covered - bottom - GAPS;
    const isAbove = below < list.scrollHeight && below < above;
    list.classList.toggle(classOfAbove, isAbove);
    list.style.setProperty('--room', `${isAbove ? above : below}px`);

    const active = list.children[activeIndex];
    if (!(active instanceof HTMLElement) || active.matches(':hover')) return;
    const lowest = active.offsetTop + active.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(Math.max(list.scrollTop, lowest), active.offsetTop);
  };

  place();
  addEventListener('scroll', place);
  view.addEventListener('scroll', place);
  view.addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place);
    view.removeEventListener('scroll', place);
    view.removeEventListener('resize', place);
  };
}
