import type { Difference, Evidence } from 'action-log';

/** What the replay of one file finds; `--json` prints it. */
export type FileReport = SameReport | PartialReport | DifferentReport | (Refusal & { file: string });

interface Replayed {
  file: string;
  /** How many whole actions the file has. */
  actions: number;
  /** Whether the file ends too soon. */
  cutOff: boolean;
  /** How many facts of each kind the file has to compare with, and what it lacks. */
  compared: Evidence;
}

export interface SameReport extends Replayed {
  result: 'same';
  difference: null;
}

/** No difference, but the file lacks facts to compare. */
interface PartialReport extends Replayed {
  result: 'partial';
  difference: null;
}

interface DifferentReport extends Replayed {
  result: 'different';
  /** The first difference; those after it may follow from it. */
  difference: FileDifference;
}

/** Why a file cannot be replayed. */
export interface Refusal {
  result: 'unreadable' | 'unknown version';
  reason: string;
}

export interface FileDifference extends Difference {
  /** The action as a step that a person can repeat (`Replayable.describe`). */
  step: string;
  /** Where the state differs: by path, both values in full. */
  state?: readonly PathDifference[];
}

export interface PathDifference {
  path: string;
  expected: PathValue;
  found: PathValue;
}

/** A value in the state after an action. */
export interface PathValue {
  value?: unknown;
  /** There is no value at that path. */
  isGone?: true;
  /** The action did not change it. */
  isUnchanged?: true;
}

/** The exit code of the command, by result, from the best to the worst. */
export const exitCodes = { same: 0, partial: 4, different: 1, unreadable: 2, 'unknown version': 3 };

/** The exit code of many files: that of the worst. */
export function worstCode(results: readonly FileReport['result'][]): number {
  const fromBest = Object.keys(exitCodes) as FileReport['result'][];
  return exitCodes[fromBest.findLast((result) => results.includes(result)) ?? 'same'];
}
