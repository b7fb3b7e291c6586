import type { Kept } from './kept';
import { sessionsOf } from './sessions';

const MINUTE = 60_000;

/** A recording between two minutes. */
const kept = (id: string, from: number, to: number, after = ''): Kept => ({
  id,
  after,
  startedAt: from * MINUTE,
  endedAt: to * MINUTE,
  count: 1,
  pages: [],
  name: '',
});

const sessions = (...recordings: Kept[]) =>
  sessionsOf(recordings).map((session) => session.map(({ kept, lane }) => `${kept.id} ${lane}`).join(', '));

describe('a session', () => {
  it('goes on after a break of half an hour, but not after a longer one', () => {
    expect(sessions(kept('a', 0, 10), kept('b', 40, 50, 'a'))).toEqual(['a Aba 1, b Aba 1']);
    expect(sessions(kept('a', 0, 10), kept('b', 40.1, 50, 'a'))).toEqual(['b Aba 1', 'a Aba 1']);
  });

  it('is as long as its longest recording', () => {
    expect(sessions(kept('long', 0, 100), kept('short', 1, 2), kept('late', 120, 121, 'short'))).toEqual([
      'long Aba 1, short Aba 2, late Aba 2',
    ]);
  });

  it('has its recordings in the order in which they began, not in the order of the database', () => {
    expect(sessions(kept('b', 5, 6, 'a'), kept('a', 0, 1))).toEqual(['a Aba 1, b Aba 1']);
  });
});

describe('a tab', () => {
  it('is known by its recording before, not by the time', () => {
    // Used one after the other, two tabs look like a reload.
    expect(sessions(kept('a', 0, 1), kept('b', 2, 3), kept('c', 4, 5, 'a'))).toEqual([
      'a Aba 1, b Aba 2, c Aba 1',
    ]);
  });

  it('counts as two if it was duplicated', () => {
    expect(sessions(kept('a', 0, 9), kept('b', 2, 9, 'a'), kept('c', 4, 9, 'a'))).toEqual([
      'a Aba 1, b Aba 1, c Aba 2',
    ]);
  });

  it('counts as another one if its recording before is not kept any more', () => {
    expect(sessions(kept('b', 2, 3, 'gone'), kept('c', 4, 5, 'b'), kept('d', 5, 6, 'gone'))).toEqual([
      'b Aba 1, c Aba 1, d Aba 2',
    ]);
  });
});
