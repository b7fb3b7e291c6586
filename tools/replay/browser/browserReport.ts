import type { PathDifference, PathValue } from '../cli/entry';
import { count, tellPaths } from '../cli/report';

/** How Chromium follows a log; `--json` prints it as it is. */
export interface BrowserReport {
  /** Of Chromium. */
  version: string;
  /** How many states were compared, the first one included. */
  compared: number;
  /** By step; those after the first may follow from it. */
  differences: readonly BrowserDifference[];
}

/** What Chromium shows otherwise after one action. */
export interface BrowserDifference {
  /** The action's place in the log; -1 is the start. */
  index: number;
  /** The action's type. */
  action: string;
  /** The action as a step that a person can repeat, in Portuguese. */
  step: string;
  /** By the name of the fact what Node works out, and what was found. */
  facts: readonly PathDifference[];
}

/** The lines on a log in Chromium. */
export function tellBrowser({ version, compared, differences: [first, ...others] }: BrowserReport): string {
  const where = `Chromium ${version} and Node ${process.versions.node}`;
  if (!first) return `same       ${where} at ${count(compared, 'state')}`;
  const { index, action, step, facts } = first;
  const place = index < 0 ? 'the start' : `step ${index + 1} ${action} (${step})`;
  const more = others.length > 0 ? `, and ${count(others.length, 'more step')} of ${compared}` : '';
  return [`different  ${where}: ${place}${more}`, ...tellPaths(facts)].join('\n');
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
