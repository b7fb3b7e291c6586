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

/** What tells the state of a store from that of another one. */
export interface StateKind {
  kind: string;
  /** The names of its slices, if it has any. */
  slices: readonly string[];
}

export const kindOf = (state: unknown): StateKind => ({
  kind: Array.isArray(state) ? 'list' : typeof state,
  slices: isFields(state) ? Object.keys(state) : [],
});

/** How much two states are alike. */
function likeness(one: StateKind, other: StateKind): number {
  return one.kind === other.kind ? 1 + one.slices.filter((name) => other.slices.includes(name)).length : 0;
}

/** Watches the stores that the page will make, as Redux DevTools does. */
export function createStoreWatch() {
  const stores: { store: Store; dispatched: Dispatched[] }[] = [];
  let wanted = kindOf(null);

  /** The store whose state is most like the log's. */
  const watched = () =>
    stores.toSorted(
      (one, other) =>
        likeness(wanted, kindOf(other.store.getState())) - likeness(wanted, kindOf(one.store.getState())),
    )[0];

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
     * @param kind of the log's first state; by default any
     */
    watchStore(kind = wanted): void {
      wanted = kind;
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
