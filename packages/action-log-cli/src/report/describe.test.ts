import { describeValues } from './describe';

const sides = (expected: unknown, found: unknown) =>
  describeValues([{ path: 'text', expected: { value: expected }, found: { value: found } }])
    .slice(1)
    .map((line) => line.trim().replace(/^\w+\s+/, ''));

it('shows where two long texts differ, cut between words', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  const [expected = '', found = ''] = sides(
    `${words(100)} right ${words(100)}`,
    `${words(100)} wrong ${words(100)}`,
  );
  expect([expected.includes(' right '), found.includes(' wrong ')]).toEqual([true, true]);
  expect(expected).toMatch(/^…word\d+ .* word\d+…$/);
  expect(expected.length).toBeLessThan(210);
});

it('never cuts JSON in the middle of a word', () => {
  const list = (word: string) =>
    Array.from({ length: 60 }, (_, at) => (at === 30 ? word : `word-${at}`)).join(',');
  for (const side of sides(list('right'), list('wrong')))
    expect(side).toMatch(/^…word-\d+,.*(right|wrong).*,word-\d+…$/);
});

it('shows short texts whole', () => {
  expect(sides('a', 'b')).toEqual(['"a"', '"b"']);
});
