import { differingParts } from './differingParts';

const long =
  'a description that is long enough to make the whole value too long to be compared by eye'.repeat(2);
const mug = { id: 'p1', name: 'Mug', text: long, price: 5 };
const shirt = { id: 'p2', name: 'Shirt', text: long, price: 9 };
const compared = (expected: unknown, found: unknown) =>
  differingParts({ path: 'products', expected: { value: expected }, found: { value: found } }).map(
    ({ path, expected: wanted, found: had }) => [path, wanted.value, had.value],
  );

it.each<[string, unknown, unknown, unknown[]]>([
  ['the field of an item', [mug, shirt], [mug, { ...shirt, price: 1 }], [['products[p2].price', 9, 1]]],
  ['an item that is gone', [mug, shirt], [mug], [['products[p2]', shirt, undefined]]],
  ['another order of items', [mug, shirt], [shirt, mug], [['products order', 'p1,p2', 'p2,p1']]],
  ['an item that is new', [mug], [mug, shirt], [['products[p2]', undefined, shirt]]],
  ['a list of texts', [long, 'a'], [long, 'b'], [['products', [long, 'a'], [long, 'b']]]],
  ['a short value as a whole', [1, 2], [1, 3], [['products', [1, 2], [1, 3]]]],
  ['nothing in equal values', [mug], [{ ...mug }], []],
])('names %s', (_what, expected, found, paths) => {
  expect(compared(expected, found)).toEqual(paths);
});
