/** A Redux store, as far as it is used here. */
export interface Plain<State, Action> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  dispatch: (action: Action) => unknown;
}

/**
 * The store that the screen and the address bar use. It shows its own state or previews another one, such as a state of
 * a log. During a preview the store below goes on as usual (a timer ends, another tab's change arrives), but actions
 * dispatched from the screen are dropped.
 */
export function createShownStore<State, Action, Store extends Plain<State, Action>>(store: Store) {
  const listeners = new Set<() => void>();
  let preview: State | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  store.subscribe(() => preview === null && notify());

  return {
    ...store,
    getState: () => preview ?? store.getState(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: ((action: Action) => (preview === null ? store.dispatch(action) : action)) as Store['dispatch'],
    /** Previews a state; null ends the preview. */
    show(state: State | null) {
      preview = state;
      notify();
    },
    isPreviewing: () => preview !== null,
  };
}
