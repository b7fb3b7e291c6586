import { valueAt } from './valueAt';

const item = (id: string, quantity = 1) => ({ id, quantity });

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
