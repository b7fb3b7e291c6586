import { describeFacts } from './facts';

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Mug ${index}` }));

it('facts about numbers and texts come before facts about whole items, and at most 12 of them are shown', () => {
  const expected = { list: { items: products(20) }, error: null };
  const actual = { list: { items: [] }, error: 'timeout of 2000ms exceeded' };
  const lines = describeFacts([{ path: 'api', expected, actual }]);
  expect(lines.slice(0, 3)).toEqual([
    'api.error: - expected, + actual',
    '- null',
    '+ "timeout of 2000ms exceeded"',
  ]);
  const longest = describeFacts([{ path: 'items', expected: products(20) }]);
  expect(longest).toHaveLength(14);
  expect(longest.at(-1)).toBe('  … and 70 more lines of this value');
});

it('facts about an outline are all shown', () => {
  const expected = Array.from({ length: 30 }, (_, index) => `- text: ${index}`);
  expect(describeFacts([{ path: 'page', expected, actual: [] }])).toHaveLength(31);
});

it('a part of the state that only one side has is one whole, after the other values', () => {
  const item = { id: 'p1', name: 'Mug', price: 3734 };
  const gone = Object.entries(item).map(([key, expected]) => ({
    path: `cart.removed.item.${key}`,
    expected,
  }));
  expect(describeFacts([...gone, { path: 'cart.openMenu', expected: null, actual: 'p1' }])).toEqual([
    'cart.openMenu: - expected, + actual',
    '- null',
    '+ "p1"',
    'cart.removed: - expected, + actual',
    '- item.id: "p1"',
    '- item.name: "Mug"',
    '- item.price: 3734',
  ]);
  const many = Array.from({ length: 14 }, (_, index) => ({ path: `cart.removed.v${index}`, actual: index }));
  expect(describeFacts(many).slice(-2)).toEqual(['+ v11: 11', '  … and 2 more lines of this value']);
});

it('two values that only one side has are shown by their own names', () => {
  expect(describeFacts(['a', 'b'].map((key) => ({ path: `cart.${key}`, actual: 1 })))).toEqual(
    ['a', 'b'].flatMap((key) => [`cart.${key}: - expected, + actual`, '+ 1']),
  );
});
