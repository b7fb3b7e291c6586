import type { SavedRecording } from './savedRecordings';
import { countTabs, sessionName, sessionsOf } from './sessions';

const MINUTE = 60_000;

/** A recording between two minutes. */
const recording = (id: string, from: number, to: number, after = ''): SavedRecording => ({
  id,
  after,
  startedAt: from * MINUTE,
  endedAt: to * MINUTE,
  count: 1,
});

describe('sessions', () => {
  const [long, short] = [recording('long', 0, 100), recording('short', 1, 2)];
  it.each([
    ['go on after half an hour', [recording('a', 0, 10), recording('b', 40, 50, 'a')], ['a Tab 1, b Tab 1']],
    ['end after more', [recording('a', 0, 10), recording('b', 40.1, 50, 'a')], ['b Tab 1', 'a Tab 1']],
    [
      'are as long as their longest recording',
      [long, short, recording('late', 120, 121, 'short')],
      ['long Tab 1, short Tab 2, late Tab 2'],
    ],
    ['are in the order of time', [recording('b', 5, 6, 'a'), recording('a', 0, 1)], ['a Tab 1, b Tab 1']],
    // Used one after the other, two tabs look like a reload.
    [
      'know a tab by its recording before',
      [recording('a', 0, 1), recording('b', 2, 3), recording('c', 4, 5, 'a')],
      ['a Tab 1, b Tab 2, c Tab 1'],
    ],
    [
      'count a duplicated tab as two',
      [recording('a', 0, 9), recording('b', 2, 9, 'a'), recording('c', 4, 9, 'a')],
      ['a Tab 1, b Tab 1, c Tab 2'],
    ],
    [
      'count a tab as another if its recording before is gone',
      [recording('b', 2, 3, 'gone'), recording('c', 4, 5, 'b'), recording('d', 5, 6, 'gone')],
      ['b Tab 1, c Tab 1, d Tab 2'],
    ],
  ])('%s', (_what, recordings, expected) => {
    const found = sessionsOf(recordings).map((session) =>
      session.map((one) => `${one.id} ${one.lane}`).join(', '),
    );
    expect(found).toEqual(expected);
  });
});

describe('a session', () => {
  const startedAt = new Date(2026, 10, 22, 14, 2).getTime();
  const load = (changes: Partial<SavedRecording>, lane = 'Tab 1') => ({
    ...recording('a', 0, 0),
    startedAt,
    count: 38,
    lane,
    ...changes,
  });

  it('is named after its time and its length', () => {
    expect(sessionName([load({})])).toBe('22/11 14:02, 38 steps');
    expect(sessionName([load({ count: 1 })])).toBe('22/11 14:02, 1 step');
    expect(sessionName([load({}), load({ startedAt: 0, count: 2 })])).toBe('22/11 14:02, 41 steps');
  });

  it('counts its tabs if it has more than one page load', () => {
    expect(countTabs([load({})])).toBe('');
    expect(countTabs([load({}), load({})])).toBe('1 tab, 2 page loads');
    expect(countTabs([load({}), load({}, 'Tab 2')])).toBe('2 tabs, 2 page loads');
  });
});
