import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { compose, type StoreEnhancer } from 'redux';

/** What the extension does with a store: it keeps a log of its actions, and shows the state after one of them. */
const enhance =
  (options: DevToolsEnhancerOptions) =>
  (...enhancers: ((next: unknown) => unknown)[]) => {
    const log = instrument(undefined, { maxAge: options.maxAge ?? 50, pauseActionType: '@@PAUSED' });
    return compose(...enhancers, log) as StoreEnhancer;
  };

// Redux Toolkit looks for the extension when it is loaded: import this file before anything that imports it.
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: enhance });

/** The DevTools of a store. */
export function devToolsOf(store: object) {
  const { liftedStore } = store as EnhancedStore<unknown, { type: string }, unknown>;
  return {
    /** Shows the state after the action with this index in the log; 0 is the start. */
    jump: (index: number) => liftedStore.dispatch(ActionCreators.jumpToState(index)),
    /** Skips the action with this index, or takes it in again. */
    toggle: (index: number) => liftedStore.dispatch(ActionCreators.toggleAction(index)),
    /** Replaces the log with these actions after a state. */
    importActions: (preloadedState: unknown, nextLiftedState: readonly { type: string }[]) =>
      liftedStore.dispatch({ type: 'IMPORT_STATE', preloadedState, nextLiftedState }),
    /** How many actions were dispatched. */
    count: () => liftedStore.getState().nextActionId - 1,
  };
}
