import { valueOrGone } from '../cli/compareFile';
import { count, describePaths, nameStep } from '../cli/describe';
import type { FileReport, PathDifference } from '../cli/fileReport';
import { words } from '../cli/words';
import type { Unlike, Walked } from './walk';

/** How Chromium follows a log; `--json` prints it. */
export interface BrowserReport extends Walked {
  /** Of Chromium. */
  version: string;
  differences: readonly BrowserDifference[];
}

interface BrowserDifference extends Unlike {
  /** The action's type. */
  action: string;
  /** The action as a step that a person can repeat (`Replayable.describe`). */
  step: string;
}

/**
 * The lines on a log in Chromium.
 * @param inNode the verdict of the replay in Node, which 'same' must not seem to contradict
 */
export function describeWalk(
  { version, compared, byHand, report, differences }: BrowserReport,
  inNode: FileReport['result'],
): string {
  const [first, ...others] = differences;
  const other = report ? words('the other build') : `Node ${process.versions.node}`;
  const where = `Chromium ${version} ${words('and')} ${other}`;
  const hand = byHand
    ? ` ${words('by hand')} (${byHand.pressed} ${words('pressed')}, ${byHand.moved} ${words('moved')}, ${byHand.dispatched} ${words('dispatched')})`
    : '';
  const agreement = `${where} ${words('at')} ${count(compared, 'state')}${hand}`;
  const line = (verdict: string, text: string) => `${verdict.padEnd(10)} ${text}`;
  if (!first)
    return inNode === 'different'
      ? line('', `${words('also in')} ${agreement}`)
      : line(words('same'), agreement);
  const more =
    others.length > 0
      ? `, ${words('and')} ${count(others.length, 'more step')} ${words('of')} ${compared}`
      : '';
  return [
    line(words('different'), `${where}${hand}: ${nameStep(first)}${more}`),
    ...describePaths(first.facts),
  ].join('\n');
}

/** The facts that differ between two sides. */
export function unlikeFacts(
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): PathDifference[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]))
    .map((path) => ({
      path,
      expected: valueOrGone(expected[path]),
      found: valueOrGone(found[path]),
    }));
}
