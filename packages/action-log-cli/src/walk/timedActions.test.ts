import { timerOf, timeDifference } from './timedActions';

const wait = (ms: number) => [{ wait: ms }];
/** An offer of 10 s begins at step 1, an order of 5 s at step 2; the order ends at step 3, and the offer at step 4. */
const log = {
  requests: [
    [0, wait(10_000)],
    [1, wait(5_000)],
  ] as const,
  times: [0, 1_000, 5_010, 4_005],
};

it('finds the timer that led to an action by the time that it took', () => {
  expect(timerOf(log, 2)).toEqual({ from: 1, wait: 5_000 });
  expect(timerOf(log, 3)).toEqual({ from: 0, wait: 10_000 });
  expect(timerOf({ ...log, times: [0, 1_000, 60_000, 0] }, 2)).toBeNull();
});

it('reports a timer that takes another time, but not one within the tolerance', () => {
  const arrivals = (took: number) => new Map([[1, 100], [2, 100 + took]]); // prettier-ignore
  expect(timeDifference(log, 2, arrivals(5_900))).toEqual([]);
  expect(timeDifference(log, 2, arrivals(15_000))).toEqual([
    { path: 'ms since step 2, give or take 1000', expected: { value: 5_000 }, found: { value: 15_000 } },
  ]);
  expect(timeDifference(log, 2, arrivals(1_000))).toHaveLength(1);
});
