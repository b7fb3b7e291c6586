interface Plain<State, Action> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  dispatch: (action: Action) => unknown;
}

/**
 * The store as the screen and the address bar see it. While a log is replayed in the QA panel, it shows a state of the
 * log and ignores what is dispatched from the screen; the store itself continues to live and to answer its effects.
 */
export function createShownStore<State, Action, Store extends Plain<State, Action>>(store: Store) {
  const listeners = new Set<() => void>();
  let over: State | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  store.subscribe(() => over === null && tell());

  return {
    ...store,
    getState: () => over ?? store.getState(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: ((action: Action) => (over === null ? store.dispatch(action) : action)) as Store['dispatch'],
    /** Shows a state in place of the store's own; null shows the store's own again. */
    show(state: State | null) {
      over = state;
      tell();
    },
    isLaidOver: () => over !== null,
  };
}
