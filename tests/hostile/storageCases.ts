// What storage may hold under the shop's two keys: damaged by hand, by another version or by another shop.

import { goodProduct } from './goodProduct';

/** A valid item, which is in the saved cart beside each damaged one. */
export const goodItem = { ...goodProduct, formatDate: 1704067200000, quantity: 1 };

const texts = [
  '',
  ' ',
  '{',
  '[',
  '[{',
  'null',
  'undefined',
  'NaN',
  'true',
  '7',
  '-0',
  '1e999',
  '"text"',
  '{}',
  '[]',
  '[null]',
  '[[]]',
  '[[[[]]]]',
  '[1,"x",true,{}]',
  '\0',
  '\ufeff[]',
  '{"items":[]}',
  '{"items":"x"}',
  '{"length":3}',
  '{"__proto__":{"items":[1]}}',
  '[{"__proto__":{"id":"x"}}]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"_persist":{"version":-1,"rehydrated":true}}',
];

const strange: readonly unknown[] = [null, 7, -1, '', 'x', [], {}, true, { toString: 1 }];

/** An item for each field and each strange value. */
const damagedItems = Object.keys(goodItem).flatMap((field) =>
  strange.map((value) => ({ ...goodItem, id: 'ruim', [field]: value })),
);

/** Texts of a saved cart: all of it is wrong, or one field of an item beside the good one. */
export const corruptCarts: readonly string[] = [
  ...texts,
  ...damagedItems.map((item) => JSON.stringify([item, goodItem])),
];

/** Texts of saved choices. */
export const corruptChoices: readonly string[] = [
  ...texts,
  ...['category', 'sort', 'search', 'page'].flatMap((field) =>
    [null, 7, 1.5, '', 'constructor', [], {}, { toString: 1 }].map((value) =>
      JSON.stringify({ category: 'mugs', sort: 'newest', search: 'caneca', page: 2, [field]: value }),
    ),
  ),
];
