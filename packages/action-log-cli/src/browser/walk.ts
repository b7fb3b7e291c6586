import type { Browser } from '@playwright/test';
import type { Log, Step } from 'action-log';
import type { App, AppCode } from '../app';
import type { PathDifference } from '../cli/fileReport';

/** A log that has been replayed in Node, and the browser in which it is to be repeated. */
export interface Walk<State> {
  app: App<State>;
  code: AppCode<State>;
  log: Log;
  file: string;
  start: State;
  steps: readonly Step<State>[];
  browser: Browser;
  /** Where the app is served. */
  baseURL: string;
  /** The folder for a film; undefined for none. */
  video: string | undefined;
  /** Tells how many of the states have been compared. */
  progress: (done: number, of: number) => void;
}

/** What a walk finds. */
export interface Walked {
  /** How many states were compared. */
  compared: number;
  /** By step. A walk ends at the first one, unless it takes pictures of every step. */
  differences: readonly Unlike[];
  /** With --by-hand. */
  byHand?: {
    /** How many controls were pressed. */
    pressed: number;
    /** How many moves in the history were made, and messages sent from another tab. */
    moved: number;
    /** How many actions were dispatched without a press, because the log contains none. */
    dispatched: number;
  };
  /** With --against: the file of the report. */
  report?: string;
}

/** What differs after one action. */
export interface Unlike {
  /** The action's index; -1 for the start. */
  index: number;
  /** By the name of the fact, what Node worked out and what was found. */
  facts: readonly PathDifference[];
}
