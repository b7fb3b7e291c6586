import type { UnknownAction } from '@reduxjs/toolkit';
import { productOf, productState } from '@/entities/product/@x/cart/index.fixtures';
import { locationChanged } from '@/shared/navigation';
import { cartItem } from '../index.fixtures';
import {
  selectCartCount,
  selectCartItems,
  selectIsCartEmpty,
  selectOpenQuantityMenu,
  selectOrderedCategory,
  selectRemovedName,
} from './selectors';
import {
  cartReducer,
  cartRestored,
  changedElsewhere,
  orderFinished,
  orderPlaced,
  orderUndone,
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  undoExpired,
} from './slice';

const product = (id: string) => productOf({ id, name: `Caneca ${id}` });
const item = (id: string, quantity = 1) => cartItem({ id, quantity });
const added = (id: string) => productAdded(product(id));
const chosen = (id: string, quantity: number) => quantityChanged({ id, quantity });
/** What another tab did with an item. */
const elsewhere = (id: string, changed: ReturnType<typeof item> | null, index = 0) =>
  changedElsewhere({ id, item: changed, index });

/** The state after one each of the products a, b and c were added, and after these events. */
const after = (...events: UnknownAction[]) => ({
  cart: [...['a', 'b', 'c'].map(added), ...events].reduce(
    cartReducer,
    cartReducer(undefined, { type: 'start' }),
  ),
});
const linesOf = (state: ReturnType<typeof after>) =>
  selectCartItems(state)
    .map(({ id, quantity }) => `${quantity} ${id}`)
    .join(', ');

it.each<[what: string, events: UnknownAction[], lines: string, offer?: string]>([
  ['adding appends one of the product', [added('z')], '1 a, 1 b, 1 c, 1 z'],
  ['a product in the cart is not added again', [chosen('b', 4), added('b')], '1 a, 4 b, 1 c'],
  ['a product that is not in the list is not added', [productAdded(null)], '1 a, 1 b, 1 c'],
  ['removing takes the item out and offers to undo', [productRemoved('b')], '1 a, 1 c', 'Caneca b'],
  ['removing what is not in the cart changes nothing', [productRemoved('x')], '1 a, 1 b, 1 c'],
  [
    'undoing puts the item back at its index with its quantity',
    [chosen('b', 3), productRemoved('b'), removalUndone()],
    '1 a, 3 b, 1 c',
  ],
  [
    'undoing puts back the last removed item only',
    [productRemoved('a'), productRemoved('b'), removalUndone(), removalUndone()],
    '1 b, 1 c',
  ],
  [
    'undoing does not put back an item that has come back',
    [productRemoved('a'), cartRestored([item('a', 2)]), removalUndone()],
    '2 a, 1 b, 1 c',
  ],
  [
    'undoing puts nothing back once the offer has expired',
    [productRemoved('a'), undoExpired(), removalUndone()],
    '1 b, 1 c',
  ],
  ['nothing is offered once the product was added again', [productRemoved('a'), added('a')], '1 b, 1 c, 1 a'],
  ['the offer stays while another is added', [productRemoved('a'), added('z')], '1 b, 1 c, 1 z', 'Caneca a'],
  ['an order empties the cart and withdraws the offer', [productRemoved('a'), orderPlaced()], ''],
  ['a quantity is what was chosen', [chosen('a', 5)], '5 a, 1 b, 1 c'],
  ['a quantity may be any whole number above 0', [chosen('a', 99)], '99 a, 1 b, 1 c'],
  [
    'what was added in the meantime is kept behind the saved cart',
    [cartRestored([item('z', 2), item('b', 4)])],
    '2 z, 4 b, 1 a, 1 c',
  ],
  ['another tab changes an item without moving it', [elsewhere('b', item('b', 5))], '1 a, 5 b, 1 c'],
  ['another tab inserts an item at its index', [elsewhere('z', item('z'), 1)], '1 a, 1 z, 1 b, 1 c'],
  ['another tab removes an item, without an offer here', [elsewhere('a', null)], '1 b, 1 c'],
  ['another tab removes what is not here', [elsewhere('z', null)], '1 a, 1 b, 1 c'],
  [
    'another tab brings back the removed item, which is no longer offered',
    [productRemoved('a'), elsewhere('a', item('a'))],
    '1 a, 1 b, 1 c',
  ],
  [
    'another tab adds another item, and the offer stays',
    [productRemoved('a'), elsewhere('z', item('z'))],
    '1 z, 1 b, 1 c',
    'Caneca a',
  ],
])('%s', (_what, events, lines, ...[offer]) => {
  const state = after(...events);
  expect(linesOf(state)).toBe(lines);
  expect(selectRemovedName({ ...state, product: productState() })).toBe(offer);
  expect(selectCartCount(state)).toBe(selectCartItems(state).length);
  expect(selectIsCartEmpty(state)).toBe(lines === '');
});

describe('the quantity menus', () => {
  const open = (...events: UnknownAction[]) => selectOpenQuantityMenu(after(...events));

  it('only one quantity menu is open at a time', () => {
    expect(open(quantityMenuToggled('a'))).toBe('a');
    expect(open(quantityMenuToggled('a'), quantityMenuToggled('b'))).toBe('b');
    expect(open(quantityMenuToggled('a'), quantityMenuToggled('a'))).toBeNull();
  });

  it('a quantity menu opens only for an item in the cart', () => {
    expect(open(quantityMenuToggled('x'))).toBeNull();
  });

  it.each([
    ['a quantity is chosen', chosen('a', 5), null],
    ['its item is removed', productRemoved('a'), null],
    ['another item is removed', productRemoved('b'), 'a'],
    ['the shopper goes elsewhere', locationChanged({ to: '/', arrival: 'pushed' }), null],
    ['the order is placed', orderPlaced(), null],
    ['another tab removes the item', elsewhere('a', null), null],
    ['another tab removes another item', elsewhere('b', null), 'a'],
    ['another tab changes the item', elsewhere('a', item('a', 2)), 'a'],
  ])('the open quantity menu closes or stays open when %s', (_what, event, expected) => {
    expect(open(quantityMenuToggled('a'), event)).toBe(expected);
  });

  it.each([chosen('a', 0), chosen('a', -1), chosen('a', 1.5), chosen('a', NaN), chosen('x', 2)])(
    'a quantity that makes no sense changes nothing: %j',
    (event) => {
      const before = after(quantityMenuToggled('a'));
      expect(cartReducer(before.cart, event)).toBe(before.cart);
    },
  );
});

it('the category of the first item is known after the order until it is finished or taken back', () => {
  const order = [
    changedElsewhere({ id: '0', item: cartItem({ id: '0', category: 't-shirts' }), index: 0 }),
    orderPlaced(),
  ];
  expect(selectOrderedCategory(after(...order))).toBe('t-shirts');
  expect(selectOrderedCategory(after(...order, orderFinished()))).toBeUndefined();
  expect(selectOrderedCategory(after(...order, orderUndone([item('a')])))).toBeUndefined();
});
