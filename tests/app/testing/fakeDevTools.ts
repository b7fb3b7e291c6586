import { compose, type Action, type Reducer, type StoreEnhancer } from 'redux';

interface Log {
  states: unknown[];
  stagedActionIds: number[];
  actionsById: Record<number, { action: unknown }>;
  currentStateIndex: number;
  skippedActionIds: number[];
  isPaused: boolean;
  isLocked: boolean;
}

interface DevTools {
  /** Shows the state after the action with this index in the log; 0 is the start. */
  jump: (index: number) => void;
  /** Replaces the log with another one. */
  importLog: (states: unknown[], actions: unknown[]) => void;
  /** What the monitor receives, as JSON: every state and action of the log, sanitized by the store's functions. */
  relayed: () => { states: string[]; actions: string[] };
}

interface Sanitizers {
  stateSanitizer?: (state: unknown, index: number) => unknown;
  actionSanitizer?: (action: unknown, id: number) => unknown;
}

/** The parts of Redux DevTools that a store can notice: a log of actions, and one of its states that is shown. */
const instrument =
  ({ stateSanitizer = (state) => state, actionSanitizer = (action) => action }: Sanitizers) =>
  (...[createStore]: Parameters<StoreEnhancer>) =>
  (reducer: Reducer, preloaded: unknown) => {
    const plain = createStore(reducer, preloaded);
    const listeners = new Set<() => void>();
    let log: Log;
    const restart = (states: unknown[], actions: unknown[]) => {
      log = {
        states,
        stagedActionIds: actions.map((_, index) => index),
        actionsById: Object.fromEntries(actions.map((action, index) => [index, { action }])),
        currentStateIndex: actions.length - 1,
        skippedActionIds: [],
        isPaused: false,
        isLocked: false,
      };
      listeners.forEach((listener) => listener());
    };
    const dispatch = (action: Action) => {
      const last = log.states.length - 1;
      log = {
        ...log,
        states: [...log.states, reducer(log.states[last], action)],
        stagedActionIds: [...log.stagedActionIds, last + 1],
        actionsById: { ...log.actionsById, [last + 1]: { action } },
        currentStateIndex: log.currentStateIndex + (log.currentStateIndex === last ? 1 : 0),
      };
      listeners.forEach((listener) => listener());
      return action;
    };
    const jump = (index: number) => {
      log = { ...log, currentStateIndex: index };
      listeners.forEach((listener) => listener());
    };
    const relayed = () => ({
      states: log.states.map((state, index) => JSON.stringify(stateSanitizer(state, index))),
      actions: Object.values(log.actionsById).map(({ action }, id) =>
        JSON.stringify(actionSanitizer(action, id)),
      ),
    });
    restart([plain.getState()], [{ type: '@@INIT' }]);
    return {
      ...plain,
      dispatch,
      getState: () => log.states[log.currentStateIndex],
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      liftedStore: { getState: () => log, jump, importLog: restart, relayed },
    };
  };

const enhance =
  (options: Sanitizers) =>
  (...enhancers: ((next: unknown) => unknown)[]) =>
    compose(...enhancers, instrument(options));

// Redux Toolkit looks for the extension when it is loaded: import this file before anything that imports it.
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: enhance });

/** The fake tools of a store, and the number of actions that were dispatched. */
export function devToolsOf(store: object) {
  const { liftedStore } = store as { liftedStore: DevTools & { getState(): Log } };
  const { jump, importLog, relayed } = liftedStore;
  return { jump, importLog, relayed, count: () => liftedStore.getState().states.length - 1 };
}
