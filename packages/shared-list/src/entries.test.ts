import { isLater, readEntries, writeEntries, type Entry } from './entries';
import { jsonHash } from './json';

const entry = (at: number, hash = 1, tab = 'm'): Entry => ({
  stamp: { at, tab },
  orderKey: { at: 1, tab: 'm' },
  hash,
});

describe('the later of two entries', () => {
  it.each([
    [undefined, true],
    [entry(4, 1, 'z'), true],
    [entry(6, 1, 'a'), false],
    [entry(5, 1, 'a'), true],
    [entry(5, 1, 'z'), false],
    [entry(5), false],
  ])('an entry with stamp 5 of tab m is compared with %p: it is later: %p', (known, expected) => {
    expect(isLater(entry(5), known)).toBe(expected);
  });

  it('the later of two entries is found even if two builds read one change differently', () => {
    expect([isLater(entry(5, 1), entry(5, 2)), isLater(entry(5, 2), entry(5, 1))]).toEqual([false, true]);
  });
});

describe('entries as text', () => {
  it('entries with any ids are read back as they were written', () => {
    const entries = new Map([
      ['__proto__', entry(5)],
      ['b', entry(6, 0)],
      ['a', entry(7, jsonHash({ id: 'a' }))],
    ]);
    expect(readEntries(writeEntries(entries))).toEqual(entries);
  });

  it('equal entries of two tabs have the same text', () => {
    const [a, b] = [
      ['a', entry(5)],
      ['b', entry(6)],
    ] as const;
    expect(writeEntries(new Map([a, b]))).toBe(writeEntries(new Map([b, a])));
  });

  it('a text of entries holds all items, but only the last 200 removals', () => {
    const many = Array.from({ length: 1000 }, (_, at) => [`i${at}`, entry(at, at % 2)] as const);
    const kept = [...readEntries(writeEntries(new Map(many)))];
    expect(kept.filter(([, { hash }]) => hash)).toHaveLength(500);
    const gone = kept.filter(([, { hash }]) => !hash).map(([, { stamp }]) => stamp.at);
    expect([gone.length, Math.min(...gone)]).toEqual([200, 600]);
  });

  const valid = '["a", 1, "m", 1, "m", 1]';
  it.each([
    null,
    '',
    'no JSON',
    '{}',
    '{"version": 1, "rows": [7, [], ["a", 1, "m", 1, "m"], ["a", 1.5, "m", 1, "m", 1]]}',
    `[${valid}]`,
    `{"version": 2, "rows": [${valid}]}`,
  ])('a text that is invalid or of another version holds no entries: %p', (text) => {
    expect([...readEntries(text)]).toEqual([]);
  });
});
