// What action-log-cli runs in the shop's page (`AppInPage`).
import { pageFaults } from 'action-log-cli/page-faults';

/** The page's chunk has loaded, before which React hides the page, and a prerendered page is interactive. */
export const isReady = () =>
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
  document.documentElement.dataset.restoring === undefined;

/** Of the page without the QA panel. */
export const faults = () => pageFaults(document.getElementById('root') ?? document);
