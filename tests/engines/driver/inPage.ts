/**
 * Runs in the page: finds what a person would press by its role and accessible name.
 */
import { queryAllByRole } from '@testing-library/dom';
import type { Found } from './browser';

/** A name as it reaches the page: JSON knows no regular expressions. */
export interface WrittenName {
  text: string;
  /** The flags of a regular expression; null for a text, which is the whole name. */
  flags: string | null;
}

/** The middle of what was found, in CSS pixels of the window. */
export interface Place {
  x: number;
  y: number;
}

const elements = (role: string, name: WrittenName | null) =>
  queryAllByRole(document.body, role, {
    ...(name && { name: name.flags === null ? name.text : new RegExp(name.text, name.flags) }),
  });

export function all(role: string, name: WrittenName | null): Found[] {
  return elements(role, name).map((element) => ({
    text: element.innerText,
    isFocused: element === document.activeElement,
    value: 'value' in element ? String(element.value) : '',
  }));
}

/** Where to press the first that has the role and the name, which is scrolled into view; or what is the matter. */
export function place(role: string, name: WrittenName): Place | string {
  const [element] = elements(role, name);
  if (!element) return 'is not there';
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hit = ({ x, y }: Place) => document.elementFromPoint(x, y);
  if (!element.contains(hit(middle())))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const at = middle();
  const found = hit(at);
  return element.contains(found) ? at : `is covered by ${found?.outerHTML.slice(0, 100) ?? 'nothing'}`;
}
