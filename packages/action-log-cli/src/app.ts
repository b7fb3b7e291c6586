/**
 * What the command line needs to know about an app.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Request } from '@playwright/test';
import type { UnknownAction } from 'redux';
import type { Control, Log, Replayable, Step } from 'action-log';

/** An app whose logs are replayed and walked. */
export interface App<State> {
  /** Loads the app's code from its source as it is now. */
  load: () => Promise<AppCode<State>>;
  /** For a walk. */
  browser: AppInBrowser;
  /** The absolute path of the app's own source, for `--coverage`; the current folder by default. */
  sourceFolder?: string;
}

/** The part of the app that runs in Node: reducers and rules, no interface. */
export interface AppCode<State> {
  /** What the app calls its logs (`recordActions`). */
  logName: string;
  replayable: Replayable<State>;
  walk: WalkRules<State>;
}

export interface AppInBrowser {
  /**
   * Serves a build of the app on this machine.
   * @param build a folder or an address; undefined for the app's own build, which is made first if it is
   * missing or outdated
   */
  serve: (build: string | undefined) => Promise<ServedApp>;
  launch: () => Promise<Browser>;
  context: BrowserContextOptions;
  /** The script of `bundlePage`. */
  pageScript: () => Promise<string>;
}

export interface ServedApp {
  /** The origin, and the path at which the app begins: 'http://localhost:4000/shop'. */
  baseURL: string;
  close: () => void;
}

/** What a module of the app exports for `bundlePage`. It runs in the page. */
export interface AppInPage {
  /** Whether the page has been rendered, and can be used; by default, whether its document is loaded. */
  isReady?: () => boolean;
  /** The HTML of the page without what differs between builds, such as an origin in the text of a link; by default as it is. */
  comparableHtml?: (html: string) => string;
  /** What is wrong with the page in any state, such as `pageFaults` returns. */
  faults?: () => Readonly<Record<string, unknown>>;
}

/**
 * What causes an action:
 * - 'app': the app by itself
 * - 'person': a press, a key or a text of a person
 * - 'look': the person looks at the page again
 * - `go`: a move by a number of entries in the browser's history
 * - `send`: another tab. It returns that tab's message, given all that the tabs have sent so far.
 */
export type Cause =
  'app' | 'person' | 'look' | { go: number } | { send: (sent: readonly unknown[]) => unknown };

/** The rules by which a log is repeated in the app itself, with the mouse and the keyboard. */
export interface WalkRules<State> {
  causeOf: (step: Step<State>, previous: Step<State> | undefined) => Cause;
  /**
   * What an action says besides its type, without the ids and times that differ with each page load;
   * undefined for an action that is not waited for or compared, because it differs in every session, or depends on
   * how soon an answer comes.
   */
  contentOf: (action: UnknownAction) => unknown;
  firstVisitOf: (log: Log, start: State) => FirstVisit;
  /**
   * A log's state as the walk's page shows it; by default as it is.
   * @param inPage replaces the ids in a text of the log by those that the page has made instead
   */
  shownState?: (state: State, inPage: (text: string) => string) => State;
  /**
   * Whether a line of an outline begins a part that only scripts add to a page, for an app whose server sends pages that show
   * their first state. At the first address of a log, the page as it was served is compared with the log's first state. By
   * default it is not: most servers send an empty page.
   */
  isAddedByScripts?: (line: string) => boolean;
  /** The address that the page of a state has, from the root. By default it is not compared. */
  addressOf?: (state: State) => string;
  /**
   * Where a person is on the page after an action.
   * @param pressed the control that was pressed last
   * @returns undefined, as by default, if neither focus nor scroll position is compared
   */
  positionAfter?: (step: Step<State>, pressed: Control | undefined) => Position | undefined;
  /** By key (of effects `{ save: name, key }`), what localStorage holds after a state was saved. */
  savedOf: (state: State) => Readonly<Record<string, unknown>>;
  /**
   * What a request of the page is called in effects ('GET /products'), or the same in other words if no
   * effect requests it; null for a request that is not compared, such as that of a script. By default no request is
   * compared.
   */
  requestOf?: (request: Request) => string | null;
  /** The name of the BroadcastChannel between the app's tabs. */
  channel: string;
  /** Answers the requests of the page as they were answered in a log. No other server can be reached. */
  fakeBackend: (log: Log, context: BrowserContext, origin: string) => Promise<FakeBackend>;
}

/** Where a person is on a page. If the browser went back in its history, the page is scrolled to where it was left. */
export interface Position {
  /** The element with the focus, as `focused` of inPage/position.ts names it; null if any control is right. */
  focus: string | null;
  /** Whether the page is a new one, which begins at its top. */
  isAtTop?: boolean;
}

/** What a browser has before the first page of a log is opened. */
export interface FirstVisit {
  /** The addresses of the history up to that of the page, from the root, with query and hash. */
  entries: readonly string[];
  /** The texts in localStorage, by key. */
  saved: Readonly<Record<string, string>>;
  /** Whether the log begins with a page load. If not, it is walked only if a page load leads to its first state. */
  isPageLoad: boolean;
}

export interface FakeBackend {
  /** Sends the answer that leads to an action of the log. */
  release: (action: UnknownAction) => void;
  releaseAll: () => void;
}
