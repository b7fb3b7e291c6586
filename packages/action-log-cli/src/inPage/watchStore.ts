import type { UnknownAction } from 'redux';
import { isAction } from 'action-log';

interface Store {
  getState(): unknown;
  dispatch(action: UnknownAction): unknown;
}

type CreateStore = (...args: unknown[]) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;

/** An action that reached the reducers, and when: ms since 1970 by the page's clock. */
export interface Dispatched {
  action: UnknownAction;
  at: number;
}

/** Watches the first store that the page will make, as Redux DevTools does. */
export function createStoreWatch() {
  let watched: Store | undefined;
  const dispatched: Dispatched[] = [];

  /** Notes what reaches the reducers. */
  const collect: Enhancer =
    (create) =>
    (...args) => {
      const store = create(...args);
      return {
        ...store,
        dispatch(action) {
          if (isAction(action)) dispatched.push({ action, at: Date.now() }); // Redux refuses the rest.
          return store.dispatch(action);
        },
      };
    };

  /** Keeps the store with its middleware, to dispatch actions that no press causes. */
  const watch =
    (enhancers: readonly Enhancer[]): Enhancer =>
    (createStore) =>
    (...args) => {
      if (watched) return enhancers.reduceRight((next, enhance) => enhance(next), createStore)(...args);
      watched = [...enhancers, collect].reduceRight((next, enhance) => enhance(next), createStore)(...args);
      return watched;
    };

  return {
    /** Call it before the app's scripts run. */
    watchStore(): void {
      const compose =
        () =>
        (...enhancers: Enhancer[]) =>
          watch(enhancers);
      Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
    },

    /** The actions that reached the reducers since the last call. */
    takeDispatched: (): Dispatched[] => dispatched.splice(0),

    /** Dispatches an action as the app's own code does. */
    dispatch(action: UnknownAction): void {
      if (!watched) throw new Error('The page has no store that recordActions records.');
      watched.dispatch(action);
    },
  };
}
