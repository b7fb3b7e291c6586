import type { Middleware, Reducer } from 'redux';
import { isPlumbing } from '../model/replayableOf';
import { createRecorder, type Recording } from '../record/recorder';
import { createCrashes } from './crashes';
import { createLiveState } from './liveState';
import { createShownStore, type Plain } from './shownStore';

interface Options<State> {
  reducer: Reducer<State>;
  /** Ms since 1970. */
  now: () => number;
  /** Called after every entry of the recording. */
  changed: (recording: Recording<State>) => void;
}

/** The parts with which a store records its actions, shows another state, and knows its present one meanwhile. */
export function createLiveParts<State>({ reducer, now, changed }: Options<State>) {
  const live = createLiveState(reducer);
  const recorder = createRecorder({ getState: live.getState, now, ignores: isPlumbing, changed });
  const crashes = createCrashes(recorder.logNote);
  return {
    live,
    recorder,
    crashes,
    /** The end of the chain of middleware, around the effects: these run after the new state is reached. */
    chainWith: (...effects: Middleware[]): Middleware[] => [
      crashes.middleware,
      live.lock,
      ...effects,
      live.middleware,
      recorder.middleware,
    ],
    /** Makes the store that the pages render from. Call it once, with the store as DevTools made it. */
    show<Action, Store extends Plain<State, Action>>(made: Store) {
      const shown = createShownStore<State, Action, Store>(made);
      live.attach(shown);
      return shown;
    },
  };
}
