import type { UnknownAction } from '@reduxjs/toolkit';
import { productOf } from '@/entities/product/@x/cart/index.fixtures';
import { locationChanged } from '@/shared/navigation';
import { cartItem } from '../index.fixtures';
import { selectOpenQuantityMenu, selectRemovedName } from './selectors';
import {
  cartReducer,
  cartRestored,
  changedElsewhere,
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  selectCartCount,
  selectCartItems,
  selectIsCartEmpty,
  undoExpired,
} from './slice';

const product = (id: string) => productOf({ id, name: `Caneca ${id}` });
const item = (id: string, quantity = 1) => cartItem({ id, quantity });

const after = (...events: UnknownAction[]) => ({
  cart: events.reduce(cartReducer, cartReducer(undefined, { type: 'start' })),
});
const lines = (state: ReturnType<typeof after>) =>
  selectCartItems(state).map(({ id, quantity }) => `${quantity} ${id}`);

const abc = ['a', 'b', 'c'].map((id) => productAdded(product(id)));

describe('adding', () => {
  it('appends one of the product', () => {
    expect(lines(after(...abc))).toEqual(['1 a', '1 b', '1 c']);
    expect(selectCartCount(after(...abc))).toBe(3);
  });

  it('leaves the cart, and the quantity, unchanged if the product is in it', () => {
    const events = [...abc, quantityChanged({ id: 'b', quantity: 4 })];
    expect(after(...events, productAdded(product('b')))).toEqual(after(...events));
  });

  it('ignores a product that is not in the list', () => {
    expect(selectIsCartEmpty(after(productAdded(null)))).toBe(true);
  });
});

describe('removing and undoing', () => {
  it('takes the item out and offers to put it back', () => {
    const state = after(...abc, productRemoved('b'));
    expect(lines(state)).toEqual(['1 a', '1 c']);
    expect(selectRemovedName(state)).toBe('Caneca b');
  });

  it('ignores an item that is not in the cart', () => {
    expect(after(...abc, productRemoved('x'))).toEqual(after(...abc));
  });

  it('puts the item back at its index with its quantity', () => {
    const state = after(
      ...abc,
      quantityChanged({ id: 'b', quantity: 3 }),
      productRemoved('b'),
      removalUndone(),
    );
    expect(lines(state)).toEqual(['1 a', '3 b', '1 c']);
    expect(selectRemovedName(state)).toBeUndefined();
  });

  it('offers the last removed item only', () => {
    const state = after(...abc, productRemoved('a'), productRemoved('b'), removalUndone(), removalUndone());
    expect(lines(state)).toEqual(['1 b', '1 c']);
  });

  it('offers nothing once the product was added again', () => {
    const state = after(...abc, productRemoved('a'), productAdded(product('a')));
    expect(selectRemovedName(state)).toBeUndefined();
    expect(lines(state)).toEqual(['1 b', '1 c', '1 a']);
  });

  it('keeps the offer while another product is added', () => {
    const state = after(...abc, productRemoved('a'), productAdded(product('z')));
    expect(selectRemovedName(state)).toBe('Caneca a');
  });

  it('does not put back an item that has come back', () => {
    const state = after(...abc, productRemoved('a'), cartRestored([item('a', 2)]), removalUndone());
    expect(lines(state)).toEqual(['2 a', '1 b', '1 c']);
    expect(selectRemovedName(state)).toBeUndefined();
  });

  it('puts nothing back once the offer has expired', () => {
    expect(lines(after(...abc, productRemoved('a'), undoExpired(), removalUndone()))).toEqual(['1 b', '1 c']);
  });
});

describe('the quantity', () => {
  it('is what was chosen, and the menu closes', () => {
    const state = after(...abc, quantityMenuToggled('a'), quantityChanged({ id: 'a', quantity: 5 }));
    expect(lines(state)).toEqual(['5 a', '1 b', '1 c']);
    expect(selectOpenQuantityMenu(state)).toBeNull();
  });

  it('may be any whole number above 0', () => {
    expect(lines(after(...abc, quantityChanged({ id: 'a', quantity: 99 })))[0]).toBe('99 a');
  });

  it.each([0, -1, 1.5, NaN, Infinity])('ignores %p and leaves the menu open', (quantity) => {
    const events = [...abc, quantityMenuToggled('a')];
    expect(after(...events, quantityChanged({ id: 'a', quantity }))).toEqual(after(...events));
  });

  it('ignores an item that is not in the cart', () => {
    const events = [...abc, quantityMenuToggled('a')];
    expect(after(...events, quantityChanged({ id: 'x', quantity: 2 }))).toEqual(after(...events));
  });
});

describe('the quantity menus', () => {
  const open = (...events: UnknownAction[]) => selectOpenQuantityMenu(after(...abc, ...events));

  it('are open one at a time', () => {
    expect(open(quantityMenuToggled('a'))).toBe('a');
    expect(open(quantityMenuToggled('a'), quantityMenuToggled('b'))).toBe('b');
    expect(open(quantityMenuToggled('a'), quantityMenuToggled('a'))).toBeNull();
  });

  it('exist only for items in the cart', () => {
    expect(open(quantityMenuToggled('x'))).toBeNull();
  });

  it.each([
    ['its item is removed', productRemoved('a'), null],
    ['another item is removed', productRemoved('b'), 'a'],
    ['the shopper goes elsewhere', locationChanged({ to: '/', arrival: 'pushed' }), null],
    ['the order is placed', orderPlaced(), null],
    ['another tab removes the item', changedElsewhere({ id: 'a', item: null, index: 0 }), null],
    ['another tab removes another item', changedElsewhere({ id: 'b', item: null, index: 0 }), 'a'],
    ['another tab changes the item', changedElsewhere({ id: 'a', item: item('a', 2), index: 0 }), 'a'],
  ])('when %s', (_what, event, expected) => {
    expect(open(quantityMenuToggled('a'), event)).toBe(expected);
  });
});

describe('placing the order', () => {
  it('empties the cart and withdraws the offer to undo', () => {
    const state = after(...abc, productRemoved('a'), orderPlaced());
    expect(selectIsCartEmpty(state)).toBe(true);
    expect(selectRemovedName(state)).toBeUndefined();
  });
});

describe('reading the saved cart', () => {
  it('keeps what was added in the meantime, behind what was saved', () => {
    expect(lines(after(...abc, cartRestored([item('z', 2), item('b', 4)])))).toEqual([
      '2 z',
      '4 b',
      '1 a',
      '1 c',
    ]);
  });
});

describe('what another tab did', () => {
  it('changes an item without moving it', () => {
    const state = after(...abc, changedElsewhere({ id: 'b', item: item('b', 5), index: 0 }));
    expect(lines(state)).toEqual(['1 a', '5 b', '1 c']);
  });

  it('inserts a new item at the same index', () => {
    expect(lines(after(...abc, changedElsewhere({ id: 'z', item: item('z'), index: 1 })))).toEqual([
      '1 a',
      '1 z',
      '1 b',
      '1 c',
    ]);
  });

  it('removes an item, without an offer to undo here', () => {
    const state = after(...abc, changedElsewhere({ id: 'a', item: null, index: 0 }));
    expect(lines(state)).toEqual(['1 b', '1 c']);
    expect(selectRemovedName(state)).toBeUndefined();
  });

  it('ignores the removal of what is not here', () => {
    expect(after(...abc, changedElsewhere({ id: 'z', item: null, index: 0 }))).toEqual(after(...abc));
  });

  it('withdraws the offer to undo for an item that came back, and for no other', () => {
    const removed = [...abc, productRemoved('a')];
    const back = changedElsewhere({ id: 'a', item: item('a'), index: 0 });
    const other = changedElsewhere({ id: 'z', item: item('z'), index: 0 });
    expect(selectRemovedName(after(...removed, back))).toBeUndefined();
    expect(selectRemovedName(after(...removed, other))).toBe('Caneca a');
  });
});
