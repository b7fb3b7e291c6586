import { isFields } from 'action-log';
import { parseChange } from './itemChanges';

interface Item {
  id: string;
  quantity: number;
}

/** Quantities are 1 to 5. */
const parseItem = (value: unknown): Item | null =>
  isFields(value) && typeof value.id === 'string' && typeof value.quantity === 'number'
    ? { id: value.id, quantity: Math.min(value.quantity, 5) }
    : null;

const a: Item = { id: 'a', quantity: 1 };
const b: Item = { id: 'b', quantity: 1 };

describe('parseChange', () => {
  const stamp = { at: 5, tab: 'm' };
  const added = { id: 'a', item: a, index: 2, stamp };

  it('reads what a tab tells of an item, and of its removal', () => {
    expect(parseChange(added, parseItem)).toEqual(added);
    expect(parseChange({ ...added, item: null }, parseItem)).toEqual({ ...added, item: null });
  });

  it('reads its place, which older builds do not send', () => {
    const placed = { ...added, added: { at: 3, tab: 'n' } };
    expect(parseChange(placed, parseItem)).toEqual(placed);
    expect(parseChange({ ...added, added: 'first' }, parseItem)).toEqual(added);
  });

  it('has the item read by its own parser', () => {
    const foreign = { ...added, item: { ...a, quantity: 9, colour: 'blue' }, more: 1 };
    expect(parseChange(foreign, parseItem)).toEqual({ ...added, item: { ...a, quantity: 5 } });
  });

  it.each([
    { ...added, stamp: { at: Number.MAX_SAFE_INTEGER, tab: 'm' } }, // No stamp could follow it.
    { ...added, stamp: { at: -1, tab: 'm' } },
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
