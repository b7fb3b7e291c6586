import { describeFile, describeValues } from './describe';

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

it('says where the app in a browser differs from a log that replays the same', () => {
  const evidence = {
    states: 2,
    changes: 2,
    screens: 3,
    effects: 0,
    missing: [],
    missingByKind: [],
    notJson: [],
  };
  const log = { file: 'a.json', actions: 2, cutOff: false, compared: evidence, difference: null };
  const walk = { version: '1.0', compared: 2, pressed: 2, moved: 1, dispatched: 0 };
  const facts = [
    { path: 'badge', expected: { value: 1 }, found: { isGone: true as const } },
    { path: 'page', expected: { value: ['- text: 1'] }, found: { value: ['- text: 2'] } },
  ];
  const differences = [1, 2].map((index) => ({ index, action: 'added', step: 'Adds 1', facts }));
  const inNode = 'same       a.json: 2 actions; compared 2 hashes, 2 changes, 3 screens, 0 effects';
  const inChromium = 'in Chromium 1.0 at 2 steps (2 pressed, 1 moved, 0 dispatched)';
  expect(describeFile({ ...log, result: 'same', walk: { ...walk, differences: [] } })).toBe(
    `${inNode}\nsame       ${inChromium}`,
  );
  expect(describeFile({ ...log, result: 'different', walk: { ...walk, differences, report: 'a.html' } }))
    .toBe(`${inNode}
different  ${inChromium}: step 2 added (Adds 1), and 1 more step
           badge
             expected  1
             found     nothing
           page: - expected, + found
           - - text: 1
           + - text: 2
           pictures of both builds: a.html`);
});
