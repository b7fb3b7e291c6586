import type { UnknownAction } from 'redux';

export const LOG_VERSION = 1;

/** The `format` in the files of an app's logs. */
export const logFormat = (name: string) => `${name}-log`;

/**
 * A side effect that an action caused, such as `{ alert: text }`, `{ wait: ms, then: type }`,
 * `{ save: name, key, value }` or `{ request: 'GET …' }`. The screen shows the text of `alert`, and a walk
 * waits for the action `then`.
 */
export type LoggedEffect = Readonly<Record<string, unknown>>;

/**
 * Something that happened besides the actions.
 * - What a person did: `{ click: Control }`, with `button` ('middle', 'right'), `keys` ('Control') and
 *   `count` (2) unless it is a single press of the main button; `{ key: 'Shift+Tab', on: Control }`;
 *   `{ fill: text, on: Control }`; `{ choose: value }`, or a list of values; `{ submit: text }` if a script
 *   sent it; `{ go: -1 }` in the browser's history; `{ tooSoon: Control }` if the app dropped the press.
 * - What no walk can repeat: `{ unrepeatable: 'drag', on: Control }`.
 * - What came from outside: `{ read: key, text }` from storage, `{ tab: message }` from another tab.
 * - What effects did: `{ alert: text }`, `{ address: path }`, `{ wrote: key }`; or failed to do:
 *   `{ refused: key, why }`.
 * - What went wrong: `{ error: text }`, `{ console: text }`; `{ crash: text }` if the error view appeared.
 */
export type LogNote = Readonly<Record<string, unknown>>;

/** A control as assistive technology names it. */
export interface Control {
  role: string;
  name: string;
  /** Its index among the visible ones of the same role and name; missing for the first. */
  nth?: number;
  /** The browser had translated its name: `nth` is its index among all visible ones of the role. */
  isTranslated?: boolean;
}

/** What an action changed, as JSON; null if the file does not contain it. */
export interface StepChanges {
  /** In the state: a list of changes (changes/changes.ts). */
  state: string | null;
  /** On the screen: changes of the outline's lines (outline/lineChanges.ts). */
  screen: string | null;
}

/** A value that JSON cannot express: its path, and its kind, such as 'Date' or 'NaN'. */
export type NotJson = readonly [path: readonly string[], kind: string];

/** What is expected and what was found, by a path in the state or a name. What is undefined is missing. */
export interface Fact {
  path: string;
  expected?: unknown;
  actual?: unknown;
}

/** Where, when and with which build a log was recorded. */
export interface LogHeader {
  app: { version: string; commit: string };
  /** ISO 8601. */
  recordedAt: string;
  url: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
}

/** What the server answered to the request of a page. A header is null if the response does not have it. */
export interface PageResponse {
  status: number;
  cacheControl: string | null;
  contentType: string | null;
}

/**
 * A log in memory; `file/writeLog.ts` writes it as a file. The first state of a log from a file has an
 * unknown shape: `startOf` (replay/steps.ts) checks it before a replay.
 */
export interface Log<State = unknown> extends LogHeader {
  /** The state before the first action. */
  preloadedState: State;
  actions: readonly UnknownAction[];
  /** Ms between each action and the one before it; the first counts from `recordedAt`. */
  times: readonly number[];
  /** Hashes of recorded states, each with the number of actions before it. The last is of the final state. */
  hashes: readonly (readonly [count: number, hash: string])[];
  /** By an action's index, the side effects that it caused. */
  effects: readonly (readonly [index: number, effects: readonly LoggedEffect[]])[];
  /** Texts that a person added, each with the number of actions before it. */
  marks: readonly (readonly [count: number, text: string])[];
  /** What else happened, in order, each with the number of actions before it. */
  happened: readonly (readonly [count: number, LogNote])[];
  /**
   * What the server answered when the page was loaded. Null if it is unknown: a page cannot read the headers of its own
   * response, so only whoever drives the browser from outside can note them.
   */
  response: PageResponse | null;
  /** The outline of the page before the first action (outline/outline.ts). Null if it is unknown. */
  screen: readonly string[] | null;
  /** By an action's index, what it changed; null or missing if the file does not contain it. */
  stepChanges: readonly (StepChanges | null)[];
}

/** The texts of the alerts among side effects or notes, which may come from any file. */
export function alertsIn(all: readonly (LoggedEffect | LogNote)[]): string[] {
  return all.flatMap(({ alert }) => (typeof alert === 'string' ? [alert] : []));
}
