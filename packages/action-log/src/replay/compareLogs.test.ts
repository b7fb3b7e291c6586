import type { UnknownAction } from '@reduxjs/toolkit';
import { added, counterLog, counterApp, type Counter } from '../testing/counterApp';
import { comparing, type LogDifference } from './compareLogs';
import { finish } from './steps';

const compareLogs = (...given: Parameters<typeof comparing<Counter>>) => finish(comparing(...given));
const timer = { type: 'timer' };
const compare = (one: readonly UnknownAction[], other: readonly UnknownAction[]) =>
  compareLogs(counterLog(one), counterLog(other), counterApp());
const difference = (
  one: LogDifference['one'],
  other: LogDifference['other'],
  meets = true,
): LogDifference => ({
  what: 'actions',
  one,
  other,
  meets,
});
const adds = (...payloads: number[]) => payloads.map(added);

describe('two logs', () => {
  it('do not differ if they do the same, whatever timers did', () => {
    expect(compare(adds(1, 2, 3), [timer, added(1), added(2), timer, added(3)])).toEqual([]);
  });

  it('differ at the first different action, and meet again', () => {
    expect(compare(adds(1, 2, 3, 4), adds(1, 9, 9, 3, 4))).toEqual([difference([1, 2], [1, 3])]);
    expect(compare([timer, ...adds(1, 2, 3, 4)], adds(1, 3, 4))).toEqual([difference([2, 3], [1, 1])]);
  });

  it('differ more than once', () => {
    expect(compare(adds(1, 2, 3, 4, 5, 6, 7), adds(1, 9, 3, 4, 8, 6, 7))).toEqual([
      difference([1, 2], [1, 2]),
      difference([4, 5], [4, 5]),
    ]);
  });

  it('do not meet at a single equal action', () => {
    expect(compare(adds(1, 2, 5, 3), adds(1, 9, 2, 8, 7))).toEqual([difference([1, 4], [1, 5], false)]);
  });

  it('differ at the end of the shorter one', () => {
    expect(compare(adds(1, 2), adds(1))).toEqual([difference([1, 2], [1, 1], false)]);
    expect(compare([], adds(1, 2))).toEqual([difference([0, 0], [0, 2], false)]);
  });

  it('may meet at the last action', () => {
    expect(compare(adds(1, 2, 3), adds(1, 9, 3))).toEqual([difference([1, 2], [1, 2])]);
  });
});

describe('the same action', () => {
  const screen = '[[0,1,["- text: something else"]]]';
  const actions = adds(1, 2);
  const log = counterLog(actions);
  const other = counterLog(actions, {
    trail: log.trail.map((one, index) => (one && index === 1 ? { ...one, screen } : one)),
  });

  it('is a difference if the logs contain different screens', () => {
    expect(compareLogs(log, other, counterApp())).toEqual([
      {
        what: 'screen',
        one: [1, 2],
        other: [1, 2],
        meets: true,
        screens: [['- text: 4 pcs'], ['- text: something else']],
      },
    ]);
  });

  it("is compared by this version's screens if a log has none", () => {
    expect(compareLogs({ ...log, trail: [] }, other, counterApp())).toEqual([]);
    const start = counterLog(actions, { preloadedState: { count: 5 }, trail: [] });
    expect(compareLogs(log, start, counterApp())).toMatchObject([
      { what: 'screen', one: [0, 0], other: [0, 0], meets: true },
    ]);
  });
});

describe('answers', () => {
  const answer = (requestStatus: string, payload: number): UnknownAction => ({
    type: 'added',
    payload,
    meta: { requestId: String(Math.random()), requestStatus },
  });

  it('may come at another time, with the id of another request', () => {
    const [one, two] = [added(1), added(2)];
    expect(compare([answer('fulfilled', 5), one, two], [one, two, answer('fulfilled', 5)])).toEqual([]);
    expect(compare([answer('fulfilled', 5), one, two], [one, answer('fulfilled', 5), two])).toEqual([]);
  });

  it('are a difference if only one log has them', () => {
    expect(compare([...adds(1, 2), answer('fulfilled', 5)], adds(1, 2))).toEqual([
      { what: 'answers', one: [2, 3], other: [2, 2], meets: true },
    ]);
  });

  it('are a difference if they show something else, once both logs have them', () => {
    const app = counterApp({ essenceOf: ({ type, payload, meta }) => (meta ? [type] : [type, payload]) });
    const sides = [
      counterLog([answer('fulfilled', 5), ...adds(1, 2)]),
      counterLog([added(1), answer('fulfilled', 6), added(2)]),
    ] as const;
    expect(compareLogs(...sides, app)).toMatchObject([
      { what: 'screen', one: [1, 2], screens: [['- text: 7 pcs'], ['- text: 8 pcs']] },
    ]);
  });

  it('do not stop the comparison of screens if the app ignores them', () => {
    const app = counterApp({ essenceOf: ({ meta, type, payload }) => (meta ? null : [type, payload]) });
    const sides = [counterLog([answer('fulfilled', 5), added(1)]), counterLog(adds(1))] as const;
    expect(compareLogs(...sides, app)).toMatchObject([{ what: 'screen', one: [0, 0], other: [0, 0] }]);
  });

  it('do not include requests, which are compared as actions', () => {
    expect(compare([answer('pending', 5), added(1)], [added(1), answer('pending', 5)])).not.toEqual([]);
  });
});
