import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// docs/accessibility.md names each criterion of WCAG 2.2, levels A and AA, and the tests that show it.

const docs = join(__dirname, '../docs');
const read = (path: string) => readFileSync(join(docs, path), 'utf8');
const rows = read('accessibility.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The number of criteria at levels A and AA of each guideline of WCAG 2.2, which dropped 4.1.1. */
const counts = {
  ...{ '1.1': 1, '1.2': 5, '1.3': 5, '1.4': 9, '2.1': 3, '2.2': 2, '2.3': 1, '2.4': 8 },
  ...{ '2.5': 6, '3.1': 2, '3.2': 5, '3.3': 6, '4.1': 2 },
};

it('names every criterion once', () => {
  const criteria = rows.map(([, criterion = '']) => criterion.split(' ')[0] ?? '');
  expect(new Set(criteria).size).toBe(55);
  const found: Record<string, number> = {};
  for (const criterion of criteria) {
    const guideline = criterion.split('.').slice(0, 2).join('.');
    found[guideline] = (found[guideline] ?? 0) + 1;
  }
  expect(found).toEqual(counts);
});

it('names tests that exist', () => {
  const named = rows.flatMap(([, , , tests = '']) => [...tests.matchAll(/\]\(([^)]+)\) '([^']+)'(?:;|$)/g)]);
  expect(named.length).toBeGreaterThan(25);
  const missing = named.filter(
    ([, path = '', name = '']) => !testsIn(read(path)).some((test) => test.includes(name)),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});

/** The titles of a file's tests. */
function testsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:test|it)\(\s*(['"`])(.*?)\1/gs)].map(([, , name = '']) => name);
}
