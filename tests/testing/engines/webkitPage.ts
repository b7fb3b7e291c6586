/** Runs in a page of WebKit: finds elements by role and accessible name. */
import { queryAllByRole } from '@testing-library/dom';

/** The body and the open shadow roots in it, such as the QA panel's. */
const roots = () => [
  document.body,
  ...[...document.querySelectorAll('*')].flatMap(
    ({ shadowRoot }) => (shadowRoot ?? []) as unknown as HTMLElement, // Roles are searched by what both have.
  ),
];

/** All elements with a role and, if it is given, a name. */
export const all = (role: string, name?: string | RegExp): HTMLElement[] =>
  roots().flatMap((root) => queryAllByRole(root, role, name === undefined ? {} : { name }));

/** The first element that matches a selector, also in a shadow root. */
export const first = (selector: string) =>
  roots()
    .map((root) => root.querySelector(selector))
    .find(Boolean);

/** Where elements were when they were last to be pressed. */
const positions = new WeakMap<Element, string>();

/** Scrolls an element into view and returns it. Throws if it cannot be pressed, or was elsewhere before. */
export function pressable(element: HTMLElement | undefined): HTMLElement {
  if (!element) throw new Error('is not there');
  const root = element.getRootNode() as Document | ShadowRoot;
  const isHit = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (!isHit()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  if (!isHit()) throw new Error('is covered');
  const position = JSON.stringify(element.getBoundingClientRect());
  if (positions.get(element) === position) return element;
  positions.set(element, position);
  throw new Error('moves');
}
