import { createPath } from 'react-router-dom';
import { beginsAtHome, isFromShop, withBase, withoutBase } from '@/shared/lib';
import { openedAt, type NavigationState } from './slice';

/**
 * The location at the start of a visit, from the address bar and its history entry. An entry without an index
 * comes from a document navigation: a card that was pressed before the scripts ran, or a typed address.
 */
export function readLocation(): NavigationState {
  return openedAt(addressBar(), savedIndex() ?? shopEntriesBefore());
}

export type BrowserHistory = ReturnType<typeof browserHistory>;

/** The browser's history and address bar. Addresses are without the shop's base path. */
export function browserHistory() {
  try {
    history.scrollRestoration = 'manual';
  } catch {
    // The browser refuses this: it restores the scroll position itself, and the shop sets it again afterwards.
  }
  /** The entry that the shop wrote last: its index, and its position in the browser's list of entries. */
  let written = { index: savedIndex() ?? shopEntriesBefore(), position: entryPosition() };
  return {
    address: addressBar,
    beginsAtHome,
    /**
     * The index of the shown entry: the index of the entry that the shop wrote last, plus the number of entries that the
     * browser has moved since. It is counted, because other scripts may replace or add entries without an index.
     * In a browser without the Navigation API it is the index that is saved in the entry; undefined if none is saved.
     */
    index(): number | undefined {
      const position = entryPosition();
      if (position === undefined || written.position === undefined) return savedIndex();
      return Math.max(0, written.index + position - written.position);
    },
    go: (steps: number) => history.go(steps),
    /** Safari refuses more than 100 calls in 30 s: the page then keeps the previous address. */
    write(how: 'pushState' | 'replaceState', index: number, address: string) {
      try {
        history[how]({ index }, '', withBase(address));
        // Read again: Chromium keeps 50 entries, and after that a new entry moves the others down.
        written = { index, position: entryPosition() };
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

/** The index that the shop saved in the shown entry; undefined if it saved none, or another script replaced it. */
function savedIndex(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('index' in state)) return undefined;
  return typeof state.index === 'number' && state.index >= 0 ? state.index : undefined;
}

/**
 * The position of the shown entry among those of this origin; undefined without the Navigation API, which older
 * Safaris and Firefoxes do not have.
 */
function entryPosition(): number | undefined {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.currentEntry?.index;
}

/** How many of the shop's history entries directly precede this one, as far as the browser reveals it. */
function shopEntriesBefore(): number {
  const position = entryPosition();
  if (position !== undefined) return process.env.BASE_PATH ? position - strangersUpTo(position) : position;
  return isFromShop() && history.length > 1 ? 1 : 0;
}

/** The number of entries up to the last one outside the shop: other sites may share its origin. */
function strangersUpTo(position: number): number {
  const home = location.origin + withBase('/');
  const before = window.navigation.entries().slice(0, position);
  return 1 + before.findLastIndex(({ url }) => !url?.startsWith(home));
}
