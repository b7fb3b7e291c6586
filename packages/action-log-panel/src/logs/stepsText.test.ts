import { added, counterLog } from 'action-log/testing';
import { counterHost } from '../testing/counterHost';
import { stepsText } from './stepsText';

it('the steps of a log are numbered, with the marks between them', () => {
  const marks = [
    [0, 'early'],
    [1, 'here'],
    [1, 'and here'],
    [2, 'end'],
  ] as const;
  expect(stepsText(counterLog([added(1), added(5)], { marks }), counterHost()).split('\n')).toEqual([
    'Began at /1',
    '   Note: early',
    '1. added 1 a 1',
    '   Note: here',
    '   Note: and here',
    '2. added 5 a 2',
    '   Note: end',
  ]);
});
