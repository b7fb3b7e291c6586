import { orderFinished, orderPlaced, productAdded, productRemoved } from '@/entities/cart';
import { selectProducts } from '@/entities/product';
import { productOf } from '@/entities/product/index.fixtures';
import { searchSubmitted } from '@/features/catalogue';
import { selectPathname, selectVisits } from '@/shared/navigation';
import { makeStore } from './makeStore';

const added = productAdded(productOf({ id: 'p0' }));

function after(...events: { type: string }[]) {
  const { store } = makeStore();
  events.forEach((event) => store.dispatch(event));
  return store.getState();
}

it.each(['constructor', 'toString', '__proto__'])(
  'an event whose type every object has as a member changes nothing: %s',
  (type) => {
    expect(after(added, { type })).toEqual(after(added));
  },
);

describe('after an event the shopper is on its page', () => {
  it.each([
    ['a product was added', [added], '/cart'],
    ['a product could not be added', [productAdded(null)], '/cart'],
    ['a product was removed', [added, productRemoved('p0')], '/cart'],
    ['the order was finished', [added, orderPlaced(), orderFinished()], '/'],
    ['something was searched', [added, searchSubmitted('lua')], '/'],
  ])('the shopper is on the page of the event when %s', (_what, events, pathname) => {
    expect(selectPathname(after(...events))).toBe(pathname);
  });

  it('a refused order leads to no other page', () => {
    expect(selectVisits(after(orderPlaced()))).toBe(0);
  });
});

it('a store without a world requests no effect', () => {
  globalThis.fetch = () => {
    throw new Error('a request');
  };
  const { store, stop } = makeStore();
  expect(selectProducts(store.getState())).toBeUndefined();
  expect(store.getState().product.queries ?? {}).toEqual({});
  stop();
});
