import { outline } from 'action-log';
import type { AppInPage } from '../app';

export const createReadPage =
  ({ isReady = () => document.readyState === 'complete' }: AppInPage) =>
  /** The outline of the page now, and whether the page can be used. */
  () => ({ lines: outline(liveHtml()), isReady: isReady() });

/** The HTML of the document. What a person checked or chose is in properties, which become attributes. */
function liveHtml(): string {
  const copy = document.documentElement.cloneNode(true) as Element;
  const originals = document.querySelectorAll('input, option');
  const copies = copy.querySelectorAll('input, option');
  for (const [index, one] of originals.entries()) {
    if (one instanceof HTMLOptionElement) copies[index]?.toggleAttribute('selected', one.selected);
    else if (one instanceof HTMLInputElement) copies[index]?.toggleAttribute('checked', one.checked);
  }
  return copy.outerHTML;
}
