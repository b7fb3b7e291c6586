import { withNames } from './facts';

const [mug, shirt, twin] = ['aaaaaaaa-1', 'bbbbbbbb-2', 'cccccccc-3'];
const state = {
  items: [
    { id: mug, name: 'Mug' },
    { id: shirt, name: 'Shirt' },
    { id: twin, name: 'Shirt' },
  ],
};

it.each([
  [
    'a path',
    { path: `cart.items[${mug}].quantity`, expected: 1 },
    { path: 'cart.items[Mug].quantity', expected: 1 },
  ],
  ['an order', { path: 'order', expected: `${mug},${shirt}` }, { path: 'order', expected: `Mug,${shirt}` }],
  ['a saved value', { path: 'saved', actual: { [mug]: 2 } }, { path: 'saved', actual: { Mug: 2 } }],
  [
    'a text, but not where the other one has the name',
    { path: 'alert', expected: 'Mug is gone', actual: `${mug} is gone` },
    { path: 'alert', expected: 'Mug is gone', actual: `${mug} is gone` },
  ],
  ['an address', { path: `/product/${mug}` }, { path: `/product/${mug}` }],
])('says the name of a thing in %s', (_where, fact, named) => {
  expect(withNames([fact], [state])).toEqual([named]);
});
