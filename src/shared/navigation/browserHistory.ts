import { createPath } from 'react-router-dom';
import { beginsAtHome, isFromShop, withBase, withoutBase } from '@/shared/lib';
import { openedAt, type NavigationState } from './slice';

/**
 * The location at the start of a visit, from the address bar and its history entry. An entry without an index
 * comes from a document navigation: a card that was pressed before the scripts ran, or a typed address.
 */
export function readLocation(): NavigationState {
  return openedAt(addressBar(), entryIndex() ?? shopEntriesBefore());
}

export type BrowserHistory = ReturnType<typeof browserHistory>;

/** The browser's history and address bar. Addresses are without the shop's base path. */
export function browserHistory() {
  try {
    history.scrollRestoration = 'manual';
  } catch {
    // Refused: the browser scrolls, and then the shop.
  }
  return {
    address: addressBar,
    beginsAtHome,
    /** The index of the shown entry; undefined if the shop has not numbered it. */
    index: entryIndex,
    go: (steps: number) => history.go(steps),
    /** Safari refuses more than 100 calls in 30 s: the page then keeps the previous address. */
    write(how: 'pushState' | 'replaceState', index: number, address: string) {
      try {
        history[how]({ index }, '', withBase(address));
      } catch {
        // Only the address bar is wrong: the next change of the state writes it again.
      }
    },
  };
}

/** What the address bar shows, without the shop's base path. */
function addressBar(): string {
  return withoutBase(createPath(location));
}

function entryIndex(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('index' in state)) return undefined;
  return typeof state.index === 'number' && state.index >= 0 ? state.index : undefined;
}

/** How many of the shop's history entries directly precede this one, as far as the browser reveals it. */
function shopEntriesBefore(): number {
  // The Navigation API numbers the entries of this origin. Older Safaris and Firefoxes do not have it.
  const { navigation } = window as { navigation?: Navigation };
  const entry = navigation?.currentEntry;
  if (entry) return process.env.BASE_PATH ? entry.index - strangersUpTo(entry.index) : entry.index;
  return isFromShop() && history.length > 1 ? 1 : 0;
}

/** The number of entries up to the last one outside the shop: other sites may share its origin. */
function strangersUpTo(index: number): number {
  const home = location.origin + withBase('/');
  const before = window.navigation.entries().slice(0, index);
  return 1 + before.findLastIndex(({ url }) => !url?.startsWith(home));
}
