/** By the `type` attribute, or else by the element's name. */
const ROLES: Readonly<Record<string, string>> = {
  search: 'searchbox',
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  range: 'slider',
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'button',
  INPUT: 'textbox',
  TEXTAREA: 'textbox',
  SELECT: 'combobox',
};

/** The role of a control; empty if it is another element. */
export const roleOf = (control: Element) =>
  control.getAttribute('role') ?? ROLES[control.getAttribute('type') ?? ''] ?? ROLES[control.tagName] ?? '';

/** The name of a control; of a field that of its label, and of a link around a whole card the card's heading. */
export const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? textOf(control)).replace(/\s+/g, ' ').trim();

function textOf(control: Element): string {
  if (!control.matches('input, select, textarea'))
    return (control.querySelector('h2, h3') ?? control).textContent;
  const [label] = (control as HTMLInputElement).labels ?? [];
  // A label may contain its field, and a menu's text is that of its options.
  const parts = [...(label?.childNodes ?? [])].filter((part) => !part.contains(control));
  return parts.map((part) => part.textContent).join(' ') || (control.getAttribute('placeholder') ?? '');
}

/** Whether a person can see an element. jsdom, which draws nothing, does not know. */
export const isVisible = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();
