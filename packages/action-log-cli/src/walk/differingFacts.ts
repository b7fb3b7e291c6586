import { hexOf } from 'action-log';
import { comparedValue, type ValueDifference } from '../report/fileReport';

type Facts = Readonly<Record<string, unknown>>;

/** The facts that differ between two sides. */
export function differingFacts(expected: Facts, found: Facts): ValueDifference[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names
    .filter((name) => hexOf(expected[name]) !== hexOf(found[name]))
    .map((path) => ({
      path,
      expected: comparedValue(expected[path]),
      found: comparedValue(found[path]),
    }));
}
