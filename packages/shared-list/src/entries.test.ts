import { isLater, readEntries, sumOf, writeEntries, type Entry } from './entries';

const entry = (at: number, sum = 1, tab = 'm'): Entry => ({
  stamp: { at, tab },
  added: { at: 1, tab: 'm' },
  sum,
});

describe('of two entries', () => {
  it.each([
    [undefined, true],
    [entry(4, 1, 'z'), true],
    [entry(6, 1, 'a'), false],
    [entry(5, 1, 'a'), true],
    [entry(5, 1, 'z'), false],
    [entry(5), false],
  ])('one of stamp 5 of tab m is later than %p: %p', (known, expected) => {
    expect(isLater(entry(5), known)).toBe(expected);
  });

  it('one is later even where two builds read one change differently', () => {
    expect([isLater(entry(5, 1), entry(5, 2)), isLater(entry(5, 2), entry(5, 1))]).toEqual([false, true]);
  });
});

describe('what is kept', () => {
  it('is read back, whatever the ids', () => {
    const entries = new Map([
      ['__proto__', entry(5)],
      ['b', entry(6, 0)],
      ['a', entry(7, sumOf({ id: 'a' }))],
    ]);
    expect(readEntries(writeEntries(entries))).toEqual(entries);
  });

  it('is the same text in every tab that knows the same', () => {
    const [one, other] = [
      ['a', entry(5)],
      ['b', entry(6)],
    ] as const;
    expect(writeEntries(new Map([one, other]))).toBe(writeEntries(new Map([other, one])));
  });

  it('is everything that is there, but only the last of what is gone', () => {
    const many = Array.from({ length: 1000 }, (_, at) => [`i${at}`, entry(at, at % 2)] as const);
    const kept = [...readEntries(writeEntries(new Map(many)))];
    expect(kept.filter(([, { sum }]) => sum)).toHaveLength(500);
    const gone = kept.filter(([, { sum }]) => !sum).map(([, { stamp }]) => stamp.at);
    expect([gone.length, Math.min(...gone)]).toEqual([200, 600]);
  });

  it.each([null, '', 'no JSON', '{}', '[7, [], ["a", 1, "m", 1, "m"], ["a", 1.5, "m", 1, "m", 1]]'])(
    'is nothing where it cannot be read: %p',
    (text) => {
      expect([...readEntries(text)]).toEqual([]);
    },
  );
});
