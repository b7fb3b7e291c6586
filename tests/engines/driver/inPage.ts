/**
 * Runs in the page: finds elements by role and accessible name.
 */
import { queryAllByRole } from '@testing-library/dom';
import type { Found } from './browser';

/** A name as JSON, which has no regular expressions. */
export interface WrittenName {
  text: string;
  /** The flags of a regular expression; null for a whole name. */
  flags: string | null;
}

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The body and the open shadow roots in it, such as the QA panel's. */
const roots = () => [
  document.body,
  ...[...document.querySelectorAll('*')].flatMap(
    ({ shadowRoot }) => (shadowRoot ?? []) as unknown as HTMLElement, // Roles are searched by what both have.
  ),
];

const elements = (role: string, name: WrittenName | null) =>
  roots().flatMap((root) =>
    queryAllByRole(root, role, {
      ...(name && { name: name.flags === null ? name.text : new RegExp(name.text, name.flags) }),
    }),
  );

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

export function all(role: string, name: WrittenName | null): Found[] {
  return elements(role, name).map((element) => ({
    text: element.innerText,
    isFocused: element === rootOf(element).activeElement,
  }));
}

/** Scrolls the first element with the role and the name into view. Returns its middle, or why it cannot be pressed. */
export function pointOf(role: string, name: WrittenName | null): Point | string {
  const [element] = elements(role, name);
  if (!element) return 'is not there';
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hit = ({ x, y }: Point) => rootOf(element).elementFromPoint(x, y);
  if (!element.contains(hit(middle())))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const at = middle();
  const found = hit(at);
  return element.contains(found) ? at : `is covered by ${found?.outerHTML.slice(0, 100) ?? 'nothing'}`;
}
