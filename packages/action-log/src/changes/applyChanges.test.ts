import fc from 'fast-check';
import { applyChanges, valueAt } from './applyChanges';
import { changesBetween } from './changes';

const item = (id: string, quantity = 1) => ({ id, quantity });

describe('applying changes', () => {
  it.each([
    ['a value', { a: { b: 1 } }, { a: { b: 2 } }],
    ['a value that goes', { a: { b: 1, c: 2 } }, { a: { b: 1 } }],
    ['a record in the place of null', { removed: null }, { removed: { item: item('a'), index: 0 } }],
    ['null in the place of a record', { removed: { item: item('a') } }, { removed: null }],
    ['a new item', { items: [item('a')] }, { items: [item('a'), item('b', 2)] }],
    ['a new item in front', { items: [item('a')] }, { items: [item('b'), item('a')] }],
    ['an item that goes', { items: [item('a'), item('b')] }, { items: [item('b')] }],
    [
      'another order',
      { items: [item('a'), item('b'), item('c')] },
      { items: [item('c'), item('a'), item('b')] },
    ],
    ['a list that appears', {}, { items: [item('a')] }],
    ['an empty list that appears', {}, { items: [] }],
    ['a list of numbers', { list: [1] }, { list: [1, 2] }],
    ['nothing', { a: 1 }, { a: 1 }],
  ])('lead to the state: %s', (_what, before, after) => {
    const kept = structuredClone(before);
    expect(applyChanges(before, changesBetween(before, after), null)).toEqual(after);
    expect(before).toEqual(kept);
  });

  it('leads to any state of items, or returns null', () => {
    const cart = fc
      .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.nat(3) }), {
        selector: ({ id }) => id,
      })
      .map((items) => ({ cart: { items, openMenu: null } }));
    fc.assert(
      fc.property(cart, cart, (before, after) =>
        expect(applyChanges(before, changesBetween(before, after), null)).toEqual(after),
      ),
    );
  });

  it('takes a long list from the other state', () => {
    const after = { products: Array.from({ length: 30 }, (_, at) => item(`p${at}`)), count: 30 };
    const changes = changesBetween({}, after);
    expect(applyChanges({}, changes, after)).toEqual(after);
    expect(applyChanges({}, changes, { products: [] })).toEqual({ ...after, products: changes[0]?.[1] });
  });

  it.each([
    ['what is there already', { a: 1 }, ['a', 1]],
    ['an id that a path cannot contain', { items: [item('a]')] }, ['items[a]].quantity', 2]],
    ['an order of something that is not a list', { items: 1 }, ['items order', 'b,a']],
  ] as const)('returns null for changes that do not fit: %s', (_what, before, change) => {
    expect(applyChanges(before, [change], null)).toBeNull();
  });
});

describe('the value at a path', () => {
  const state = { cart: { items: [item('p1', 4)] }, query: { 'list(undefined)': { status: 'pending' } } };

  it.each([
    ['cart.items[p1].quantity', 4],
    ['query.list(undefined).status', 'pending'],
    ['cart.items[p2].quantity', undefined],
    ['cart[p2]', undefined],
    ['cart.items order', 'p1'],
    ['cart order', undefined],
    ['', state],
  ])('%s', (path, value) => {
    expect(valueAt(state, path)).toEqual(value);
  });
});
