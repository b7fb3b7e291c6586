import type { Element } from 'domhandler';

/** The roles of elements that are no controls, as HTML gives them (w3.org/TR/html-aria). */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['address', 'group'],
  ['article', 'article'],
  ['aside', 'complementary'],
  ['blockquote', 'blockquote'],
  ['dd', 'definition'],
  ['details', 'group'],
  ['dialog', 'dialog'],
  ['dt', 'term'],
  ['fieldset', 'group'],
  ['figure', 'figure'],
  ['footer', 'contentinfo'],
  ['form', 'form'],
  ['header', 'banner'],
  ['hr', 'separator'],
  ['img', 'img'],
  ['li', 'listitem'],
  ['main', 'main'],
  ['menu', 'list'],
  ['meter', 'meter'],
  ['nav', 'navigation'],
  ['ol', 'list'],
  ['output', 'status'],
  ['p', 'paragraph'],
  ['progress', 'progressbar'],
  ['search', 'search'],
  ['section', 'region'],
  ['table', 'table'],
  ['tbody', 'rowgroup'],
  ['td', 'cell'],
  ['th', 'columnheader'],
  ['thead', 'rowgroup'],
  ['tr', 'row'],
  ['ul', 'list'],
]);

/**
 * The role of an element; null if it has no role, such as `div`.
 * @param own the role that it is given, or has as a control
 */
export function roleOf(element: Element, own: string | undefined): string | null {
  const role = own ?? usualRole(element);
  const hasRole = role !== null && role !== 'none' && role !== 'presentation';
  if (hasRole) return role;
  return 'aria-live' in element.attribs ? 'generic' : null;
}

function usualRole({ name, attribs }: Element): string | null {
  if (name === 'section' && !isLabelled(attribs)) return null;
  if (name === 'img' && attribs.alt === '') return null;
  return /^h[1-6]$/.test(name) ? 'heading' : (ROLES.get(name) ?? null);
}

const isLabelled = (attribs: Element['attribs']) =>
  'aria-label' in attribs || 'aria-labelledby' in attribs || 'title' in attribs;
