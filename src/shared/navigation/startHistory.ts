import { whenHidden, type Effect } from '@/shared/lib';
import type { BrowserHistory } from './browserHistory';
import type { ScrollPositions } from './scrollPositions';
import { backPressed, locationChanged, selectLocation, type NavigationState } from './slice';

interface Deps<State> {
  store: ShownStore<State>;
  /** The address of a state, without the shop's base path. */
  addressOf: (state: State) => string;
  history: BrowserHistory;
  scroll: ScrollPositions;
  /** The window, which says when the shopper goes back or forward, and hides the page or leaves it. */
  window: EventTarget;
}

/** A store in whose place a log's state may be shown. */
export interface ShownStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof locationChanged>): unknown;
  /** Whether a state of a log is shown instead of the store's state. */
  isPreviewing(): boolean;
}

/**
 * Keeps the browser's history and the store's location the same. A state that is only shown (a jump in
 * DevTools, a replay) replaces the address; a live navigation has added an entry before (`newEntry`). The
 * browser's back and forward dispatch `locationChanged`. Returns a function that stops it.
 */
export function startHistory<State extends { navigation: NavigationState }>({
  store,
  addressOf,
  history,
  scroll,
  window,
}: Deps<State>): () => void {
  // The index of the history entry of the store's state, also while a log's state is shown.
  let entry = 0;

  // Runs after the effects: a live navigation has changed the address by then, a jump has not.
  const project = () => {
    const { index } = selectLocation(store.getState());
    if (!store.isPreviewing()) entry = index;
    else if (history.index() !== entry) return; // `history.go` below has not arrived at that entry yet.
    const address = addressOf(store.getState());
    if (address !== history.address() || history.index() !== entry)
      history.write('replaceState', entry, address);
  };
  const stopProjecting = store.subscribe(() => queueMicrotask(project));
  project();

  const onPopState = () => {
    if (store.isPreviewing()) {
      const steps = entry - (history.index() ?? entry + 1);
      return steps ? history.go(steps) : project();
    }
    const { index } = selectLocation(store.getState());
    scroll.keep(index);
    // Without the Navigation API, an entry without an index is that of a changed hash: it follows the current one.
    store.dispatch(
      locationChanged({ to: history.address(), arrival: 'popped', index: history.index() ?? index + 1 }),
    );
  };
  window.addEventListener('popstate', onPopState);
  const stopSaving = whenHidden(window, () => {
    if (!store.isPreviewing()) scroll.keep(selectLocation(store.getState()).index);
    scroll.save();
  });

  return () => {
    stopProjecting();
    stopSaving();
    window.removeEventListener('popstate', onPopState);
  };
}

/** 'Voltar': goes back in the browser's history if there is an entry before, and `locationChanged` follows. */
export const goingBack: Effect<{ navigation: NavigationState }, { history: Pick<BrowserHistory, 'go'> }> = {
  when: (action, { navigation }) => backPressed.match(action) && navigation.index > 0,
  request: () => ({ go: -1 }),
  run(_request, { history }) {
    history.go(-1);
  },
};
