import type { Store, UnknownAction } from 'redux';

/** What a store can do that shows another state than its own. */
export interface Preview<State> {
  /** Shows a state in place of the store's own; null ends that. */
  show(state: State | null): void;
  isPreviewing(): boolean;
}

/**
 * The store that the screen and the address bar use. It shows its own state or previews another one, such as
 * a state of a log. During a preview the store below goes on as usual (a timer ends, another tab's change
 * arrives), but actions dispatched from the screen are dropped.
 */
export function createShownStore<State>(store: Store<State>): Store<State> & Preview<State> {
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
    dispatch: <Act extends UnknownAction>(action: Act) =>
      preview === null ? store.dispatch(action) : action,
    show(state) {
      preview = state;
      notify();
    },
    isPreviewing: () => preview !== null,
  };
}
