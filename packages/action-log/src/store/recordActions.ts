import type { Middleware, Store, StoreEnhancer, UnknownAction } from 'redux';
import { isAction } from '../changes/fields';
import type { Log } from '../model/log';
import { nameLogs } from '../model/name';
import { isPlumbing, replayableOf, type ReplayableOptions } from '../model/replayableOf';
import { continuable } from '../model/session';
import type { Recording } from '../record/recorder';
import { createLiveParts } from './liveParts';

interface Options<State> extends ReplayableOptions<State> {
  /** What files, downloads and the database are called; 'app' by default. */
  name?: string;
  /** This build. */
  app?: Log['app'];
  /** The keys under which states and actions hold large lists, which are stored once in the browser. */
  large?: readonly string[];
}

/**
 * Records the actions of a store. Of what it returns,
 * - `enhancer` makes the store one that can show another state, and continue from it. Put it first, so that other
 *   middleware sees the present state whatever is shown.
 * - `middleware` records what reaches the reducers. Put it last.
 * - the rest is what a replay and the panel need to know.
 */
export function recordActions<State>({
  name = 'app',
  app = { version: '?', commit: '?' },
  large = [],
  ...options
}: Options<State>) {
  nameLogs(name);
  const replayable = replayableOf(options);
  const { reducer, effectsOf } = replayable;
  const listeners = new Set<(recording: Recording<State>) => void>();
  const { live, recorder, chainWith, show } = createLiveParts({
    reducer,
    now: Date.now,
    changed: (recording) => listeners.forEach((listen) => listen(recording)),
  });
  let shown: ReturnType<typeof show<UnknownAction, Store<State>>> | undefined;
  let ownState: () => unknown = live.getState;
  const store = () => {
    if (!shown) throw new Error("The store was made without the enhancer of 'recordActions'.");
    return shown;
  };

  const enhancer: StoreEnhancer = (createStore) => (given, preloaded) => {
    const own = createStore(continuable(given), preloaded);
    ownState = own.getState;
    shown = show(own as unknown as Store<State>); // The store's reducer is that of the options.
    return shown as unknown as typeof own;
  };

  const logEffects: Middleware = () => (next) => (action) => {
    const before = live.getState();
    const result = next(action);
    if (isAction(action) && !isPlumbing(action))
      effectsOf(action, before, live.getState()).forEach(recorder.logEffect);
    return result;
  };
  const chain = chainWith(logEffects);

  return {
    ...replayable,
    name,
    app,
    large: () => Object.fromEntries(large.map((key) => [key, []])),
    recorder,
    enhancer,
    middleware: ((api) => (next) =>
      chain.reduceRight(
        (rest, each) => each({ ...api, getState: () => ownState() })(rest),
        next,
      )) satisfies Middleware as Middleware,
    getLiveState: live.getState,
    /** The store that the pages render from. */
    store: {
      getState: () => store().getState(),
      dispatch: (action: UnknownAction) => store().dispatch(action),
      show: (state: State | null) => store().show(state),
      isPreviewing: () => shown?.isPreviewing() ?? false,
    },
    /** Calls a function after every entry of the recording. */
    whenRecorded(listener: (recording: Recording<State>) => void) {
      listeners.add(listener);
    },
  };
}

/** What `recordActions` returns. */
export type RecordedActions<State> = ReturnType<typeof recordActions<State>>;
