import { nameOf, roleOf } from 'action-log-panel/recording';

// How a walk names elements, as assistive technology does: 'button "Remover Caneca Sabiá"'.

/** The most characters of a name. */
const LONGEST_NAME = 80;

/** An element's role and name. */
export function describeElement(element: Element): string {
  const role = roleOf(element);
  const name = nameOf(element, role) || element.textContent.replace(/\s+/g, ' ').trim();
  return `${role || element.localName} "${name.slice(0, LONGEST_NAME)}"`;
}
