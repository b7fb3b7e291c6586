import { orderPlaced, productAdded, productRemoved } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { pageChosen } from '@/features/catalogue';
import { rootReducer, type RootState } from '@/app/redux/rootReducer';
import { checked, checkState } from './invariants';

const start = rootReducer(undefined, { type: 'start' });
const added = rootReducer(start, productAdded(productOf({ id: 'a' })));
const cartOf = (changes: object): RootState => ({ ...added, cart: { ...added.cart, ...changes } });
const [line] = added.cart.items;

describe('checkState', () => {
  it('accepts a state that a shopper can reach', () => {
    expect(() => [start, added].forEach(checkState)).not.toThrow();
  });

  it.each([
    ['An item is in the cart twice: a,a', cartOf({ items: [line, line] })],
    ['The quantity of a is 0', cartOf({ items: [{ ...line, quantity: 0 }] })],
    ['The quantity of a is 1.5', cartOf({ items: [{ ...line, quantity: 1.5 }] })],
    ['The menu of b, which is not in the cart, is open', cartOf({ openMenu: 'b' })],
    ['Page 0 of 1 is shown', { ...start, catalogue: { ...start.catalogue, page: 0 } }],
    ['The path is ""', { ...start, navigation: { ...start.navigation, pathname: '' } }],
    ['The history entry is -1', { ...start, navigation: { ...start.navigation, index: -1 } }],
  ])('names what is wrong: %s', (message, state) => {
    expect(() => checkState(state)).toThrow(new Error(message));
  });
});

describe('a checked reducer', () => {
  let calls = 0;
  const turned = (state: RootState): RootState => ({
    ...state,
    checkout: { isWaiting: !state.checkout.isWaiting },
  });

  it('returns the same states as the reducer', () => {
    expect(checked()(start, orderPlaced())).toBe(start);
    expect(checked()(added, productRemoved('a')).cart.items).toEqual([]);
  });

  it.each<[string, (state: RootState) => RootState, RootState, Parameters<typeof rootReducer>[1]]>([
    [
      'A reducer changed the state that it was given',
      (state) => Object.assign(state, { checkout: { isWaiting: true } }),
      { ...start },
      { type: 'any' },
    ],
    [
      'Reducing twice leads to two states',
      (state) => (calls++ % 2 === 0 ? state : turned(state)),
      start,
      { type: 'any' },
    ],
    [
      'The state differs after a round trip through JSON',
      (state) => ({ ...state, catalogue: { ...state.catalogue, search: new Date(0) as never } }),
      start,
      { type: 'any' },
    ],
    ['An invalid order changed the state', turned, start, orderPlaced()],
    [
      'A refused event changed the cart',
      (state) => ({ ...state, cart: { ...state.cart } }),
      start,
      productRemoved('b'),
    ],
    [
      'An invalid page changed the catalogue',
      (state) => ({ ...state, catalogue: { ...state.catalogue } }),
      start,
      pageChosen(0),
    ],
  ])('names what is wrong: %s', (message, reducer, before, action) => {
    expect(() => checked(reducer)(before, action)).toThrow(new Error(message));
  });
});
