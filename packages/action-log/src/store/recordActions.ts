import type {
  Dispatch,
  Middleware,
  Reducer,
  Store,
  StoreEnhancer,
  StoreEnhancerStoreCreator,
  UnknownAction,
} from 'redux';
import { isAction } from '../model/fields';
import type { Log } from '../model/log';
import type { ReplayableOptions } from '../replay/replayableOf';
import { isOfPersist, isPlumbing, stateRestored } from '../model/plumbing';
import { createRecorder } from '../record/recorder';
import { createCrashes } from './crashes';
import { createLiveState } from './liveState';
import { createShownStore, type Preview } from './shownStore';

interface Options<State> extends ReplayableOptions<State> {
  /** What files and downloads are called; 'app' by default. */
  name?: string;
  /** This build. */
  app?: Log['app'];
  /**
   * Middleware that starts effects, such as that of listeners. It sees the live state, whatever Redux
   * DevTools shows, and no action while DevTools is locked. Do not give it to the store, too.
   */
  middleware?: readonly Middleware[];
  /** Ms since 1970; the browser's clock by default. */
  now?: () => number;
}

/** Dispatches an action, or a value that middleware such as redux-thunk accepts instead. */
interface LiveDispatch extends Dispatch<UnknownAction> {
  <Result>(thunk: (...args: never[]) => Result): Result;
}

/**
 * Records the actions of a store. In the returned object,
 * - `enhancer` makes the store one that can show another state. Put it first, so that
 *   other middleware sees the present state when another one is shown.
 * - `middleware` records what reaches the reducers. Put it last.
 * - `live` is for effects: the present state and its dispatch, also when another state is shown. `takesActions` says
 *   whether what a person does on the page reaches the reducers.
 * - `crashes` is for an error view.
 * - the rest is for the panel, and `options` also for a replay (`replayableOf`).
 */
export function recordActions<State>(options: Options<State>) {
  const { effects, middleware: effectMiddleware = [], now = Date.now } = options;
  /** The reducer that the store has now. */
  let current = options.reducer;
  const reducer: Reducer<State> = (state, action) => current(state, action);
  let stores: { live: Store<State>; shown: Store<State> & Preview<State> } | undefined;
  const storesOf = () => {
    if (!stores) throw new Error("The store was made without the enhancer of 'recordActions'.");
    return stores;
  };
  const { lock, attach, follow, ...live } = createLiveState<State>(reducer);
  const recorder = createRecorder({ getState: live.getState, now });
  const crashes = createCrashes(recorder.logNote);

  // Redux's type is of enhancers for stores of any state; this one is for the store of the options.
  const enhancer = ((createStore: StoreEnhancerStoreCreator) => (_reducer: unknown, preloaded?: State) => {
    const liveStore = createStore(reducer, preloaded);
    follow(liveStore);
    const shown = {
      ...createShownStore(liveStore),
      replaceReducer(next: Reducer<State>) {
        current = next;
        liveStore.replaceReducer(reducer);
      },
    };
    stores = { live: liveStore, shown };
    attach(shown);
    return shown;
  }) as StoreEnhancer<Preview<State>>;

  /** Logs the effects of the newest action, unless they are logged. */
  let logNewest: (() => void) | null = null;
  /** Logs the side effects by the app's rule, and what redux-persist did. */
  const logEffects: Middleware = () => (next) => (action) => {
    logNewest?.(); // A subscriber dispatches this action: the one before it has been reduced.
    const before = live.getState();
    const log = () => {
      logNewest = null;
      const after = live.getState();
      if (isOfPersist(action)) {
        if (after !== before && recorder.recording.segments[0]?.actions.length)
          recorder.logAction(stateRestored(after));
      } else if (effects && isAction(action) && !isPlumbing(action))
        effects(action, before, after).forEach(recorder.logEffect);
    };
    logNewest = log;
    try {
      const result = next(action);
      if (logNewest === log) log();
      return result;
    } finally {
      if (logNewest === log) logNewest = null; // Its reducer threw.
    }
  };
  const chain: readonly Middleware[] = [
    crashes.middleware,
    lock,
    ...effectMiddleware.map<Middleware>((start) => (api) => start({ ...api, getState: live.getState })),
    logEffects,
    recorder.middleware, // Before the live state changes: it notes the state before an action.
    live.middleware,
  ];
  const middleware: Middleware = (api) => (next) => chain.reduceRight((rest, link) => link(api)(rest), next);

  return {
    options: { ...options, reducer },
    recorder,
    crashes,
    enhancer,
    middleware,
    live: {
      getState: live.getState,
      whenPresentIsShown: live.whenPresentIsShown,
      takesActions: live.takesActions,
      dispatch: ((action: UnknownAction) => storesOf().live.dispatch(action)) as LiveDispatch,
    },
    /** The store that the pages render from. */
    shownStore: () => storesOf().shown,
  };
}

/** What `recordActions` returns. */
export type RecordedActions<State> = ReturnType<typeof recordActions<State>>;
