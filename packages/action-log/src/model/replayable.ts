import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectRequest } from './effectRequest';
import type { LogNote } from './logNote';
import type { Log } from './log';

/** What a shopper sees in a state: facts by their names, as values that JSON can hold. */
export type Screen = Readonly<Record<string, unknown>>;

/** What a replay needs to know of the shop. */
export interface Replayable<State> {
  /** Whether a value from outside has the shape of a state. Slices and fields may be missing: an older log lacks them. */
  isState: (value: unknown) => value is State;
  /** Fills in what a state lacks; undefined gives the state of a new store. */
  reducer: (state: State | undefined, action: UnknownAction) => State;
  /** The side effects that an action causes. */
  effectsOf: (action: UnknownAction, before: State, after: State) => readonly EffectRequest[];
  /** What is on the screen in a state, by the selectors that the pages use. */
  expectedScreen: (state: State) => Screen;
  /** Whether this version of the shop has such an action. */
  knows: (type: string) => boolean;
  /** An action as a step that a person can repeat, in Portuguese. */
  tell: (action: UnknownAction, before: State) => string;
  /** Where the products of a state came from. */
  productsOf: (state: State) => Log['products'];
  /** The action without what a person typed. */
  hideAction: (action: UnknownAction) => UnknownAction;
  /** What happened, without what a person typed. */
  hideNote: (one: LogNote) => LogNote;
  /** The state without what a person typed. */
  hideState: (state: State) => State;
  /** What of an action counts where two logs are compared, as JSON; null where nothing of it does. */
  essenceOf: (action: UnknownAction) => unknown;
}
