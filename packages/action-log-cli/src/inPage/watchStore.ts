import type { UnknownAction } from 'redux';
import { isAction } from 'action-log';

interface Store {
  dispatch(action: UnknownAction): unknown;
}

type CreateStore = (...given: unknown[]) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;

/** An action that reached the reducers, and when: ms since 1970 by the page's clock. */
export interface Dispatched {
  action: UnknownAction;
  at: number;
}

/** Watches the store that the page will make, as Redux DevTools does. */
export function createStoreWatch() {
  const dispatched: Dispatched[] = [];
  let whole: Store | undefined;

  /** Keeps the store with its middleware, to dispatch actions that no press causes. */
  const expose: Enhancer =
    (createStore) =>
    (...given) =>
      (whole = createStore(...given));

  /** Notes what passes the middleware and reaches the reducers. */
  const collect: Enhancer =
    (createStore) =>
    (...given) => {
      const store = createStore(...given);
      return {
        ...store,
        dispatch(action) {
          if (isAction(action)) dispatched.push({ action, at: Date.now() }); // Redux refuses the rest.
          return store.dispatch(action);
        },
      };
    };

  return {
    /** Call it before the app's scripts run. */
    watchStore(): void {
      const compose =
        () =>
        (...enhancers: Enhancer[]): Enhancer =>
        (createStore) =>
          [expose, ...enhancers, collect].reduceRight((next, enhance) => enhance(next), createStore);
      Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
    },

    /** The actions that reached the reducers since the last call. */
    takeDispatched: (): Dispatched[] => dispatched.splice(0),

    /** Dispatches an action as the app's own code does. */
    dispatch(action: UnknownAction): void {
      if (!whole) throw new Error('The page has no store.');
      whole.dispatch(action);
    },
  };
}
