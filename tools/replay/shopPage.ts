// What action-log-cli runs in the shop's page (`AppPage`).
export { renderedScreen } from './renderedScreen';

/** The page's chunk has loaded, before which React hides the page, and a prerendered page is interactive. */
export const isReady = () =>
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
  document.documentElement.dataset.restoring === undefined;
