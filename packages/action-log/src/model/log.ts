import type { UnknownAction } from '@reduxjs/toolkit';
import type { LogNote } from './logNote';

export const LOG_VERSION = 2;

/** What an action changed: two lists of changes (changes/changes.ts), each as JSON. */
export interface Traced {
  /** In the state. */
  state: string;
  /** On the screen; null where the file does not contain it, as in version 1. */
  screen: string | null;
}

/** Where, when and with which build a log was recorded. */
export interface LogHeader {
  app: { version: string; commit: string };
  /** ISO 8601. */
  recordedAt: string;
  url: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  /** The browser's language, such as 'pt-BR'. */
  language: string;
}

/**
 * A log in memory; `file/writeLog.ts` writes it as a file. A log that came from a file holds a first state of unknown
 * shape: `startOf` (replay/steps.ts) checks it before anything is replayed.
 */
export interface Log<State = unknown> extends LogHeader {
  /** Where the products came from, how many there are, and their hash; null where no products had been loaded. */
  products: { source: string; count: number; fingerprint: string } | null;
  /** The state before the first action. */
  preloadedState: State;
  actions: readonly UnknownAction[];
  /** Ms between each action and the one before it; the first counts from `recordedAt`. */
  times: readonly number[];
  /** Hashes of recorded states, each with the number of actions before that state; the last is of the final state. */
  hashes: readonly (readonly [count: number, hash: string])[];
  /** The side effects that an action caused, as JSON, by the action's index. */
  asked: readonly (readonly [index: number, asked: readonly string[]])[];
  /** Notes that a person left, each with the number of actions before it. */
  marks: readonly (readonly [count: number, note: string])[];
  /** What else happened, in its order, each with the number of actions before it. */
  happened: readonly (readonly [count: number, LogNote])[];
  /** The facts of the screen before the first action, as changes from none, as JSON; null where it is unknown. */
  screen: string | null;
  /**
   * The tabs of a joined recording (record/joinLogs.ts): for each page load, how many actions came before it, and the
   * name of its tab. Missing where the log is of one page load.
   */
  lanes?: readonly (readonly [count: number, lane: string])[];
  /** What each action changed, by its index; null or missing where the file does not contain it. */
  trail: readonly (Traced | null)[];
  /** Whether the file ended too soon. */
  isCutOff: boolean;
}

/** The tab in which the state after so many actions was reached; undefined in a log of one page load. */
export function laneAt({ lanes }: Pick<Log, 'lanes'>, count: number): string | undefined {
  return (lanes?.findLast(([from]) => from < count) ?? lanes?.[0])?.[1];
}
