import { hashOf, type Fact } from 'action-log';

type Facts = Readonly<Record<string, unknown>>;

/** The facts that differ between two sides. */
export function differingFacts(expected: Facts, found: Facts): Fact[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names
    .filter((name) => hashOf(expected[name]) !== hashOf(found[name]))
    .map((path) => ({ path, expected: expected[path], found: found[path] }));
}
