import { isFields } from '../changes/fields';
import { isNewer, itemChanges, parseChange } from './itemChanges';

interface Item {
  id: string;
  quantity: number;
}

/** Quantities are 1 to 5. */
const parseItem = (value: unknown): Item | null =>
  isFields(value) && typeof value.id === 'string' && typeof value.quantity === 'number'
    ? { id: value.id, quantity: Math.min(value.quantity, 5) }
    : null;

const itemOf = (id: string): Item => ({ id, quantity: 1 });
const [a, b, c] = [itemOf('a'), itemOf('b'), itemOf('c')];
const items = [a, b, c];

describe('itemChanges', () => {
  it('is nothing between equal lists', () => {
    expect(itemChanges(items, items)).toEqual([]);
    expect(itemChanges(items, [...items])).toEqual([]);
  });

  it('tells an added item and its place', () => {
    expect(itemChanges([a, c], [a, b, c])).toEqual([{ id: 'b', item: b, index: 1 }]);
  });

  it('tells a changed item as it is now', () => {
    const more = { ...b, quantity: 4 };
    expect(itemChanges(items, [a, more, c])).toEqual([{ id: 'b', item: more, index: 1 }]);
  });

  it('tells a removed item', () => {
    expect(itemChanges(items, [a, c])).toEqual([{ id: 'b', item: null, index: 0 }]);
  });

  it('tells every item of an emptied list', () => {
    expect(itemChanges(items, []).map(({ id, item }) => [id, item])).toEqual([
      ['a', null],
      ['b', null],
      ['c', null],
    ]);
  });
});

describe('isNewer', () => {
  const stamp = { at: 5, tab: 'm' };
  it.each([
    [undefined, true],
    [{ at: 4, tab: 'z' }, true],
    [{ at: 6, tab: 'a' }, false],
    [{ at: 5, tab: 'a' }, true],
    [{ at: 5, tab: 'z' }, false],
    [{ at: 5, tab: 'm' }, false],
  ])('than %p: %p', (known, expected) => {
    expect(isNewer(stamp, known)).toBe(expected);
  });
});

describe('parseChange', () => {
  const stamp = { at: 5, tab: 'm' };
  const added = { id: 'a', item: a, index: 2, stamp };

  it('reads what a tab tells of an item, and of its removal', () => {
    expect(parseChange(added, parseItem)).toEqual(added);
    expect(parseChange({ ...added, item: null }, parseItem)).toEqual({ ...added, item: null });
  });

  it('has the item read by its own parser', () => {
    const foreign = { ...added, item: { ...a, quantity: 9, colour: 'blue' }, more: 1 };
    expect(parseChange(foreign, parseItem)).toEqual({ ...added, item: { ...a, quantity: 5 } });
  });

  it.each([
    null,
    undefined,
    'hello',
    { ...added, id: 7 },
    { ...added, index: 1.5 },
    { ...added, index: '0' },
    { ...added, stamp: null },
    { ...added, stamp: 'now' },
    { ...added, stamp: { at: '5', tab: 'm' } },
    { ...added, stamp: { at: 5 } },
    { ...added, item: undefined },
    { ...added, item: {} },
    { ...added, item: { ...a, quantity: 'one' } },
    { ...added, item: b },
  ])('refuses %p', (message) => {
    expect(parseChange(message, parseItem)).toBeNull();
  });
});
