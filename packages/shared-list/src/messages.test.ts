import { parseMessage } from './messages';

interface Item {
  id: string;
  quantity: number;
}

/** Quantities are 1 to 5. */
const parseItem = (value: unknown): Item | null => {
  const { id, quantity } = Object(value) as Record<string, unknown>;
  return typeof id === 'string' && typeof quantity === 'number'
    ? { id, quantity: Math.min(quantity, 5) }
    : null;
};

const a: Item = { id: 'a', quantity: 1 };
const b: Item = { id: 'b', quantity: 1 };

describe('parseMessage', () => {
  const stamp = { at: 5, tab: 'm' };
  const change = { id: 'a', item: a, index: 2, stamp, orderKey: { at: 3, tab: 'n' } };
  const added = { version: 1, ...change };

  it('parseMessage reads a change and a removal', () => {
    expect(parseMessage(added, parseItem)).toEqual(change);
    expect(parseMessage({ ...added, item: null }, parseItem)).toEqual({ ...change, item: null });
  });

  it('parseMessage parses the item', () => {
    const foreign = { ...added, item: { ...a, quantity: 9, colour: 'blue' }, more: 1 };
    expect(parseMessage(foreign, parseItem)).toEqual({ ...change, item: { ...a, quantity: 5 } });
  });

  it.each([
    { ...added, stamp: { at: Number.MAX_SAFE_INTEGER, tab: 'm' } }, // No stamp could follow it.
    { ...added, stamp: { at: -1, tab: 'm' } },
    null,
    { ...added, id: 7 },
    { ...added, index: 1.5 },
    { ...added, stamp: null },
    { ...added, orderKey: undefined },
    { ...added, orderKey: 'first' },
    change,
    { ...added, version: 2 },
    { ...added, stamp: { at: '5', tab: 'm' } },
    { ...added, stamp: { at: 5 } },
    { ...added, item: undefined },
    { ...added, item: {} },
    { ...added, item: { ...a, quantity: 'one' } },
    { ...added, item: b },
  ])('parseMessage refuses %p', (message) => {
    expect(parseMessage(message, parseItem)).toBeNull();
  });
});
