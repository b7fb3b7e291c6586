import { applyChange } from './itemChange';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, quantity: 1 })) as [Item, Item, Item];

interface Item {
  id: string;
  quantity: number;
}

it.each([
  ['a new item at its index', { id: 'c', item: c, index: 1 }, [a, c, b]],
  [
    'a known item in its own position',
    { id: 'b', item: { id: 'b', quantity: 5 }, index: 0 },
    [a, { id: 'b', quantity: 5 }],
  ],
  ['a removal', { id: 'a', item: null, index: 0 }, [b]],
  ['nothing if an unknown item is removed', { id: 'c', item: null, index: 0 }, [a, b]],
])('a change applies %s', (_what, change, expected) => {
  const list = [a, b];
  applyChange(list, change);
  expect(list).toEqual(expected);
});
