import { createTimeline } from 'action-log';
import { added, counterApp, counterLog } from 'action-log/testing';
import type { UnknownAction } from 'redux';
import { createHistories } from './histories';

const count = (...payloads: number[]) => {
  const timeline = createTimeline(counterLog(payloads.map(added)), counterApp());
  timeline.stepTo(payloads.length);
  return timeline;
};

describe('the steps that changed a value', () => {
  it('are those after which it is another', () => {
    expect(createHistories(count(1, 0, 0, 5), 0)(['count'])).toEqual([1, 4]);
    expect(createHistories(count(1, 2), 0)(['nothing', 'here'])).toEqual([]);
  });

  it('are only those that have been replayed', () => {
    const timeline = createTimeline(counterLog([1, 2, 3].map(added)), counterApp());
    timeline.stepTo(2);
    expect(createHistories(timeline, 0)(['count'])).toEqual([1, 2]);
    expect(timeline.ready()).toBe(2);
  });

  it('follow a member of a list by its id, wherever it is', () => {
    const items = (...list: [string, number][]) => ({
      items: list.map(([id, quantity]) => ({ id, quantity })),
    });
    const states = [
      items(),
      items(['a', 1]),
      items(['b', 1], ['a', 1]),
      items(['b', 2], ['a', 1]),
      items(['a', 3]),
    ];
    type State = (typeof states)[number];
    const app = counterApp() as unknown as Parameters<typeof createTimeline<State>>[1];
    const timeline = createTimeline<State>(
      { ...counterLog([1, 2, 3, 4].map(added)), preloadedState: states[0] },
      {
        ...app,
        isState: (value): value is State => typeof value === 'object',
        reducer: (state, { payload }: UnknownAction) => states[Number(payload)] ?? state ?? items(),
      },
    );
    timeline.stepTo(4);
    const changedBy = createHistories(timeline, 2);
    expect(changedBy(['items', '1', 'quantity'])).toEqual([1, 4]);
    expect(changedBy(['items', '0', 'quantity'])).toEqual([2, 3, 4]);
    expect(changedBy(['items'])).toEqual([1, 2, 3, 4]);
  });
});
