/** @jest-environment ./tests/app/testing/jsdom.ts */
import { added, counterShop } from './testing/counterShop';
import { ownLog } from './ownLog';

describe('the log of the page', () => {
  const segment = {
    number: 0,
    snapshot: { count: 1 },
    actions: [added(6)],
    times: [5],
    asked: [],
    marks: [],
    happened: [],
  };

  it('tells what was recorded and where', () => {
    const log = ownLog(counterShop({ recording: { segments: [segment], end: () => ({ count: 7 }) } }), false);
    expect(log).toMatchObject({ app: { commit: 'abc' }, url: 'http://localhost/1', actions: [added(6)] });
    expect(log.hashes).toHaveLength(2);
  });

  it('is empty where nothing happened', () => {
    expect(ownLog(counterShop(), false)).toMatchObject({ url: 'http://localhost/7', actions: [] });
  });
});
