// How elements are named in what a walk reports: 'button "Remover Caneca Sabiá"', as assistive technology has them.

const ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  INPUT: 'textbox',
  SELECT: 'combobox',
  SUMMARY: 'button',
  TEXTAREA: 'textbox',
};
const BY_TYPE: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
};

/** Characters of a name. */
const LONGEST = 80;

/** An element's role and name. */
export function described(element: Element): string {
  return `${roleOf(element)} "${nameOf(element).slice(0, LONGEST)}"`;
}

const roleOf = (element: Element) =>
  element.getAttribute('role') ??
  BY_TYPE[element.getAttribute('type') ?? ''] ??
  ROLES[element.tagName] ??
  element.tagName.toLowerCase();

function nameOf(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const own = (element.querySelector('h2, h3') ?? element).textContent;
  const name =
    label || element.getAttribute('aria-label') || own || element.getAttribute('placeholder') || '';
  return name.replace(/\s+/g, ' ').trim();
}

/** What lies over the middle of an element and takes its presses; null for nothing. */
export function coveredBy(element: Node): string | null {
  if (!(element instanceof Element)) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !over || element.contains(over) || over.contains(element) ? null : described(over);
}

/** Whether a person can see an element. jsdom, which draws nothing, does not know. */
export const isVisible = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();
