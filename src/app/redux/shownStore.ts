interface Plain<State, Action> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  dispatch: (action: Action) => unknown;
}

/**
 * The store as the screen and the address bar see it: its own state, or one that is laid over it while a log is
 * looked at. What is under it goes on living; what is done on the screen is held back until nothing lies over it.
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
    /** Lays a state over the store's own; null takes it off. */
    show(state: State | null) {
      over = state;
      tell();
    },
    isLaidOver: () => over !== null,
  };
}
