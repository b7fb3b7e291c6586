import { nameOf, roleOf } from 'action-log-panel/recording';

/** The most characters of a text that is used in place of a missing name. A name is whole: it is compared with that of the outline. */
const LONGEST_TEXT = 80;

/**
 * An element's role and name, as a line of an outline has them, so that both can be compared: 'button "Remover
 * Caneca Sabiá"'. A quotation mark in a name is '\\"'. An element without a name has the beginning of its text.
 */
export function describeElement(element: Element): string {
  const role = roleOf(element);
  const name =
    nameOf(element, role) || element.textContent.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  return `${role || element.localName} ${JSON.stringify(name)}`;
}
