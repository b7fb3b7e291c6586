import type { TypedStartListening } from '@reduxjs/toolkit';
import { createPath } from 'react-router-dom';
import { isFromShop, withBase, withoutBase } from '@/shared/lib';
import { keepScroll, saveScroll } from './scrollPositions';
import { backPressed, locationChanged, openedAt, selectLocation, type NavigationState } from './slice';

interface NavigationRootState {
  navigation: NavigationState;
}

interface Deps<State> {
  store: ShownStore<State>;
  /** The address of a state, without the shop's base path. */
  addressOf: (state: State) => string;
  /** Notes in the action log that the address was written. */
  logNote: (one: { address: string }) => void;
}

interface ShownStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof locationChanged>): unknown;
  /** Whether a state of a log is shown instead of the store's state. */
  isPreviewing(): boolean;
}

/**
 * The location at the start of a visit, from the address bar and its history entry. An entry without an index
 * comes from a document navigation: a card that was pressed before the scripts ran, or a typed address.
 */
export function readLocation(): NavigationState {
  return openedAt(addressBar(), entryIndex() ?? ownEntriesBefore());
}

/**
 * Keeps the browser's history and the store's location the same. A live navigation adds a history entry. A
 * state that is only shown (a jump in DevTools, a replay) replaces the address. The browser's back and
 * forward dispatch `locationChanged`. Returns a function that stops it.
 */
export function startHistory<State extends NavigationRootState>(
  startListening: TypedStartListening<State>,
  { store, addressOf, logNote }: Deps<State>,
): () => void {
  try {
    history.scrollRestoration = 'manual';
  } catch {
    // Refused: the browser scrolls, and then the shop.
  }

  const stopPushing = startListening({
    predicate: (_action, { navigation: now }, { navigation: before }) =>
      now.arrival === 'pushed' && (now.visits !== before.visits || now.index !== before.index),
    effect(_action, { getState, getOriginalState }) {
      const address = addressOf(getState());
      keepScroll(selectLocation(getOriginalState()).index);
      writeAddress('pushState', selectLocation(getState()).index, address);
      logNote({ address });
    },
  });

  const stopGoingBack = startListening({
    actionCreator: backPressed,
    effect(_action, { getOriginalState }) {
      if (selectLocation(getOriginalState()).index > 0) history.back();
    },
  });

  // The index of the history entry of the store's state, also while a log's state is shown.
  let entry = 0;

  // Runs after the effects above: a live navigation has changed the address by then, a jump has not.
  const project = () => {
    const { index } = selectLocation(store.getState());
    if (!store.isPreviewing()) entry = index;
    else if (entryIndex() !== entry) return; // `history.go` below has not arrived at that entry yet.
    const address = addressOf(store.getState());
    if (address !== addressBar() || entryIndex() !== entry) writeAddress('replaceState', entry, address);
  };
  const stopProjecting = store.subscribe(() => queueMicrotask(project));
  project();

  const onPopState = () => {
    if (store.isPreviewing()) {
      const steps = entry - (entryIndex() ?? entry + 1);
      return steps ? history.go(steps) : project();
    }
    const { index } = selectLocation(store.getState());
    keepScroll(index);
    // The browser adds an entry without an index for a changed hash; it follows the current one.
    store.dispatch(
      locationChanged({ to: addressBar(), arrival: 'popped', index: entryIndex() ?? index + 1 }),
    );
  };
  const onPageHide = () => {
    if (!store.isPreviewing()) keepScroll(selectLocation(store.getState()).index);
    saveScroll();
  };
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', onPageHide);

  return () => {
    stopPushing();
    stopGoingBack();
    stopProjecting();
    removeEventListener('popstate', onPopState);
    removeEventListener('pagehide', onPageHide);
  };
}

/** Safari refuses more than 100 calls in 30 s: the page then keeps the previous address. */
function writeAddress(write: 'pushState' | 'replaceState', index: number, path: string) {
  try {
    history[write]({ index }, '', withBase(path));
  } catch {
    // Only the address bar is wrong: the next change of the state writes it again.
  }
}

/** What the address bar shows, without the shop's base path. */
export function addressBar(): string {
  return withoutBase(createPath(location));
}

function entryIndex(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('index' in state)) return undefined;
  return typeof state.index === 'number' && state.index >= 0 ? state.index : undefined;
}

/** How many of the shop's history entries directly precede this one, as far as the browser reveals it. */
function ownEntriesBefore(): number {
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
