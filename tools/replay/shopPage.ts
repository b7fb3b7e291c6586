// What action-log-cli runs in the shop's page (`AppInPage`).
import type { Control } from 'action-log';
import { pageFaults } from 'action-log-cli/page-faults';
import { findControl } from 'action-log-panel/recording';

/** The page's chunk has loaded, before which there is no heading, and a prerendered page is interactive. */
export const isReady = () =>
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
  document.documentElement.dataset.restoring === undefined;

/** Of the page without the QA panel, and a canonical link that is left of the page before. */
export function faults(): Readonly<Record<string, unknown>> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = location.pathname.replace(/\/produtos$/, '/'); // The same listing.
  return {
    ...pageFaults(document.getElementById('root') ?? document),
    ...(link && new URL(link.href).pathname !== path && { 'canonical of another page': [link.href] }),
  };
}

/** The search box becomes a combobox once it offers suggestions. */
const BOXES = ['searchbox', 'combobox', 'textbox'];

export function findRenamed(control: Control): Element | undefined {
  if (!BOXES.includes(control.role)) return undefined;
  const boxes = BOXES.map((role) => findControl({ ...control, role }, document.body));
  return boxes.find((box) => box !== undefined);
}
