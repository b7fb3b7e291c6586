import { describeChanges } from './describeChanges';

const nameOf = (id: string) => ({ p1: 'Caneca Sabiá', p2: 'Caneca Ipê' })[id];
const cart = (...items: readonly object[]) => ({ cart: { items, open: null } });
const [first, second] = [
  { id: 'p1', name: 'Caneca Sabiá', quantity: 1 },
  { id: 'p2', name: 'Caneca Ipê', quantity: 1 },
];

describe('a change', () => {
  it('is described by names, with the value before and after', () => {
    expect(describeChanges(cart(first), cart({ ...first, quantity: 2 }), nameOf)).toEqual([
      { path: 'cart › Caneca Sabiá › quantity', before: 1, after: 2 },
    ]);
  });

  it('is one if something was added or removed with all its fields', () => {
    expect(describeChanges(cart(first), cart(first, second), nameOf)).toEqual([
      { path: 'cart › Caneca Ipê', before: undefined, after: second },
    ]);
    expect(describeChanges(cart(first, second), cart(first), nameOf)).toEqual([
      { path: 'cart › Caneca Ipê', before: second, after: undefined },
    ]);
    expect(describeChanges({ removed: null }, { removed: { index: 0, of: 2 } }, nameOf)).toEqual([
      { path: 'removed', before: null, after: { index: 0, of: 2 } },
    ]);
  });

  it('of the order lists the names in their order', () => {
    expect(describeChanges(cart(first, second), cart(second, first), nameOf)).toEqual([
      {
        path: 'cart › items › order',
        before: 'Caneca Sabiá, Caneca Ipê',
        after: 'Caneca Ipê, Caneca Sabiá',
      },
    ]);
  });

  it('of a long list contains the list itself, not its hash', () => {
    const list = Array.from({ length: 30 }, (_, at) => at);
    expect(describeChanges({}, { list }, nameOf)).toEqual([{ path: 'list', before: undefined, after: list }]);
  });

  it('of something without a name is described by its keys', () => {
    expect(describeChanges({ toString: { p3: 1 } }, { toString: { p3: 2 } }, nameOf)).toEqual([
      { path: 'toString › p3', before: 1, after: 2 },
    ]);
  });

  it('is left out if it is of no interest', () => {
    const state = (requestId: string, page: number) => ({ queries: { requestId, page } });
    expect(describeChanges(state('a', 1), state('b', 2), nameOf, /requestId$/)).toMatchObject([{ after: 2 }]);
  });
});
