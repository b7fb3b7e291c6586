import type { SavedRecording } from './savedRecordings';
import { nameSession, sessionsOf } from './sessions';

/** A recording between two minutes. */
const recording = (id: string, from: number, to: number, after = ''): SavedRecording => ({
  id,
  after,
  startedAt: from * 60_000,
  endedAt: to * 60_000,
  count: 1,
});

it.each([
  ['go on after half an hour', [recording('a', 0, 10), recording('b', 40, 50, 'a')], ['a Tab 1, b Tab 1']],
  ['end after more', [recording('a', 0, 10), recording('b', 40.1, 50, 'a')], ['b Tab 1', 'a Tab 1']],
  ['are as long as their longest recording', [recording('a', 0, 100), recording('b', 1, 2), recording('c', 120, 121, 'b')], ['a Tab 1, b Tab 2, c Tab 2']],
  ['are in the order of time', [recording('b', 5, 6, 'a'), recording('a', 0, 1)], ['a Tab 1, b Tab 1']],
  ['know a tab by its recording before', [recording('a', 0, 1), recording('b', 2, 3), recording('c', 4, 5, 'a')], ['a Tab 1, b Tab 2, c Tab 1']],
  ['count a duplicated tab as two', [recording('a', 0, 9), recording('b', 2, 9, 'a'), recording('c', 4, 9, 'a')], ['a Tab 1, b Tab 1, c Tab 2']],
  ['count a tab as another if its recording before is gone', [recording('b', 2, 3, 'gone'), recording('c', 4, 5, 'b'), recording('d', 5, 6, 'gone')], ['b Tab 1, c Tab 1, d Tab 2']],
])('sessions %s', (_what, recordings, expected) => {
  const sessions = sessionsOf(recordings).map((session) => session.map(({ id, tab }) => `${id} ${tab}`).join(', '));
  expect(sessions).toEqual(expected);
}); // prettier-ignore

it('a session is named after its time and its length, and counts its tabs if it has more than one page load', () => {
  const load = (count: number, tab = 'Tab 1', isOwn = false) => ({
    ...recording('a', 0, 0),
    count,
    tab,
    isOwn,
  });
  expect(nameSession([load(38)])).toMatch(/^\d\d\/\d\d \d\d:\d\d, 38 steps$/);
  expect(nameSession([load(1)])).toMatch(/, 1 step$/);
  expect(nameSession([load(38), load(2)])).toMatch(/, 41 steps, 1 tab, 2 page loads$/);
  expect(nameSession([load(1), load(1, 'Tab 2', true)])).toMatch(/, 2 tabs, 2 page loads, in progress$/);
});
