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
  const added = { id: 'a', item: a, index: 2, stamp, added: { at: 3, tab: 'n' } };

  it('reads a change and a removal', () => {
    expect(parseMessage(added, parseItem)).toEqual(added);
    expect(parseMessage({ ...added, item: null }, parseItem)).toEqual({ ...added, item: null });
  });

  it('parses the item', () => {
    const foreign = { ...added, item: { ...a, quantity: 9, colour: 'blue' }, more: 1 };
    expect(parseMessage(foreign, parseItem)).toEqual({ ...added, item: { ...a, quantity: 5 } });
  });

  it.each([
    { ...added, stamp: { at: Number.MAX_SAFE_INTEGER, tab: 'm' } }, // No stamp could follow it.
    { ...added, stamp: { at: -1, tab: 'm' } },
    null,
    { ...added, id: 7 },
    { ...added, index: 1.5 },
    { ...added, stamp: null },
    { ...added, added: undefined },
    { ...added, added: 'first' },
    { ...added, stamp: { at: '5', tab: 'm' } },
    { ...added, stamp: { at: 5 } },
    { ...added, item: undefined },
    { ...added, item: {} },
    { ...added, item: { ...a, quantity: 'one' } },
    { ...added, item: b },
  ])('refuses %p', (message) => {
    expect(parseMessage(message, parseItem)).toBeNull();
  });
});
