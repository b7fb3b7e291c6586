import type { PathDifference, PathValue } from '../cli/entry';
import { count, tellPaths } from '../cli/report';

/** What playing a log in Chromium finds. */
export interface Played {
  /** How many states were compared. */
  compared: number;
  /** By step; nothing is played after the first, unless the panel takes pictures of every step. */
  differences: readonly Unlike[];
  /** How it was played by hand; missing where the panel played it. */
  byHand?: {
    /** How many controls were pressed. */
    pressed: number;
    /** How many moves in the history were made, and messages sent from another tab. */
    moved: number;
    /** How many actions were sent without a press, because the log contains none. */
    dispatched: number;
  };
  /** The file of the page that shows where two builds differ; missing where one was played. */
  report?: string;
}

/** What is otherwise after one action. */
interface Unlike {
  /** The action's place in the log; -1 is the start. */
  index: number;
  /** By the name of the fact what Node works out, and what was found. */
  facts: readonly PathDifference[];
}

/** How Chromium follows a log; `--json` prints it as it is. */
export interface BrowserReport extends Played {
  /** Of Chromium. */
  version: string;
  differences: readonly BrowserDifference[];
}

interface BrowserDifference extends Unlike {
  /** The action's type. */
  action: string;
  /** The action as a step that a person can repeat, in Portuguese. */
  step: string;
}

/** The lines on a log in Chromium. */
export function tellBrowser({ version, compared, byHand, report, differences }: BrowserReport): string {
  const [first, ...others] = differences;
  const where = `Chromium ${version} and ${report ? 'the other build' : `Node ${process.versions.node}`}`;
  const hand = byHand
    ? ` by hand (${byHand.pressed} pressed, ${byHand.moved} moved, ${byHand.dispatched} dispatched)`
    : '';
  if (!first) return `same       ${where} at ${count(compared, 'state')}${hand}`;
  const { index, action, step, facts } = first;
  const place = index < 0 ? 'the start' : `step ${index + 1} ${action} (${step})`;
  const more = others.length > 0 ? `, and ${count(others.length, 'more step')} of ${compared}` : '';
  return [`different  ${where}${hand}: ${place}${more}`, ...tellPaths(facts)].join('\n');
}

/** The facts that are not the same on both sides. */
export function unlikeFacts(
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): PathDifference[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]))
    .map((path) => ({ path, expected: sideOf(expected[path]), found: sideOf(found[path]) }));
}

const sideOf = (value: unknown): PathValue => (value === undefined ? { isGone: true } : { value });
