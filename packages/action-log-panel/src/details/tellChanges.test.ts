import { tellChanges } from './tellChanges';

const names = {
  words: { cart: 'Carrinho', quantity: 'quantidade' },
  nameOf: (id: string) => ({ p1: 'Caneca Sabiá', p2: 'Caneca Ipê' })[id],
};
const cart = (...items: readonly object[]) => ({ cart: { items, open: null } });
const [first, second] = [
  { id: 'p1', name: 'Caneca Sabiá', quantity: 1 },
  { id: 'p2', name: 'Caneca Ipê', quantity: 1 },
];

describe('a change', () => {
  it('is told by names, with the value before and after', () => {
    expect(tellChanges(cart(first), cart({ ...first, quantity: 2 }), names)).toEqual([
      { place: 'Carrinho › Caneca Sabiá › quantidade', before: 1, after: 2 },
    ]);
  });

  it('is one, where something came or went with all its fields', () => {
    expect(tellChanges(cart(first), cart(first, second), names)).toEqual([
      { place: 'Carrinho › Caneca Ipê', before: undefined, after: second },
    ]);
    expect(tellChanges(cart(first, second), cart(first), names)).toEqual([
      { place: 'Carrinho › Caneca Ipê', before: second, after: undefined },
    ]);
    expect(tellChanges({ removed: null }, { removed: { index: 0, of: 2 } }, names)).toEqual([
      { place: 'removed', before: null, after: { index: 0, of: 2 } },
    ]);
  });

  it('of the order tells the names in their order', () => {
    expect(tellChanges(cart(first, second), cart(second, first), names)).toEqual([
      {
        place: 'Carrinho › items › ordem',
        before: ['Caneca Sabiá', 'Caneca Ipê'],
        after: ['Caneca Ipê', 'Caneca Sabiá'],
      },
    ]);
  });

  it('of a long list tells the list itself, not its hash', () => {
    const list = Array.from({ length: 30 }, (_, at) => at);
    expect(tellChanges({}, { list }, names)).toEqual([{ place: 'list', before: undefined, after: list }]);
  });

  it('of something that nobody has named is told by its keys', () => {
    expect(tellChanges({ toString: { p3: 1 } }, { toString: { p3: 2 } }, names)).toEqual([
      { place: 'toString › p3', before: 1, after: 2 },
    ]);
  });
});
