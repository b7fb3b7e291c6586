/** @jest-environment ./tests/testing/app/jsdom.ts */
import { createMask, createTimeline, firstDifference, type Segment } from 'action-log';
import { added } from 'action-log/testing';
import type { Counter } from 'action-log/testing';
import type { Host } from '../host';
import { keepRecording } from '../recorder/keepRecording';
import { counterHost } from '../testing/counterHost';
import { logOfPageBefore, readPageBefore } from './pageBefore';

const host = counterHost();
const { app } = host;
const KEY = 'app:left';

const segment = (count: number, ...payloads: unknown[]): Segment<Counter> => ({
  snapshot: { count },
  actions: payloads.map((payload) => ({ type: 'added', payload })),
  times: payloads.map(() => performance.timeOrigin),
  effects: [],
  marks: [],
  happened: [],
});

/** A page of the tab that has recorded these segments and is watched. */
function openPage(segments: Segment<Counter>[], end = { count: 42 }) {
  return keepRecording({
    options: { name: 'app', app, reducer: host.reducer },
    recorder: { recording: { segments, end: () => end } },
  } as never);
}

const leave = () => dispatchEvent(new Event('pagehide'));
function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
}

/** What the next page of the tab reads. */
const next = (changes: Partial<Host<Counter>> = {}) =>
  readPageBefore(counterHost({ textOfPageBefore: () => sessionStorage.getItem(KEY), ...changes }));

async function logBefore(): ReturnType<typeof logOfPageBefore<Counter>> {
  const before = await next();
  if (!before || 'trouble' in before) throw new Error(before?.trouble ?? 'Nothing was kept.');
  return logOfPageBefore(before.log, host);
}

beforeEach(() => sessionStorage.clear());

it('the recording of the page before is a log; it contains the changes of its actions if the same build recorded it', async () => {
  openPage([segment(1, 40), segment(41, 1)]);
  leave();
  expect(await logBefore()).toMatchObject({
    app,
    url: 'http://localhost/1',
    preloadedState: { count: 1 },
    actions: [added(40), added(1)],
    stepChanges: [{ state: '[["count",41]]' }, { state: '[["count",42]]' }],
  });
  const other = counterHost({ app: { version: '2', commit: 'def' } });
  const before = await next();
  if (!before || 'trouble' in before) throw new Error('Nothing was kept.');
  expect(await logOfPageBefore(before.log, other)).toMatchObject({
    screen: null,
    stepChanges: [null, null],
  });
  const hidden = await logOfPageBefore(before.log, host, createMask());
  expect(hidden).toMatchObject({ actions: [added(0), added(0)], preloadedState: { count: 0 } });
  expect(hidden.hashes).toHaveLength(3);
  expect(firstDifference(hidden, host)).toBeNull();
});

it('a recording is kept as soon as the page is hidden, because a discarded tab gets no later event', async () => {
  const segments = [segment(1, 40)];
  openPage(segments);
  hide();
  segments.push(segment(41, 1));
  expect((await logBefore()).actions).toEqual([added(40)]);
  hide();
  expect((await logBefore()).actions).toEqual([added(40), added(1)]);
});

it('the recording of the page before stays available after this page was hidden, and after a return to it', () => {
  sessionStorage.setItem(KEY, 'of the page before');
  const textOfPageBefore = openPage([segment(1, 1)]);
  hide();
  expect(textOfPageBefore()).toBe('of the page before');
  sessionStorage.setItem(KEY, 'of the page that was open meanwhile');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(textOfPageBefore()).toBe('of the page that was open meanwhile');
});

it('the newest segments are kept, as many as fit', async () => {
  const store = new Map<string, string>();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => store.get(key) ?? null);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void store.delete(key));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (text.length > 50_000) throw new DOMException('full', 'QuotaExceededError');
    store.set(key, text);
  });
  const long = (from: number) => segment(from, ...Array.from({ length: 100 }, () => `${'1'.repeat(40)}`));
  openPage(Array.from({ length: 12 }, (_, at) => long(at)));
  leave();
  const before = await readPageBefore(counterHost({ textOfPageBefore: () => store.get(KEY) ?? null }));
  jest.restoreAllMocks();
  if (!before || 'trouble' in before) throw new Error('Nothing was kept.');
  const { length } = store.get(KEY) ?? '';
  const kept = before.log.actions.length / 100;
  expect(before.log.preloadedState).toEqual({ count: 12 - kept }); // The newest.
  expect(length + length / kept).toBeGreaterThan(50_000); // One more does not fit.
});

it('nothing is kept of a page that recorded nothing, or if the storage refuses it', async () => {
  openPage([]);
  leave();
  expect(await next()).toBeNull();
  sessionStorage.setItem(KEY, 'of another page');
  openPage([segment(1, 1)], { count: 1n as never });
  leave();
  expect(await next()).toBeNull();
});

describe('what is read back is checked', () => {
  it.each([
    '{"app":{"version":"0"',
    '{}',
    '[]',
    '5',
    '"x"',
    'null',
    '',
    '{"version":2,"segments":{}}',
    '{"segments":[]}',
    '{"segments":[{"actions":[]}],"recordedAt":"x","app":{"version":"1","commit":"a"},"viewport":{"width":1,"height":1}}',
    '{"format":"app-log","version":1,"app":{"version":"1","commit":"abc"},"preloadedState":"{\\"count\\":\\"x\\"}","payload":"[]"}',
  ])('a kept recording is refused if it is damaged: %s', async (text) => {
    expect(await next({ textOfPageBefore: () => text })).toEqual({
      trouble: 'What this tab kept of it is damaged.',
    });
  });

  it('a kept recording of another version of the format, or of another build, is named as such', async () => {
    openPage([segment(1, 1)]);
    leave();
    const text = sessionStorage.getItem(KEY) ?? '';
    const otherFormat = text.replace('"version": 1,', '"version": 2,');
    expect(await next({ textOfPageBefore: () => otherFormat })).toEqual({
      trouble: 'The format of its log is not version 1, the only one that this app reads.',
    });
    const isState = (value: unknown): value is Counter => value === 'of version 2';
    expect(await next({ app: { version: '2', commit: 'def' }, isState })).toEqual({
      trouble:
        "The app's version 1 (abc) recorded it. This is version 2 (def), which does not know its states.",
    });
    expect(await next({ isState })).toEqual({ trouble: 'What this tab kept of it is damaged.' });
  });

  it('the states of a kept recording can be shown', async () => {
    openPage([segment(1, 1, 2)]);
    leave();
    expect(createTimeline(await logBefore(), host).stateAt(2)).toEqual({ count: 4 });
  });
});
