// What action-log-cli runs in the shop's page (`AppInPage`).
import { withoutOrigin } from '@/app/qa/withoutOrigin';
import { attributes } from '@/shared/lib';
import { pageFaults } from 'action-log-cli/page-faults';
import { ALL_PRODUCTS } from '../../src/shared/addresses/addresses.mjs';

/** The page's chunk has loaded, before which there is no heading, and a prerendered page is interactive. */
export const isReady = () =>
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
  !document.documentElement.hasAttribute(attributes.restoring);

export const comparableHtml = withoutOrigin;

/** Returns a function that says whether the page is still the one of the first call: its index in the history is the same. */
function createIsFirstPage(): () => boolean {
  let first: number | undefined;
  return () => {
    const { index = 0 } = navigation.currentEntry ?? {};
    first ??= index;
    return index === first;
  };
}

const isFirstPage = createIsFirstPage();

/** The faults of the page without the QA panel, and a canonical link that names another page, such as the one before. */
export function faults(): Readonly<Record<string, unknown>> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  // Only the page that was served has one. '/produtos' is '/' with all that the shop has.
  const home = location.pathname.replace(new RegExp(`/${ALL_PRODUCTS}$`), '/');
  const ownPath = isFirstPage() ? home : null;
  return {
    ...pageFaults(document.getElementById('root') ?? document),
    ...(link && new URL(link.href).pathname !== ownPath && { 'canonical of another page': [link.href] }),
  };
}
