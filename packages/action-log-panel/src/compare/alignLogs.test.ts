import { createTimeline, type Log } from 'action-log';
import { added, counterApp, counterLog } from 'action-log/testing';
import { alignLogs } from './alignLogs';

const timer = { type: 'timer' };
const answer = (payload: number) => ({
  ...added(payload),
  meta: { requestId: 'a', requestStatus: 'fulfilled' },
});
const align = (left: Log, right: Log) => {
  const app = counterApp();
  return alignLogs(createTimeline(left, app), createTimeline(right, app), app);
};

it.each([
  ['are equal', [added(1), added(2)], [added(1), added(2)], []],
  ['differ in one step, and join again', [added(1), added(2), added(3)], [added(1), added(4), added(3)], [{ left: [2], right: [2], ends: [2, 2] }]],
  ['have a step more', [added(1), added(3)], [added(1), added(2), added(3)], [{ left: [], right: [2], ends: [1, 2] }]],
  ['end earlier', [added(1), added(2), added(3)], [added(1)], [{ left: [2, 3], right: [], ends: [3, 1] }]],
  ['differ twice', [added(1), added(2), added(3)], [added(2), added(3), added(4)], [{ left: [1], right: [], ends: [1, 0] }, { left: [], right: [3], ends: [3, 3] }]],
  ['have timers', [timer, added(1)], [added(1), timer, timer], []],
  ['have answers at other times', [added(1), answer(5), added(2)], [answer(5), added(1), added(2)], []],
  ['have other answers', [answer(5), added(1)], [answer(6), added(1)], [{ left: [1], right: [1], ends: [1, 1] }]],
])('two logs are aligned if they %s', (_what, left, right, differences) => {
  expect(align(counterLog(left), counterLog(right))).toEqual(differences);
}); // prettier-ignore

it('two logs are aligned if they begin with different screens', () => {
  const right = counterLog([added(1)], { preloadedState: { count: 3 } });
  expect(align(counterLog([added(1)]), right)).toEqual([{ left: [0], right: [0], ends: [0, 0] }]);
});
