import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// docs/accessibility.md names the tests that show what it claims.

const docs = join(__dirname, '../docs');
const read = (path: string) => readFileSync(join(docs, path), 'utf8');

/** The titles of a file's tests. */
const testsIn = (source: string) =>
  [...source.matchAll(/\b(?:test|it)\(\s*(['"`])(.*?)\1/gs)].map(([, , name = '']) => name);

it('names tests that exist', () => {
  const named = [...read('accessibility.md').matchAll(/\]\(([^)]+\.tsx?)\) '([^']+)'/g)];
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(
    ([, path = '', name = '']) => !testsIn(read(path)).some((test) => test.includes(name)),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});
