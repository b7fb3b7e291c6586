import { createTimeline } from 'action-log';
import { added, counterApp, counterLog } from 'action-log/testing';
import { stepsThatChanged } from './stepsThatChanged';

const timelineOf = (...payloads: number[]) => createTimeline(counterLog(payloads.map(added)), counterApp());

it('the steps that changed a value are those after which it is another, among those that are ready', () => {
  expect(stepsThatChanged(timelineOf(1, 0, 0, 5), 'count', 4)).toEqual([1, 4]);
  expect(stepsThatChanged(timelineOf(1, 0, 0, 5), 'count', 3)).toEqual([1]);
  expect(stepsThatChanged(timelineOf(1, 0, 0, 5), 'nothing.here', 4)).toEqual([]);
});

it('a member of a list is followed by its id, wherever it is', () => {
  const [one, other] = [{ id: 'a' }, { id: 'b' }];
  const states = [
    [],
    [{ ...one, quantity: 1 }],
    [{ ...other, quantity: 1 }, { ...one, quantity: 1 }],
    [{ ...other, quantity: 2 }, { ...one, quantity: 1 }],
    [{ ...one, quantity: 3 }],
  ].map((items) => ({ items })); // prettier-ignore
  const stepTo = (at: number) => ({ before: states[at - 1], after: states[at] });
  const timeline = { ...timelineOf(), stepTo } as unknown as ReturnType<typeof timelineOf>;
  expect(stepsThatChanged(timeline, 'items[a].quantity', 4)).toEqual([1, 4]);
  expect(stepsThatChanged(timeline, 'items[b].quantity', 4)).toEqual([2, 3, 4]);
  expect(stepsThatChanged(timeline, 'items', 4)).toEqual([1, 2, 3, 4]);
});
