/** @jest-environment ./tests/app/testing/jsdom.ts */
import { added } from 'action-log/testing';
import { counterHost } from '../testing/counterHost';
import { ownLog } from './ownLog';

describe('the log of the page', () => {
  const segment = {
    number: 0,
    snapshot: { count: 1 },
    actions: [added(6)],
    times: [5],
    requests: [],
    marks: [],
    happened: [],
  };

  it('contains what was recorded and where', async () => {
    const recording = { segments: [segment], end: () => ({ count: 7 }) };
    const log = await ownLog(counterHost({ recorder: { recording, mark: () => {} } }), undefined, () => {});
    expect(log).toMatchObject({ app: { commit: 'abc' }, url: 'http://localhost/1', actions: [added(6)] });
    expect(log.hashes).toHaveLength(2);
  });

  it('is empty if nothing happened', async () => {
    expect(await ownLog(counterHost(), undefined, () => {})).toMatchObject({
      url: 'http://localhost/7',
      actions: [],
    });
  });
});
