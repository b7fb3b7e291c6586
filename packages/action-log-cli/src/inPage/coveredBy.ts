/** The element that lies over the middle of an element and takes its presses; null if it is not covered. */
export function coveredBy(element: Node): Element | null {
  if (!(element instanceof Element)) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !over || element.contains(over) ? null : over;
}
