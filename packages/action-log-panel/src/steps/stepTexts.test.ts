import { createTimeline } from 'action-log';
import { added, counterLog, counterApp } from 'action-log/testing';
import { createStepTexts } from './stepTexts';

it('a step is described by its type until it is replayed, and then its text is computed once', () => {
  const describeAction = jest.fn(() => 'Somou');
  const shop = counterApp({ describe: describeAction });
  const timeline = createTimeline(counterLog([added(1), added(2)]), shop);
  const texts = createStepTexts(timeline, shop);
  expect([0, 1, 2, 3].map(texts.textOf)).toEqual(['Start', 'added', 'added', '']);
  expect(timeline.ready()).toBe(0);
  timeline.stepTo(1);
  expect([1, 2, 1].map(texts.textOf)).toEqual(['Somou', 'added', 'Somou']);
  expect(texts.contains(1, 'somou')).toBe(true);
  expect(describeAction).toHaveBeenCalledTimes(1);
});
