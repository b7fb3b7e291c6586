/** What is hidden until the app or a person opens it. */
const CLOSED = '[hidden], dialog:not([open]), [type=hidden], option, datalist';

/** What controls open and close: of a collapsed menu, the menu, and of a tab that is not selected, its panel. */
const idsControlledBy = (page: ParentNode, controls: string) =>
  [...page.querySelectorAll(controls)].flatMap(
    (control) => control.getAttribute('aria-controls')?.split(/\s+/) ?? [],
  );

/** Whether an element is a popover that is not shown now. */
const isClosedPopover = (element: Element) =>
  element.matches('[popover]') && !element.matches(':popover-open');

/** Whether an element is below a closed `details`, and not in its summary, which is always shown. */
const isFolded = (element: Element) => {
  const details = element.parentElement?.closest('details:not([open])');
  return details !== undefined && details !== null && element.closest('summary')?.parentElement !== details;
};

/**
 * Returns what says whether an element is in a part that is closed now: a person or the app opens it.
 * @param page the document, or the element that contains the app
 */
export function createIsClosed(page: ParentNode): (element: Element) => boolean {
  const open = new Set(idsControlledBy(page, ':is([aria-expanded=true], [aria-selected=true])'));
  const closed = new Set(idsControlledBy(page, ':is([aria-expanded=false], [aria-selected=false])'));
  const isClosedPart = (element: Element) =>
    element.matches(CLOSED) || isClosedPopover(element) || (closed.has(element.id) && !open.has(element.id));
  const isInClosedPart = (element: Element | null): boolean =>
    element !== null && (isClosedPart(element) || isInClosedPart(element.parentElement));
  return (element) => isFolded(element) || isInClosedPart(element);
}
