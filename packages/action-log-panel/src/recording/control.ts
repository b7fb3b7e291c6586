/** By the `type` attribute, or else by the element's name. */
const ROLES: Readonly<Record<string, string>> = {
  search: 'searchbox',
  A: 'link',
  BUTTON: 'button',
  INPUT: 'textbox',
};

/** The role of a control; empty if it is another element. */
export const roleOf = (control: Element) =>
  control.getAttribute('role') ?? ROLES[control.getAttribute('type') ?? ''] ?? ROLES[control.tagName] ?? '';

/** The name of a control; of a link around a whole card, the card's heading. */
export const nameOf = (control: Element) =>
  (
    control.getAttribute('aria-label') ??
    (control.querySelector('h2, h3') ?? control).textContent.replace(/\s+/g, ' ')
  ).trim();

/** Whether a person can see an element. jsdom, which draws nothing, does not know. */
export const isVisible = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();
