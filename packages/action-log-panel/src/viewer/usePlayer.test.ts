import { added, counterLog, counterApp } from 'action-log/testing';
import { nextStop, pauseAfter } from './usePlayer';
import { createTimeline } from 'action-log';

describe('the pause before the next step', () => {
  it.each([
    [500, 1, 500],
    [500, 4, 125],
    [2000, 1, 2000],
    [60_000, 1, 2000],
    [60_000, 16, 125],
    [60_000, Infinity, 0],
    [-5, 1, 0],
    [NaN, 1, 0],
  ])('of %p ms at speed %p takes %p ms', (time, speed, pause) => {
    expect(pauseAfter(1, counterLog([], { times: [0, time] }), speed)).toBe(pause);
  });

  it('is 0 if the log has no time for it', () => {
    expect(pauseAfter(3, counterLog([]), 1)).toBe(0);
  });
});

describe('playing', () => {
  const actions = [added(1), { type: 'other' }, added(20), added(1)];
  const timeline = (found = actions) =>
    createTimeline({ ...counterLog(actions), actions: found }, counterApp());

  it.each([
    ['end', 0, 4],
    ['end', 4, 4],
    ['type:other', 0, 2],
    ['type:other', 2, 4],
    ['type:added', 0, 1],
    ['type:added', 1, 3],
    ['alert', 0, 3],
    ['alert', 3, 4],
    ['difference', 0, 4],
  ])('with the rule %p from %i stops at %i', (rule, from, stop) => {
    expect(nextStop(timeline(), from, rule)).toBe(stop);
  });

  it('stops at the first difference', () => {
    expect(nextStop(timeline([added(1), added(1), added(20), added(1)]), 0, 'difference')).toBe(2);
  });

  it('ends at once if there are no actions', () => {
    expect(nextStop(createTimeline(counterLog([]), counterApp()), 0, 'alert')).toBe(0);
  });
});
