import type { Difference, Evidence } from 'action-log';

/** What is found about one file; `--json` prints it. */
export type FileReport = ReplayReport | (ReadError & { file: string });

export interface ReplayReport {
  file: string;
  /**
   * Of the replay and of the walk. 'partial': no difference, but facts to compare are missing in the file. 'not repeated': no
   * difference before something that a walk cannot repeat.
   */
  result: 'same' | 'partial' | 'not repeated' | 'different';
  /** How many whole actions the file has. */
  actions: number;
  /** Whether the file ends too soon. */
  cutOff: boolean;
  /** How many facts of each kind the file has to compare with, and what is missing. */
  compared: Evidence;
  /** The first difference of the replay in Node; those after it may follow from it. */
  difference: FileDifference | null;
  /** With the command `walk`. */
  walk?: WalkReport;
}

/** Why a file cannot be replayed. */
export interface ReadError {
  result: 'unreadable' | 'unknown version';
  reason: string;
}

export interface FileDifference extends Difference {
  /** The action as a step that a person can repeat (`Replayable.describe`). */
  step: string;
  /** Where the state differs: by path, both values in full. */
  values?: readonly ValueDifference[];
  /** How the outline of the screen, or what effects request, differs, as people read a diff. */
  lines?: readonly string[];
}

/** By the path of a value, or by the name of a fact, what differs. */
export interface ValueDifference {
  path: string;
  expected: ComparedValue;
  found: ComparedValue;
}

/** A value in the state after an action. */
export interface ComparedValue {
  value?: unknown;
  /** There is no value at that path. */
  isGone?: true;
  /** The action did not change it. */
  isUnchanged?: true;
}

/** JSON has no undefined: it means that there is no value. */
export function comparedValue(value: unknown): ComparedValue {
  return value === undefined ? { isGone: true } : { value };
}

/** How the app in a browser follows a log. */
export interface WalkReport {
  /** Of Chromium. */
  version: string;
  /** After how many actions the app was compared. */
  compared: number;
  /** By step, what differs. A walk ends where the app does something else than the log says. */
  differences: readonly WalkDifference[];
  /** The first thing that the walk could not repeat, such as 'drag on button "Mug"', and how many actions came before it. */
  notRepeated?: { index: number; what: string };
  /** With --against, if the builds differ: the file with pictures of both. */
  report?: string;
  /** How many controls were pressed. */
  pressed: number;
  /** How many moves in the history were made, and messages sent from another tab. */
  moved: number;
  /** How many actions were dispatched without a press, because the log contains none. */
  dispatched: number;
}

export interface WalkDifference {
  /** The action's index; -1 for the start. */
  index: number;
  /** The action's type. */
  action: string;
  /** The action as a step that a person can repeat. */
  step: string;
  /** By the name of a fact, what was expected and what was found. */
  facts: readonly ValueDifference[];
}

/** The verdict of a walk, after that of the replay. What follows from something that no walk can repeat is no fault of the app. */
export function walkResult(
  { differences: [first], notRepeated }: Pick<WalkReport, 'differences' | 'notRepeated'>,
  replayed: ReplayReport['result'],
) {
  if (first && (!notRepeated || first.index < notRepeated.index)) return 'different';
  return notRepeated && replayed !== 'different' ? 'not repeated' : replayed;
}

/** The exit code of the command, by result, from the best to the worst. */
export const exitCodes = {
  same: 0,
  partial: 4,
  'not repeated': 4,
  different: 1,
  unreadable: 2,
  'unknown version': 3,
};

/** The exit code of many files: that of the worst. */
export function worstCode(reports: readonly FileReport[]): number {
  const found = new Set<string>(reports.map(({ result }) => result));
  return Object.entries(exitCodes).findLast(([result]) => found.has(result))?.[1] ?? exitCodes.same;
}
