import type { Middleware, StoreEnhancer, UnknownAction } from 'redux';
import { isAction } from '../changes/fields';
import type { Log } from '../model/log';
import { nameLogs } from '../model/name';
import { isPlumbing, replayableOf, type ReplayableOptions } from '../model/replayableOf';
import { continuable } from '../model/session';
import { createRecorder, type Recording } from '../record/recorder';
import { createCrashes } from './crashes';
import { createLiveState } from './liveState';
import { createShownStore } from './shownStore';

interface Options<State> extends ReplayableOptions<State> {
  /** What files, downloads and the database are called; 'app' by default. */
  name?: string;
  /** This build. */
  app?: Log['app'];
  /** The keys under which states and actions hold large lists, which are stored once in the browser. */
  large?: readonly string[];
}

/** What shows the states of a recorded store: the store that the pages render from. */
interface Shown<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  dispatch(action: UnknownAction): unknown;
  show(state: State | null): void;
  isPreviewing(): boolean;
}

/**
 * Records the actions of a store. Of what it returns,
 * - `enhancer` makes the store one that can show another state, and continue from it. Put it first, so that other
 *   middleware sees the present state whatever is shown.
 * - `middleware` records what reaches the reducers. Put it last.
 * - all else is what a replay and the panel need to know.
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
  const live = createLiveState(reducer);
  const listeners = new Set<(recording: Recording<State>) => void>();
  let shown: Shown<State> | undefined;
  let ownState: () => unknown = live.getState;
  const store = () => {
    if (!shown) throw new Error("The store was made without the enhancer of 'recordActions'.");
    return shown;
  };
  const recorder = createRecorder({
    getState: live.getState,
    now: Date.now,
    ignores: isPlumbing,
    changed: (recording) => listeners.forEach((listen) => listen(recording)),
  });
  const crashes = createCrashes(recorder.logNote);

  const enhancer: StoreEnhancer = (createStore) => (given, preloaded) => {
    const own = createStore(continuable(given), preloaded);
    const made = createShownStore<
      ReturnType<typeof own.getState>,
      Parameters<typeof own.dispatch>[0],
      typeof own
    >(own);
    ownState = own.getState;
    shown = made as unknown as Shown<State>; // The store's reducer is that of the options.
    live.attach(shown);
    return made;
  };

  const logEffects: Middleware = () => (next) => (action) => {
    const before = live.getState();
    const result = next(action);
    if (isAction(action) && !isPlumbing(action))
      effectsOf(action, before, live.getState()).forEach(recorder.logEffect);
    return result;
  };
  const chain = [crashes.middleware, live.lock, logEffects, live.middleware, recorder.middleware];

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
