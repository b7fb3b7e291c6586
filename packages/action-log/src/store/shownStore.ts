interface Plain<State, Action> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  dispatch: (action: Action) => unknown;
}

/**
 * The store as the screen and the address bar see it: its own state, or a state of a log that the QA panel lays over
 * it. Meanwhile the store below goes on as usual (an order ends, another tab's change arrives), but actions dispatched
 * from the screen are dropped.
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
    isPreviewing: () => over !== null,
  };
}
