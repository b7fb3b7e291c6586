import type { Middleware, UnknownAction } from 'redux';
import { isAction } from '../model/fields';
import type { LoggedEffect, LogNote } from '../model/log';
import { isPlumbing } from '../model/plumbing';

/** Actions in a segment. Each starts with a snapshot, so this is also the distance between a log's hashes. */
export const SEGMENT_SIZE = 100;
/** Segments that are kept: 20,000 actions, then the oldest segment is dropped. */
export const SEGMENT_LIMIT = 200;
/** Notes that a segment keeps: a page that logs an error in every frame must not fill the memory. */
const MOST_NOTES = 1000;

/** A part of a recording that can be replayed by itself. */
export interface Segment<State = unknown> {
  /** The state before its first action. */
  snapshot: State;
  /** As they were dispatched. */
  actions: unknown[];
  /** Ms since 1970, one for each action. */
  times: number[];
  /** The side effects, each with the index in this segment of the action that caused it. */
  effects: [at: number, LoggedEffect][];
  /** Texts that a person added, each with the number of actions of this segment before it. */
  marks: [at: number, text: string][];
  /** What else happened, each with the number of actions of this segment before it. */
  happened: [at: number, LogNote][];
}

export interface Recording<State = unknown> {
  segments: Segment<State>[];
  /** The state after the last action. */
  end: () => State;
}

interface Options<State> {
  /** The state that live actions led to, whatever state is shown. */
  getState: () => State;
  /** Ms since 1970. */
  now: () => number;
}

export type Recorder<State> = ReturnType<typeof createRecorder<State>>;

/**
 * Records every live action. It keeps only references: states are immutable and share what did not change
 * between them. `middleware` must be the last in the chain, so that it sees the actions that reach the
 * reducers.
 */
export function createRecorder<State>({ getState, now }: Options<State>) {
  const recording: Recording<State> = { segments: [], end: getState };
  const { segments } = recording;
  const waiting = new Set<() => void>();

  const open = () => {
    const last = segments.at(-1);
    if (last && last.actions.length < SEGMENT_SIZE) return last;
    const segment: Segment<State> = {
      snapshot: getState(),
      actions: [],
      times: [],
      effects: [],
      marks: [],
      happened: [],
    };
    if (segments.push(segment) > SEGMENT_LIMIT) segments.shift();
    return segment;
  };

  const logAction = (action: UnknownAction) => {
    for (const note of waiting) note();
    const segment = open();
    const { actions, times } = segment;
    // A note or a mark may have opened the segment earlier, and since then an action that is not recorded may have changed the state.
    if (actions.length === 0) segment.snapshot = getState();
    actions.push(action);
    times.push(now());
  };

  const middleware: Middleware = () => (next) => (action) => {
    if (isAction(action) && !isPlumbing(action)) logAction(action); // Redux refuses what is no action.
    return next(action);
  };

  return {
    recording,
    middleware,
    logAction,

    /** Calls a function before each action, so that it can log a note that has waited until then. Returns a function that stops these calls. */
    beforeAction(note: () => void): () => void {
      waiting.add(note);
      return () => void waiting.delete(note);
    },

    /** Logs a side effect of the newest action. */
    logEffect(effect: LoggedEffect) {
      const segment = segments.at(-1);
      segment?.effects.push([segment.actions.length - 1, effect]);
    },

    /** Logs something that happens besides the actions. */
    logNote(note: LogNote) {
      const { happened, actions } = open();
      if (happened.length < MOST_NOTES) happened.push([actions.length, note]);
    },

    /** Adds a person's mark after a number of recorded actions; by default after the newest one. */
    mark(text: string, at = Infinity) {
      const newest = open();
      let before = 0;
      for (const segment of segments) {
        const { marks, actions } = segment;
        if (segment === newest || at <= before + actions.length) {
          marks.push([Math.min(at - before, actions.length), text]);
          break;
        }
        before += actions.length;
      }
    },
  };
}
