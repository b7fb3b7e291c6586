import { added, counterLog, counterApp } from '../testing/counterApp';
import { createTimeline } from './timeline';

describe('a timeline', () => {
  it('a timeline has the state after any number of actions', () => {
    const timeline = createTimeline(counterLog([added(1), added(2), added(3)]), counterApp());
    expect([2, 0, 3, 4].map(timeline.stateAt)).toEqual([
      { count: 4 },
      { count: 1 },
      { count: 7 },
      { count: 7 },
    ]);
    expect(timeline.stepTo(0)).toBeUndefined();
    expect(timeline.stepTo(1)).toMatchObject({ index: 0, before: { count: 1 }, after: { count: 2 } });
  });

  it('a timeline continues after a step whose reducer throws', () => {
    const timeline = createTimeline(counterLog([added(1), { type: 'broken' }, added(1)]), counterApp());
    expect(timeline.stateAt(3)).toEqual({ count: 3 });
  });

  it('a timeline has no effects of a payload that their rules cannot read', () => {
    const timeline = createTimeline(counterLog([{ type: 'odd' }]), counterApp());
    const step = timeline.stepTo(1);
    expect(step && timeline.effectsOf(step)).toEqual([]);
  });
});
