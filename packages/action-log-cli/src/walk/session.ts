import type { Browser } from '@playwright/test';
import type { Log, Step } from 'action-log';
import type { AppCode, AppInBrowser } from '../app';
import type { PressCounts, ValueDifference } from '../report/fileReport';

/** A log that has been replayed in Node, and the build in which it is to be repeated. */
export interface Session<State> {
  app: AppInBrowser;
  code: AppCode<State>;
  log: Log;
  start: State;
  steps: readonly Step<State>[];
  browser: Browser;
  /** Where the build is served. */
  baseURL: string;
}

/** What a walk finds. */
export interface WalkResult extends PressCounts {
  /** After how many actions the app was compared. */
  compared: number;
  differences: readonly StepDifference[];
}

/** What differs after one action. */
export interface StepDifference {
  /** The action's index; -1 for the start. */
  index: number;
  facts: readonly ValueDifference[];
}
