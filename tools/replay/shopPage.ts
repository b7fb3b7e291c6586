// What action-log-cli runs in the shop's page (`AppInPage`).
import type { Control } from 'action-log';
import { pageFaults } from 'action-log-cli/page-faults';
import { findControl } from 'action-log-panel/recording';

/** The page's chunk has loaded, before which React hides the page, and a prerendered page is interactive. */
export const isReady = () =>
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
  document.documentElement.dataset.restoring === undefined;

/** Of the page without the QA panel. */
export const faults = () => pageFaults(document.getElementById('root') ?? document);

/** The search box becomes a combobox once it offers suggestions. */
const BOXES = ['searchbox', 'combobox', 'textbox'];

export function findRenamed(control: Control): Element | undefined {
  if (!BOXES.includes(control.role)) return undefined;
  const boxes = BOXES.map((role) => findControl({ ...control, role }, document.body));
  return boxes.find((box) => box !== undefined);
}
