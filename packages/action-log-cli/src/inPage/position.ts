import { isVisible } from 'action-log-panel/recording';
import { describeElement } from './describeElement';

/** The focus if no element has it. */
export const NOWHERE = 'on no control';

interface Navigated {
  navigation?: { currentEntry: { key: string } | null };
}

const currentEntry = () => (window as Navigated).navigation?.currentEntry?.key ?? '';

/** Remembers the scroll position at which each entry of the browser's history was left, in CSS pixels. */
export function createScrollMemory() {
  const positions = new Map<string, number>();
  let last: string | undefined;
  const note = () => {
    last = currentEntry();
    positions.set(last, window.scrollY);
  };
  return {
    /** Notes the scroll position of the page that is shown. */
    note,
    /** Notes it at every press, after which the page may be left. */
    watch() {
      for (const type of ['click', 'keydown', 'submit']) window.addEventListener(type, note, true);
    },
    /** Where the page has to be scrolled to: undefined unless the browser went back to an entry of its history. */
    expected(): number | undefined {
      const entry = currentEntry();
      const position = entry === last ? undefined : positions.get(entry);
      const most = document.documentElement.scrollHeight - window.innerHeight;
      return position === undefined ? undefined : Math.round(Math.max(0, Math.min(position, most)));
    },
  };
}

/** The parts of a page that a person may know by a name. */
const NAMED_PART = ':is(nav, section, dialog):is([aria-label], [aria-labelledby])';

/**
 * The element with the focus, and the named part of the page in which it is: 'link "Next page" in navigation
 * "Pages below"'; or that no element has the focus.
 */
export function focused(): string {
  const { activeElement: element } = document;
  if (!element || element === document.body || !isVisible(element)) return NOWHERE;
  const part = element.parentElement?.closest(NAMED_PART);
  return [element, ...(part ? [part] : [])].map(describeElement).join(' in ');
}
