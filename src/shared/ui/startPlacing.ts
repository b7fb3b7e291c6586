/** From a list to its control, and to what ends its room, in CSS pixels. */
const GAPS = 2 * 4;

/**
 * Opens a list above its control if there is more room than below, where it does not fit, and makes it no
 * higher than the room: from the header to the window's end, a phone's keyboard, or what else covers the
 * page's end (its `scroll-padding`). Then shows the active option. Whatever is under the pointer does not move.
 */
function place(list: HTMLElement) {
  const { documentElement: page } = document;
  const control = list.parentElement?.getBoundingClientRect();
  const header = document.querySelector('header');
  if (!control || !header) return;
  const view = window.visualViewport ?? { offsetTop: 0, height: page.clientHeight };
  const covered = parseFloat(getComputedStyle(page).scrollPaddingBlockEnd) || 0;
  const start = Math.max(view.offsetTop, header.contains(list) ? 0 : header.getBoundingClientRect().bottom);
  const end = Math.min(view.offsetTop + view.height, page.clientHeight - covered);
  const [above, below] = [control.top - start - GAPS, end - control.bottom - GAPS];
  const isAbove = below < list.scrollHeight && below < above;
  list.toggleAttribute('data-above', isAbove);
  list.style.setProperty('--room', `${isAbove ? above : below}px`);

  const active = list.querySelector<HTMLElement>('[data-active]:not(:hover)');
  if (!active) return;
  const lowest = active.offsetTop + active.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, lowest), active.offsetTop);
}

/** Keeps an open list where there is room for it, until the returned function is called. */
export function startPlacing(list: HTMLElement): () => void {
  const { visualViewport } = window;
  const changes = [
    [window, 'scroll'],
    [visualViewport, 'scroll'],
    [visualViewport, 'resize'],
  ] as const;
  const onChange = () => place(list);
  onChange();
  for (const [target, type] of changes) target?.addEventListener(type, onChange);
  return () => {
    for (const [target, type] of changes) target?.removeEventListener(type, onChange);
  };
}
