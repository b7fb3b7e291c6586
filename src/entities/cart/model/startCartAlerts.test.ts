import { productOf } from '@/entities/product/@x/cart/index.fixtures';
import {
  cartReducer,
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  removalUndone,
} from './slice';
import { alertFor } from './startCartAlerts';

const product = (id: string) => productOf({ id, name: `Caneca ${id}` });

const cartWithA = cartReducer(undefined, productAdded(product('a')));

describe('what an event says to a shopper with product a in the cart', () => {
  it.each([
    ['a duplicate', productAdded(product('a')), 'O produto Caneca a já foi adicionado ao carrinho!'],
    ['a product that is not in the list', productAdded(null), 'Erro na adição do produto'],
    ['a removal', productRemoved('a'), 'Produto Removido com sucesso!'],
    ['a removal of nothing', productRemoved('x'), 'Erro na remoção do produto'],
    [
      'a quantity of nothing',
      quantityChanged({ id: 'x', quantity: 2 }),
      'Erro na alteração de quantidade do produto',
    ],
  ])('after %s', (_what, event, text) => {
    expect(alertFor(event, cartWithA)).toBe(text);
  });

  it.each([
    ['a new product', productAdded(product('b'))],
    ['a new quantity', quantityChanged({ id: 'a', quantity: 2 })],
    ['a quantity of 0', quantityChanged({ id: 'a', quantity: 0 })],
    ['a quantity of 0 of nothing', quantityChanged({ id: 'x', quantity: 0 })],
    ['a broken quantity of nothing', quantityChanged({ id: 'x', quantity: 1.5 })],
    ['an undone removal', removalUndone()],
    ['an order', orderPlaced()],
  ])('is nothing after %s', (_what, event) => {
    expect(alertFor(event, cartWithA)).toBeNull();
  });
});
