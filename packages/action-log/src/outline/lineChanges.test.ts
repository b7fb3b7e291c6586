import { applyLineChanges, lineChanges } from './lineChanges';

const lines = (text: string) => text.split('');

it.each([
  ['abc', 'abc', []],
  ['abc', 'axc', [[1, 1, ['x']]]],
  ['abc', 'xabc', [[0, 0, ['x']]]],
  ['abcd', 'ad', [[1, 2, []]]],
  [
    'abcd',
    'xbcdy',
    [
      [0, 1, ['x']],
      [4, 0, ['y']],
    ],
  ],
])('few changes lead from the lines %s to %s', (before, after, changes) => {
  const actual = lineChanges(lines(before), lines(after));
  expect(actual).toEqual(changes);
  expect(applyLineChanges(lines(before), JSON.stringify(actual))).toEqual(lines(after));
});
