import type { Browser } from '@playwright/test';
import type { Log, Step } from 'action-log';
import type { AppCode, AppInBrowser } from '../app';

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
