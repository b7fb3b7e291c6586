/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createMask, type Segment } from 'action-log';
import { added } from 'action-log/testing';
import { keepWhenLeft, leftRecording, type LeftRecording } from '../recorder/leftRecording';
import { counterHost } from '../testing/counterHost';
import { leftLog } from './ownLog';

const segment = (count: number, ...payloads: number[]): Segment<{ count: number }> => ({
  snapshot: { count },
  actions: payloads.map(added),
  times: payloads.map(() => performance.timeOrigin),
  effects: [],
  marks: [],
  happened: [],
});
const host = counterHost();
const { app } = host;

/** What the next page of the tab finds after a page that recorded these segments. */
function leave(...segments: Segment<{ count: number }>[]): LeftRecording {
  const recording = { segments, end: () => ({ count: 42 }) };
  keepWhenLeft({ options: { name: 'app', app, reducer: host.reducer }, recorder: { recording } } as never);
  dispatchEvent(new Event('pagehide'));
  const left = leftRecording('app');
  if (!left) throw new Error('Nothing was kept.');
  return left;
}

it('the recording of the page before is a log, with what actions changed if the same build made it', async () => {
  const left = leave(segment(1, 40), segment(41, 1));
  expect(await leftLog(left, host)).toMatchObject({
    app,
    url: 'http://localhost/1',
    preloadedState: { count: 1 },
    actions: [added(40), added(1)],
    stepChanges: [{ state: '[["count",41]]' }, { state: '[["count",42]]' }],
  });
  expect(await leftLog(left, counterHost({ app: { version: '2', commit: 'abc' } }))).toMatchObject({
    screen: null,
    stepChanges: [],
  });
  expect(await leftLog(left, host, createMask())).toMatchObject({ actions: [added(0), added(0)] });
});

it('a recording is damaged if a segment does not begin with a state of the app', async () => {
  expect(await leftLog(leave({ ...segment(1, 1), snapshot: { count: 'none' as never } }), host)).toBe(
    'damaged',
  );
});

it('nothing is kept of a page that recorded nothing, or that is longer than the storage', () => {
  expect(leave(segment(1, 1)).segments).toHaveLength(1);
  dispatchEvent(new Event('pagehide')); // Of the pages above, too: the last one counts.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => leave(segment(1, 1))).toThrow('Nothing was kept.');
});
