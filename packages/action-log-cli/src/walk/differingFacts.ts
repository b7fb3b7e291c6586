import { structuralHash, type Fact } from 'action-log';

type Facts = Readonly<Record<string, unknown>>;

/** The facts that differ between two sides. */
export function differingFacts(expected: Facts, actual: Facts): Fact[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return names
    .filter((name) => structuralHash(expected[name]) !== structuralHash(actual[name]))
    .map((path) => ({ path, expected: expected[path], actual: actual[path] }));
}
