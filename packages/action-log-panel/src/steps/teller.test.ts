import { createTimeline } from 'action-log';
import { added, counterLog, counterShop } from '../testing/counterShop';
import { createTeller } from './teller';

it('a step is told by its type until it is replayed, and then once', () => {
  const tell = jest.fn(() => 'Somou');
  const shop = counterShop({ tell });
  const timeline = createTimeline(counterLog([added(1), added(2)]), shop);
  const teller = createTeller(timeline, shop);
  expect([0, 1, 2, 3].map(teller.tell)).toEqual(['Início', 'added', 'added', '']);
  expect(timeline.ready()).toBe(0);
  timeline.stepTo(1);
  expect([1, 2, 1].map(teller.tell)).toEqual(['Somou', 'added', 'Somou']);
  expect(teller.isAbout(1, 'somou')).toBe(true);
  expect(tell).toHaveBeenCalledTimes(1);
});
