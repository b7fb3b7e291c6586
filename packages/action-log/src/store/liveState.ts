import type { Middleware, Reducer, Store } from 'redux';
import { isAction } from '../model/fields';
import type { Preview } from './shownStore';

/** What Redux DevTools adds to a store: its log, and the index of the state that is shown. */
interface LiftedStore {
  getState(): {
    currentStateIndex: number;
    stagedActionIds: number[];
    skippedActionIds: number[];
    isPaused: boolean;
    isLocked: boolean;
    actionsById: Record<number, { action: unknown }>;
  };
}

type Shown<State> = Pick<Store<State>, 'getState' | 'subscribe'> &
  Partial<Preview<State>> & { liftedStore?: LiftedStore };

/**
 * Keeps the state that live actions have led to. With Redux DevTools, `store.getState()` returns the state
 * that a person looks at: a past one, an imported one, or one with an action skipped. Effects need the
 * present one.
 */
export function createLiveState<State>(reducer: Reducer<State>) {
  let store: Shown<State> | undefined;
  let live: State | undefined;
  let lastAction: unknown;

  const isPresentShown = () => {
    if (store?.isPreviewing?.()) return false;
    const lifted = store?.liftedStore?.getState();
    if (!lifted || lastAction === undefined) return true;
    const { currentStateIndex, stagedActionIds, skippedActionIds, actionsById, isPaused, isLocked } = lifted;
    // While DevTools is locked, it ignores all actions, also those of effects.
    if (isLocked || skippedActionIds.length > 0) return false;
    const last = stagedActionIds.length - 1;
    const newest = actionsById[stagedActionIds[last] ?? -1]?.action;
    // The newest action in DevTools' log is the last live action, unless a person has imported another log. Two logs
    // have no action to compare: a log of one entry, which was committed or reset, and the log of a paused DevTools.
    return currentStateIndex === last && (last === 0 || isPaused || newest === lastAction);
  };

  const isLocked = () => store?.liftedStore?.getState().isLocked ?? false;

  return {
    /**
     * Whether what a person does on the page reaches the reducers: not while Redux DevTools is locked, and not while
     * the page shows a state of a log.
     */
    takesActions: () => !isLocked() && !store?.isPreviewing?.(),

    /** Call it before a store has subscribers: one that dispatches needs the live state of then. */
    follow({ subscribe, getState, liftedStore }: Shown<State>) {
      if (!liftedStore) subscribe(() => void (live = getState()));
    },

    /** Call it once, with the store that the screen renders from. */
    attach(shown: Shown<State>) {
      store = shown;
      live = shown.getState();
    },

    getState: () => live as State,

    /** Resolves when the present state is shown: at once, unless a person looks at another one. */
    whenPresentIsShown: () =>
      new Promise<void>((resolve) => {
        if (!store || isPresentShown()) return resolve();
        const stop = store.subscribe(() => {
          if (!isPresentShown()) return;
          stop();
          resolve();
        });
      }),

    /** Drops actions while DevTools is locked, before an effect sees them. DevTools drops them later. */
    lock: (() => (next) => (action) =>
      isLocked() ? action : next(action)) satisfies Middleware as Middleware,

    /** With DevTools, reduces each live action a second time: jumps and skips pass by no middleware. */
    middleware: ((api) => (next) => (action) => {
      const isLifted = store?.liftedStore && isAction(action);
      if (isLifted) {
        live = reducer(live, action); // Before a subscriber dispatches the next action.
        lastAction = action;
      }
      const result = next(action);
      if (!isLifted) live = api.getState() as State;
      return result;
    }) satisfies Middleware as Middleware,
  };
}
