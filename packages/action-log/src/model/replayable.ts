import type { UnknownAction } from 'redux';
import type { Mask } from './hiddenText';
import type { LoggedEffect, LogNote } from './log';

/** Begins the only line of the outline of a state whose view throws. */
export const VIEW_ERROR = '- error: ';

/** What a replay needs to know of an app. */
export interface Replayable<State> {
  /** Whether a value from outside has the shape of a state. A state of an older log may lack slices and fields. */
  isState: (value: unknown) => value is State;
  /** Fills in what a state lacks; returns the state of a new store for undefined. */
  reducer: (state: State | undefined, action: UnknownAction) => State;
  /** The side effects that an action causes. A replay compares them and runs none. */
  effectsOf: (action: UnknownAction, before: State, after: State) => readonly LoggedEffect[];
  /** The outline of the page that a state shows (outline/outline.ts), line by line; null if the app has no `view`. Never throws. */
  outlineOf: (state: State) => readonly string[] | null;
  /** Whether this version of the app has an action of that type. */
  knows: (type: string) => boolean;
  /** An action as a sentence: a step that a person can repeat. */
  describe: (action: UnknownAction, before: State) => string;
  /** The action without what a person typed, which a mask replaces. */
  hideAction: (action: UnknownAction, mask: Mask) => UnknownAction;
  /** The note without what a person typed. */
  hideNote: (note: LogNote, mask: Mask) => LogNote;
  /** The state without what a person typed. */
  hideState: (state: State, mask: Mask) => State;
  /**
   * The part of an action that counts when two logs are compared, as JSON; null to leave the action out.
   * Never throws.
   */
  essenceOf: (action: UnknownAction) => unknown;
}
