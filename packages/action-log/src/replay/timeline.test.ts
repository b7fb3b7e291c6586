import { added, counterLog, counterApp } from '../testing/counterApp';
import { createTimeline } from './timeline';

const actions = [added(1), added(2), added(3)];

describe('a timeline', () => {
  it('has the state after any number of actions, in any order', () => {
    const timeline = createTimeline(counterLog(actions), counterApp());
    expect(timeline.replayedCount()).toBe(0);
    expect(timeline.stateAt(2)).toEqual({ count: 4 });
    expect(timeline.replayedCount()).toBe(2);
    expect(timeline.stateAt(0)).toEqual({ count: 1 });
    expect(timeline.stateAt(3)).toEqual({ count: 7 });
    expect(timeline.stateAt(4)).toBeUndefined();
    expect(timeline.stepTo(0)).toBeUndefined();
    expect(timeline.stepTo(1)).toMatchObject({ index: 0, before: { count: 1 }, after: { count: 2 } });
  });

  it('keeps the first difference', () => {
    const log = counterLog(actions);
    const timeline = createTimeline({ ...log, actions: [added(1), added(9), added(9)] }, counterApp());
    timeline.stepTo(1);
    expect(timeline.difference()).toBeNull();
    timeline.stepTo(3);
    expect(timeline.difference()).toMatchObject({
      index: 1,
      what: 'state',
      facts: [{ path: 'count', expected: 4, found: 11 }],
    });
  });

  it('goes on after a step in which the reducer throws', () => {
    const timeline = createTimeline(counterLog([added(1), { type: 'broken' }, added(1)]), counterApp());
    expect(timeline.stateAt(3)).toEqual({ count: 3 });
    expect(timeline.difference()).toMatchObject({ index: 1, what: 'crash' });
  });

  it('reports a payload that the rules of the effects cannot read', () => {
    const log = counterLog([{ type: 'odd' }], { requests: [[5, []]] });
    const timeline = createTimeline(log, counterApp());
    const step = timeline.stepTo(1);
    expect(timeline.difference()).toMatchObject({ index: 0, what: 'crash' });
    expect(step && timeline.effectsOf(step)).toEqual([]);
  });
});
