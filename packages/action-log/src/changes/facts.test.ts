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
