import { createTimeline } from 'action-log';
import { added, counterApp, counterLog } from 'action-log/testing';
import { createHistories } from './histories';

const count = (...payloads: number[]) => createTimeline(counterLog(payloads.map(added)), counterApp());

describe('the steps that changed a value', () => {
  it('are those after which it is another', () => {
    const timeline = count(1, 0, 0, 5);
    timeline.stepTo(4);
    expect(createHistories(timeline, 0)(['count'])).toEqual([1, 4]);
    expect(createHistories(timeline, 0)(['nothing', 'here'])).toEqual([]);
  });

  it('are only those that have been replayed', () => {
    const timeline = count(1, 2, 3);
    timeline.stepTo(2);
    expect(createHistories(timeline, 0)(['count'])).toEqual([1, 2]);
    expect(timeline.ready()).toBe(2);
  });

  it('follow a member of a list by its id, wherever it is', () => {
    const quantities: [id: string, quantity: number][][] = [
      [],
      [['a', 1]],
      [
        ['b', 1],
        ['a', 1],
      ],
      [
        ['b', 2],
        ['a', 1],
      ],
      [['a', 3]],
    ];
    const states = quantities.map((list) => ({ items: list.map(([id, quantity]) => ({ id, quantity })) }));
    const timeline = { ...count(1, 2, 3, 4), start: states[0], stateAt: (at: number) => states[at] };
    const steps = states.map((after, at) => ({ before: states[at - 1], after }));
    const changedBy = createHistories(
      { ...timeline, stepTo: (at: number) => steps[at] } as unknown as ReturnType<typeof count>,
      2,
      4,
    );
    expect(changedBy(['items', '1', 'quantity'])).toEqual([1, 4]);
    expect(changedBy(['items', '0', 'quantity'])).toEqual([2, 3, 4]);
    expect(changedBy(['items'])).toEqual([1, 2, 3, 4]);
  });
});
