import type { SavedRecording } from './savedRecordings';
import { nameSession, sessionsOf } from './sessions';

/** A recording between two minutes. */
const recording = (id: string, from: number, to: number): SavedRecording => ({
  id,
  tab: 'a',
  startedAt: from * 60_000,
  endedAt: to * 60_000,
  count: 1,
});

it.each([
  ['go on after half an hour', [recording('a', 0, 10), recording('b', 40, 50)], ['ab']],
  ['end after more', [recording('a', 0, 10), recording('b', 40.1, 50)], ['b', 'a']],
  ['are as long as their longest recording', [recording('a', 0, 100), recording('b', 1, 2), recording('c', 120, 121)], ['abc']],
  ['are in the order of time', [recording('b', 5, 6), recording('a', 0, 1)], ['ab']],
])('sessions %s', (_what, recordings, expected) => {
  const sessions = sessionsOf(recordings).map((session) => session.map(({ id }) => id).join(''));
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
