/** What may lie over the page for a while, such as an open menu. */
export const POPUPS = 'dialog, [role=dialog], [role=listbox], [role=menu]';

/** Whether the window holds an element in its place: the page scrolls below it. */
export function isHeldByWindow(element: Element | null): boolean {
  if (element === null) return false;
  const { position } = getComputedStyle(element);
  if (position === 'fixed') return true;
  if (position === 'sticky' && element instanceof HTMLElement && isStuck(element)) return true;
  return isHeldByWindow(element.parentElement);
}

/**
 * Whether a sticky element sticks now, and is not where it would be without sticking. That place is measured
 * while the element does not stick, and then its style is what it was.
 */
function isStuck(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const { position } = element.style;
  element.style.position = 'static';
  const { top: topWithoutSticking } = element.getBoundingClientRect();
  element.style.position = position;
  if (element.getAttribute('style') === '') element.removeAttribute('style');
  return topWithoutSticking !== top;
}
