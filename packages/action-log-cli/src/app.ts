/**
 * What the command line needs to know of an app.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { UnknownAction } from 'redux';
import type { Control, Log, Replayable, Screen, Step } from 'action-log';

/** An app whose logs the command line replays. Each part is loaded only if a command needs it. */
export interface App<State> {
  /** What a user types before the arguments, for messages: 'npm run replay --'. */
  command: string;
  /** Loads the app's code from its source as it is now. */
  load: () => Promise<AppCode<State>>;
  /** For --browser. */
  browser: AppInBrowser;
  /** For --random. */
  playRandom: (options: RandomOptions) => Promise<RandomSessions>;
}

/** The part of the app that runs in Node: reducers and rules, no interface. */
export interface AppCode<State> {
  /** What the app calls its logs (`recordActions`). */
  logName: string;
  replayable: Replayable<State>;
  /** For --coverage: by kind and name, how many of some logs reach it. */
  coverageOf: (logs: readonly Log[]) => Readonly<Record<string, ReadonlyMap<string, number>>>;
  /** The facts that the page shows in a state. `renderedScreen` of `AppInBrowser.page` reads them from the page. */
  expectedOnPage: (state: State) => Screen;
  drive: DriveRules<State>;
  playwright: PlaywrightRules<State>;
  jest: JestRules<State>;
}

export interface AppInBrowser {
  /**
   * Serves a build of the app on this machine.
   * @param dist its folder; undefined for the app's own build, which is made first if it is missing or outdated
   */
  serve: (dist: string | undefined) => Promise<ServedApp>;
  launch: () => Promise<Browser>;
  context: BrowserContextOptions;
  /** The address, from the root, at which the app shows the panel of action-log-panel. */
  panelAddress: string;
  /** CSS selector of the element that the app is rendered into, a child of the body. */
  root: string;
  /** The script of `bundlePage`. */
  pageScript: () => Promise<string>;
}

export interface ServedApp {
  baseURL: string;
  close: () => void;
}

/** What a module of the app exports for `bundlePage`. It runs in the page. */
export interface AppPage {
  /** What is written on the page now. */
  renderedScreen: () => Screen;
  /** Whether the page has been rendered, and can be used; by default, whether its document is loaded. */
  isReady?: () => boolean;
}

/** Who caused an action. */
export type Actor = 'person' | 'app' | 'browser' | 'other tab';

/** The rules by which a log is repeated in the app itself, with the mouse and the keyboard. */
export interface DriveRules<State> {
  actorOf: (step: Step<State>, previous: Step<State> | undefined) => Actor;
  /**
   * Types of actions that the app dispatches by a timer of at most 30 s: the clock is moved until they come, and how long they
   * took is compared with the effect `{ wait: ms }` of an action before.
   */
  timed: readonly string[];
  /** Types of actions that a control dispatches if a press elsewhere takes its focus. */
  causedByBlur: readonly string[];
  /** What an action says besides its type, without the ids and times that differ with each page load. */
  contentOf: (action: UnknownAction) => unknown;
  /** Whether an action reaches the reducers, but is not waited for or compared, because it differs in every session. */
  isUnrecorded: (action: UnknownAction) => boolean;
  /** Whether an action may come without being in the log, for example because a request took longer. */
  isOptional: (action: UnknownAction) => boolean;
  firstVisitOf: (log: Log, start: State) => FirstVisit;
  /**
   * After a press, the role and name of the element that must have the focus ('heading "Cart"'), null if any control is right.
   * The page must then also be scrolled to where it was left. By default neither is compared.
   */
  focusAfter?: (step: Step<State>) => string | null;
  /** By how many entries of the history the browser moved; NaN or 0 if the action was not caused by a move. */
  historyMove: (step: Step<State>) => number;
  /** Begins each of the app's keys in localStorage. */
  storagePrefix: string;
  /** By key without the prefix, what is in storage after a state was saved. */
  savedOf: (state: State) => Readonly<Record<string, unknown>>;
  /** The name of the BroadcastChannel between the app's tabs. */
  channel: string;
  /** Whether another tab's message is about an action. */
  isAbout: (message: unknown, action: UnknownAction) => boolean;
  /** The message by which another tab causes an action. */
  messageFor: (action: UnknownAction) => unknown;
  /** Answers the requests of the page as they were answered in a log. No other server can be reached. */
  fakeBackend: (log: Log, context: BrowserContext, baseURL: string) => Promise<FakeBackend>;
}

/** What a browser has before the first page of a log is opened. */
export interface FirstVisit {
  /** From the root, with query and hash. */
  address: string;
  /** The addresses of the history up to that of the page. */
  entries: readonly string[];
  /** By key of localStorage without the app's prefix. */
  saved: Readonly<Record<string, string>>;
  /** The index of the action by which the app took over what was saved; -1 if the log does not contain it. */
  restoredAt: number;
  /** Whether the log begins with a page load. Otherwise the app is put into the log's first state. */
  isPageLoad: boolean;
}

export interface FakeBackend {
  /** Sends the answer that leads to an action of the log. */
  release: (action: UnknownAction) => void;
  releaseAll: () => void;
}

/** What a written Playwright test contains of the app. All code is TypeScript; its layout does not matter. */
export interface PlaywrightRules<State> {
  /** The expectations for what differs between two states of the page. */
  factCode: (before: Screen, after: Screen) => readonly string[];
  /** A locator for a control, if a role and a name do not find it; else null. */
  locatorCode: (control: Control, after: State) => string | null;
  /** The line that answers the app's requests as in a log. */
  backendCode: (log: Log) => string;
  /** By module, the names that the code above may use. */
  imports: Readonly<Record<string, readonly string[]>>;
}

/** What a written Jest test contains of the app. */
export interface JestRules<State> {
  /** The code of the app's `Replayable`, if `openReplayed` is that of this package and not bound to the app. */
  replayable?: string;
  /** By module, the names that the test may use; among them `openReplayed`. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** Shorter ways to say the same as some steps do, the best one first. The first that shows the same is used. */
  shorten: (steps: readonly Step<State>[], start: Slices) => readonly ShortSteps<State>[];
}

/** Slices of a state, by their names. */
export type Slices = Readonly<Record<string, unknown>>;

export interface ShortSteps<State> {
  /** With the index of the log's step and the state before it, for the step's description. */
  steps: readonly Pick<Step<State>, 'index' | 'action' | 'before'>[];
  /** The slices at the start that differ from those of a new store. */
  start: Slices;
  /** The code of values in steps and start that have a short one. */
  codes: ReadonlyMap<object, string>;
  /** From which of the log's steps on the same must be shown; 0 for the start, too. */
  sameFrom: number;
  /** A sentence for the test's first comment, for example on what was left out. */
  note?: string;
}

export interface RandomOptions {
  /** How many sessions. */
  runs: number;
  /** 32 bits; the same seed makes the same sessions. */
  seed: number;
  /** The `path` of an earlier failure: only that session is played. */
  path?: string;
}

/** What random sessions find. */
export interface RandomSessions {
  /** How many were played. */
  sessions: number;
  /** In all of them. */
  actions: number;
  /** The hash of the final states of all sessions. */
  fingerprint: string;
  failure: {
    /** The invariant that does not hold, or the error that a reducer threw. */
    message: string;
    /** The smallest session that fails, as steps that a person can repeat. */
    steps: readonly string[];
    /** Finds this session again with the same seed. */
    path: string;
    /** The text of its log. */
    log: string;
  } | null;
}
