import type { Dispatch, ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';

/** The store of a running effect: the live state, whatever state Redux DevTools or a log shows. */
type LiveStore<State> = Pick<
  ListenerEffectAPI<State, Dispatch>,
  'dispatch' | 'getState' | 'getOriginalState' | 'delay' | 'cancelActiveListeners'
>;

/**
 * What a live action does outside the page (docs/decisions/0004-effects-from-live-actions.md). `when` and
 * `request` are pure: a replay calls them, and compares the requests with those of the log.
 */
export interface Effect<State, World, Request extends object = object> {
  /** Whether an action that led from one state to the next starts the effect. */
  when(action: UnknownAction, before: State, after: State): boolean;
  /** What the effect is about to do, as data for the action log. */
  request(action: UnknownAction, before: State, after: State): Request;
  /** Does it; absent if a library of the store's middleware does. */
  run?(request: Request, world: World & LiveStore<State>): void | Promise<void>;
}
