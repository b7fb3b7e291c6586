import type { Element } from 'domhandler';

/** The roles of elements without the attribute `role`, as HTML gives them (w3.org/TR/html-aria). */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['a', 'link'],
  ['address', 'group'],
  ['article', 'article'],
  ['aside', 'complementary'],
  ['blockquote', 'blockquote'],
  ['button', 'button'],
  ['dd', 'definition'],
  ['details', 'group'],
  ['dialog', 'dialog'],
  ['dt', 'term'],
  ['fieldset', 'group'],
  ['figure', 'figure'],
  ['footer', 'contentinfo'],
  ['form', 'form'],
  ['h1', 'heading'],
  ['h2', 'heading'],
  ['h3', 'heading'],
  ['h4', 'heading'],
  ['h5', 'heading'],
  ['h6', 'heading'],
  ['header', 'banner'],
  ['hr', 'separator'],
  ['img', 'img'],
  ['li', 'listitem'],
  ['main', 'main'],
  ['menu', 'list'],
  ['meter', 'meter'],
  ['nav', 'navigation'],
  ['ol', 'list'],
  ['option', 'option'],
  ['output', 'status'],
  ['p', 'paragraph'],
  ['progress', 'progressbar'],
  ['search', 'search'],
  ['section', 'region'],
  ['summary', 'button'],
  ['table', 'table'],
  ['tbody', 'rowgroup'],
  ['td', 'cell'],
  ['textarea', 'textbox'],
  ['th', 'columnheader'],
  ['thead', 'rowgroup'],
  ['tr', 'row'],
  ['ul', 'list'],
]);

const INPUTS: ReadonlyMap<string, string> = new Map([
  ['button', 'button'],
  ['checkbox', 'checkbox'],
  ['image', 'button'],
  ['number', 'spinbutton'],
  ['radio', 'radio'],
  ['range', 'slider'],
  ['reset', 'button'],
  ['search', 'searchbox'],
  ['submit', 'button'],
]);

/** The role of an element; null if it has none of its own, such as `div`. */
export function roleOf(element: Element): string | null {
  const own = ownRole(element);
  return own === null && 'aria-live' in element.attribs ? 'generic' : own;
}

function ownRole({ name, attribs }: Element): string | null {
  const [given] = (attribs.role ?? '').split(' ');
  if (given === 'none' || given === 'presentation') return null;
  if (given) return given;
  if (name === 'a' && attribs.href === undefined) return null;
  if (name === 'select') return 'multiple' in attribs ? 'listbox' : 'combobox';
  if (name === 'input') return INPUTS.get(attribs.type ?? '') ?? 'textbox';
  if (name === 'section' && !isLabelled(attribs)) return null;
  if (name === 'img' && attribs.alt === '') return null;
  return ROLES.get(name) ?? null;
}

const isLabelled = (attribs: Element['attribs']) =>
  'aria-label' in attribs || 'aria-labelledby' in attribs || 'title' in attribs;

const NAMED_BY_CONTENT = new Set(
  'button cell checkbox columnheader heading link menuitem option radio row rowheader switch tab title tooltip treeitem'.split(
    ' ',
  ),
);

/** Whether what is in an element with that role is its name. */
export const isNamedByContent = (role: string) => NAMED_BY_CONTENT.has(role);

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del em font i ins kbd label mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);

/** Whether an element without a role does not begin a new line. */
export const isInline = ({ name }: Element) => INLINE.has(name);
