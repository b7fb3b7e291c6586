import type { UnknownAction } from 'redux';
import { isAction, isFields } from 'action-log';

interface Store {
  getState(): unknown;
  dispatch(action: UnknownAction): unknown;
}

type CreateStore = (...given: unknown[]) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;

/** An action that reached the reducers, and when: ms since 1970 by the page's clock. */
export interface Dispatched {
  action: UnknownAction;
  at: number;
}

/** Watches the stores that the page will make, as Redux DevTools does. */
export function createStoreWatch() {
  const stores: { store: Store; dispatched: Dispatched[] }[] = [];
  let slicesOfLog: readonly string[] = [];

  /** The store that has the most slices of the log's. */
  const watched = () => {
    const likeness = ({ store }: (typeof stores)[number]) => {
      const state = store.getState();
      return slicesOfLog.filter((name) => isFields(state) && name in state).length;
    };
    return stores.toSorted((first, second) => likeness(second) - likeness(first))[0];
  };

  /** Keeps a store with its middleware, to dispatch actions that no press causes, and notes what reaches its reducers. */
  const watch =
    (enhancers: readonly Enhancer[]): Enhancer =>
    (createStore) =>
    (...given) => {
      const dispatched: Dispatched[] = [];
      const collect: Enhancer =
        (create) =>
        (...all) => {
          const store = create(...all);
          return {
            ...store,
            dispatch(action) {
              if (isAction(action)) dispatched.push({ action, at: Date.now() }); // Redux refuses the rest.
              return store.dispatch(action);
            },
          };
        };
      const create = [...enhancers, collect].reduceRight((next, enhance) => enhance(next), createStore);
      const store = create(...given);
      stores.push({ store, dispatched });
      return store;
    };

  return {
    /**
     * Call it before the app's scripts run.
     * @param slices of the log's first state, of which a page with several stores has one; by default any
     */
    watchStore(slices = slicesOfLog): void {
      slicesOfLog = slices;
      const compose =
        () =>
        (...enhancers: Enhancer[]) =>
          watch(enhancers);
      Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
    },

    /** The actions that reached the reducers since the last call. */
    takeDispatched: (): Dispatched[] => watched()?.dispatched.splice(0) ?? [],

    /** Dispatches an action as the app's own code does. */
    dispatch(action: UnknownAction): void {
      const { store } = watched() ?? {};
      if (!store) throw new Error('The page has no store.');
      store.dispatch(action);
    },
  };
}
