import type { Difference, Evidence } from 'action-log';

/** The verdict on one file; `--json` prints it. */
export type FileReport = ReplayReport | (ReadError & { file: string });

export interface ReplayReport {
  file: string;
  /**
   * The verdict on the replay and the walk together. 'partial': no difference, but the file lacks facts to compare.
   * 'not repeated': no difference before something that a walk cannot repeat.
   */
  result: 'same' | 'partial' | 'not repeated' | 'different';
  /** How many whole actions the file has. */
  actions: number;
  /** How many facts of each kind the file has to compare with, and what is missing. */
  compared: Evidence;
  /** The first difference of the replay in Node; those after it may follow from it. */
  difference: Difference | null;
  /** With the command `walk`. */
  walk?: WalkReport;
}

/** Why a file cannot be replayed. */
export interface ReadError {
  result: 'unreadable' | 'unknown version';
  reason: string;
}

/** A step after which the app in a browser differs from a log. */
interface WalkDifference extends Omit<Difference, 'what'> {
  /** Whether the walk could not go on, because the app does something else than the log says. */
  endsWalk?: boolean;
}

/** How the app in a browser follows a log. */
export interface WalkReport {
  /** The version of Chromium. */
  version: string;
  /** After how many actions the app was compared. */
  compared: number;
  /** By step, what differs. */
  differences: readonly WalkDifference[];
  /** The first thing that could not be repeated, and how many actions came before: 'drag on button "Mug"'. */
  notRepeated?: { index: number; what: string };
  /** How many controls were pressed. */
  pressed: number;
  /** How many moves in the history were made, and messages sent from another tab. */
  moved: number;
  /** How many actions were dispatched without a press, because the log contains none. */
  dispatched: number;
}

/** The verdict of a walk and of its replay. Differences after something that no walk can repeat do not count. */
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
export function worstCode(reports: readonly Pick<FileReport, 'result'>[]): number {
  const results = new Set<string>(reports.map(({ result }) => result));
  return Object.entries(exitCodes).findLast(([result]) => results.has(result))?.[1] ?? exitCodes.same;
}
