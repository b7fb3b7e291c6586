import { createTimeline, firstDifference } from 'action-log';
import { added, counterApp, counterLog } from 'action-log/testing';
import { isStop, pauseAfter } from './usePlayer';

it.each([
  [500, 500],
  [2000, 2000],
  [60_000, 2000],
  [-5, 0],
  [NaN, 0],
])('playing waits after %p ms for %p ms', (time, pause) => {
  expect(pauseAfter(1, counterLog([], { times: [0, time] }))).toBe(pause);
  expect(pauseAfter(2, counterLog([], { times: [0, time] }))).toBe(0);
});

it('playing stops at an alert, at the first difference and at the end', () => {
  const log = counterLog([1, 1, 20, -20, 1].map(added)); // From 10 on the app raises an alert.
  const stops = (actions = log.actions) => {
    const timeline = createTimeline({ ...log, actions }, counterApp());
    const difference = firstDifference(timeline.log, counterApp());
    return actions.flatMap((_, index) => (isStop(timeline, index + 1, difference) ? [index + 1] : []));
  };
  expect(stops()).toEqual([3, 5]);
  expect(stops([added(1), added(2), ...log.actions.slice(2)])).toEqual([2, 3, 5]);
  expect(stops([])).toEqual([]);
});
