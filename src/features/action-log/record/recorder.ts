import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { Asked } from '../changes/asked';

/** Actions in a segment. Each segment starts with a snapshot, so this is also how far apart the log's hashes are. */
export const SEGMENT_SIZE = 100;
/** Segments in the ring: 20,000 actions, then the oldest segment goes. */
export const SEGMENT_LIMIT = 200;

/** A part of a recording that can be replayed by itself. */
export interface Segment {
  /** How many segments came before it, those that have gone included. */
  number: number;
  /** The state before its first action. */
  snapshot: unknown;
  actions: UnknownAction[];
  /** Ms since 1970, one for each action. */
  times: number[];
  /** What effects asked for, by the place of the action in this segment. */
  asked: [at: number, Asked][];
  /** Notes of a person, by how many actions of this segment came before. */
  marks: [at: number, note: string][];
}

export interface Recording {
  segments: Segment[];
}

interface Options {
  /** The state that live actions made. */
  getState: () => unknown;
  /** Ms since 1970. */
  now: () => number;
  /** Whether an action says nothing of the shop. */
  ignores: (action: unknown) => boolean;
  /** Told after every entry. */
  changed: (recording: Recording) => void;
}

/**
 * Records every live action. It keeps references only: states are immutable, and what they share is kept once.
 * `middleware` must be the last in the chain, so that it sees what the reducers see.
 */
export function createRecorder({ getState, now, ignores, changed }: Options) {
  const recording: Recording = { segments: [] };
  const { segments } = recording;

  const open = () => {
    const last = segments.at(-1);
    if (last && last.actions.length < SEGMENT_SIZE) return last;
    const number = last ? last.number + 1 : 0;
    const segment: Segment = { number, snapshot: getState(), actions: [], times: [], asked: [], marks: [] };
    if (segments.push(segment) > SEGMENT_LIMIT) segments.shift();
    return segment;
  };

  return {
    recording,

    middleware: (() => (next) => (action) => {
      if (ignores(action)) return next(action);
      const { actions, times } = open();
      actions.push(action as UnknownAction);
      times.push(now());
      changed(recording);
      return next(action);
    }) satisfies Middleware as Middleware,

    /** An effect asks the world for something, on account of the newest action. */
    note(asked: Asked) {
      const segment = segments.at(-1);
      segment?.asked.push([segment.actions.length - 1, asked]);
    },

    /** A person's note, between the newest action and the next. */
    mark(note: string) {
      const { marks, actions } = open();
      marks.push([actions.length, note]);
      changed(recording);
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
