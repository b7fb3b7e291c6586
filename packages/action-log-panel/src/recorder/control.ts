import { createNames, type Control } from 'action-log';

/** The roles of what a person presses, fills or chooses. */
const CONTROLS =
  /^(button|checkbox|combobox|link|listbox|menuitem\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)$/;

/** Whether a person can see an element. jsdom, which draws nothing, does not know. */
export const isVisible = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();

/** The title of a drawing and an element with `display: contents` have no box of their own. */
const isBoxless = (element: Element) =>
  element.localName === 'title' || getComputedStyle(element).display === 'contents';

const names = createNames<Element>({
  tagOf: ({ localName }) => localName,
  attributeOf: (element, name) => element.getAttribute(name),
  contentOf: ({ childNodes }) =>
    [...childNodes].flatMap((node): (Element | string)[] =>
      node instanceof Element ? [node] : node instanceof Text ? [node.data] : [],
    ),
  isHidden: (element) =>
    element.matches('[hidden], [aria-hidden=true]') || !(isVisible(element) || isBoxless(element)),
  elementWith: (id, beside) => (beside.getRootNode() as Document | ShadowRoot).getElementById(id),
  labelOf: (field) => (field as HTMLInputElement).labels?.[0],
});

/** The role of an element; empty if it has none. */
export const roleOf = (element: Element) => names.roleOf(element) ?? '';

/** The name of an element, as the browser computes it. */
export const nameOf = (element: Element, role = roleOf(element)) => names.nameOf(element, role).name;

const PANEL = '[data-action-log-panel]';

/** Whether an event is about the panel, which is in a shadow root of the page. */
export const isOfPanel = ({ target }: Event) => target instanceof Element && target.matches(PANEL);

/** Whether a person fills or chooses in a control. A press on it does nothing that a log keeps. */
export const isField = (control: Element) =>
  /^(input|option|select|textarea)$/.test(control.localName) &&
  !/button|checkbox|radio/.test(roleOf(control));

/** The control that an event is about, also in an open shadow root. */
export const controlIn = (event: Event): Element | undefined =>
  event
    .composedPath()
    .find((part): part is Element => part instanceof Element && CONTROLS.test(roleOf(part)));

/** A control by its role, its name, and how many visible ones of that name come before it. */
export function controlOf(control: Element, root: Element): Control {
  const role = roleOf(control);
  const named = { role, name: nameOf(control, role) };
  // The texts of a page that the browser has translated are in elements 'font', and differ in a walk.
  const isTranslated = control.querySelector('font') !== null;
  const alike = alikeIn(root, isTranslated ? { role } : named);
  // To read visibility forces a layout before the press is handled, so it is read only if another control has the same name.
  const nth = alike.slice(0, Math.max(0, alike.indexOf(control))).filter(isVisible).length;
  return { ...named, ...(nth > 0 && { nth }), ...(isTranslated && { isTranslated }) };
}

/** The control of a page that a log names; undefined if the page does not show it. */
export function findControl({ nth = 0, isTranslated, role, name }: Control, root: Element) {
  return alikeIn(root, isTranslated ? { role } : { role, name }).filter(isVisible)[nth];
}

function alikeIn(root: Element, { role, name }: { role: string; name?: string }) {
  return allIn(root).filter(
    (element) => roleOf(element) === role && (name === undefined || nameOf(element, role) === name),
  );
}

/** The elements in an element, and in open shadow roots. */
const allIn = (root: Element | ShadowRoot): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot && !element.matches(PANEL) ? [element, ...allIn(element.shadowRoot)] : [element],
  );
