import type { UnknownAction } from '@reduxjs/toolkit';
import { added, counterLog, counterApp, type Counter } from '../testing/counterApp';
import { comparing, type LogDifference } from './compareLogs';
import { finish } from './steps';

const compareLogs = (...given: Parameters<typeof comparing<Counter>>) => finish(comparing(...given));
const timer = { type: 'timer' };
const compare = (one: readonly UnknownAction[], other: readonly UnknownAction[]) =>
  compareLogs(counterLog(one), counterLog(other), counterApp());
const actionsAt = (one: number, other: number): LogDifference => ({ what: 'actions', one, other });
const adds = (...payloads: number[]) => payloads.map(added);

describe('two logs', () => {
  it('do not differ if they do the same, whatever timers did', () => {
    expect(compare(adds(1, 2, 3), [timer, added(1), added(2), timer, added(3)])).toBeNull();
  });

  it('differ at the first different action', () => {
    expect(compare(adds(1, 2, 3, 4), adds(1, 9, 9, 3, 4))).toEqual(actionsAt(2, 2));
    expect(compare([timer, ...adds(1, 2, 3, 4)], adds(1, 3, 4))).toEqual(actionsAt(3, 2));
  });

  it('differ at the end of the shorter one', () => {
    expect(compare(adds(1, 2), adds(1))).toEqual(actionsAt(2, 2));
    expect(compare([], adds(1, 2))).toEqual(actionsAt(1, 1));
  });
});

describe('the same action', () => {
  const screen = '[[0,1,["- text: something else"]]]';
  const actions = adds(1, 2);
  const log = counterLog(actions);
  const other = counterLog(actions, {
    stepChanges: log.stepChanges.map((one, index) => (one && index === 1 ? { ...one, screen } : one)),
  });

  it('is a difference if the logs contain different screens', () => {
    expect(compareLogs(log, other, counterApp())).toEqual({
      what: 'screen',
      one: 2,
      other: 2,
      screens: [['- text: 4 pcs'], ['- text: something else']],
    });
  });

  it("is compared by this version's screens if a log has none", () => {
    expect(compareLogs({ ...log, stepChanges: [] }, other, counterApp())).toBeNull();
    const start = counterLog(actions, { preloadedState: { count: 5 }, stepChanges: [] });
    expect(compareLogs(log, start, counterApp())).toMatchObject({ what: 'screen', one: 0, other: 0 });
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
    expect(compare([answer('fulfilled', 5), one, two], [one, two, answer('fulfilled', 5)])).toBeNull();
    expect(compare([answer('fulfilled', 5), one, two], [one, answer('fulfilled', 5), two])).toBeNull();
  });

  it('are a difference if only one log has them', () => {
    expect(compare([...adds(1, 2), answer('fulfilled', 5)], adds(1, 2))).toEqual({
      what: 'answers',
      one: 3,
      other: 2,
    });
  });

  it('are a difference if they show something else, once both logs have them', () => {
    const app = counterApp({ essenceOf: ({ type, payload, meta }) => (meta ? [type] : [type, payload]) });
    const sides = [
      counterLog([answer('fulfilled', 5), ...adds(1, 2)]),
      counterLog([added(1), answer('fulfilled', 6), added(2)]),
    ] as const;
    expect(compareLogs(...sides, app)).toMatchObject({
      what: 'screen',
      one: 2,
      screens: [['- text: 7 pcs'], ['- text: 8 pcs']],
    });
  });

  it('do not stop the comparison of screens if the app ignores them', () => {
    const app = counterApp({ essenceOf: ({ meta, type, payload }) => (meta ? null : [type, payload]) });
    const sides = [counterLog([answer('fulfilled', 5), added(1)]), counterLog(adds(1))] as const;
    expect(compareLogs(...sides, app)).toMatchObject({ what: 'screen', one: 1, other: 0 });
  });

  it('do not include requests, which are compared as actions', () => {
    expect(compare([answer('pending', 5), added(1)], [added(1), answer('pending', 5)])).not.toBeNull();
  });
});
