import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** What Redux DevTools adds to a store: its log, and which of its states is shown. */
interface Lifted {
  getState(): {
    currentStateIndex: number;
    stagedActionIds: number[];
    skippedActionIds: number[];
    isPaused: boolean;
    isLocked: boolean;
    actionsById: Record<number, { action: unknown }>;
  };
}

interface Shown<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  liftedStore?: Lifted;
  /** Whether a state of a log is shown in place of the store's own. */
  isLaidOver?(): boolean;
}

/**
 * The state that live actions led to. Under DevTools, `store.getState()` is whatever state is shown: a past one, one
 * with an action skipped, an imported one. Effects must see the present state, so it is kept here.
 */
export function createLiveState<State>(reducer: Reducer<State>) {
  let store: Shown<State> | undefined;
  let live: State | undefined;
  let lastAction: unknown;

  const isPresentShown = () => {
    if (store?.isLaidOver?.()) return false;
    const lifted = store?.liftedStore?.getState();
    if (!lifted || lastAction === undefined) return true;
    const { currentStateIndex, stagedActionIds, skippedActionIds, actionsById, isPaused, isLocked } = lifted;
    // While DevTools' lock is on, the action that the effect is going to dispatch would be refused.
    if (isLocked || skippedActionIds.length > 0) return false;
    const last = stagedActionIds.length - 1;
    const newest = actionsById[stagedActionIds[last] ?? -1]?.action;
    // A log of one entry was committed or reset, and a paused one keeps no actions; any other log that does not end with
    // the last live action was imported.
    return currentStateIndex === last && (last === 0 || isPaused || newest === lastAction);
  };

  return {
    /** Call once, with the store as DevTools made it. */
    attach(made: Shown<State>) {
      store = made;
      live = made.getState();
    },

    getState: () => live as State,

    /** Resolves when the present state is shown: at once, unless a person looks at another one. */
    present: () =>
      new Promise<void>((resolve) => {
        if (!store || isPresentShown()) return resolve();
        const stop = store.subscribe(() => {
          if (!isPresentShown()) return;
          stop();
          resolve();
        });
      }),

    /** Refuses actions while DevTools' lock is on; DevTools would refuse them only after the effects have seen them. */
    lock: (() => (next) => (action) =>
      store?.liftedStore?.getState().isLocked ? action : next(action)) satisfies Middleware as Middleware,

    /** Must be next to the reducers. Jumps and skips in DevTools do not pass through middleware. */
    middleware: ((api) => (next) => (action) => {
      const result = next(action);
      live = store?.liftedStore ? reducer(live, action as UnknownAction) : (api.getState() as State);
      lastAction = action;
      return result;
    }) satisfies Middleware as Middleware,
  };
}
