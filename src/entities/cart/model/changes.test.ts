import type { Product } from '@/entities/product/@x/cart';
import { productList, productOf } from '@/entities/product/@x/cart/index.fixtures';
import { cartItem } from '../index.fixtures';
import { selectChanges } from './changes';
import { cartReducer, cartRestored, itemUpdated } from './slice';

/** The state of the products with a list as the answer of an endpoint. */
function stateWith(endpointName: string, products: readonly Product[], changes = {}) {
  const queries = { [`${endpointName}(undefined)`]: { data: productList(products, changes) } };
  return { product: { queries } } as unknown as Omit<Parameters<typeof selectChanges>[0], 'cart'>;
}

const items = [
  cartItem({ id: 'same' }),
  cartItem({ id: 'dearer', price_in_cents: 2990, quantity: 3 }),
  cartItem({ id: 'renamed', name: 'Caneca Sol' }),
  cartItem({ id: 'gone' }),
];
const products = [
  productOf({ id: 'renamed', name: 'Caneca Lua' }),
  productOf({ id: 'dearer', price_in_cents: 3500, description: 'Nova.' }),
  productOf({ id: 'same', description: 'Nova.', sales: 9 }),
  productOf({ id: 'gone too' }),
];
const cart = cartReducer(undefined, cartRestored(items));

describe('what differs from the list', () => {
  it('is the price, the name, or that the product is gone', () => {
    const changes = selectChanges({ cart, ...stateWith('list', products) });
    expect([...changes].map(([id, { text }]) => [id, text])).toEqual([
      ['dearer', 'Agora R$\u00a035,00 (era R$\u00a029,90)'],
      ['renamed', 'Novo nome: Caneca Lua'],
      ['gone', 'Não está mais à venda'],
    ]);
  });

  it('is, too, that the product is sold out', () => {
    const soldOut = [...products, productOf({ id: 'gone', stock: 0 })];
    const change = selectChanges({ cart, ...stateWith('list', soldOut) }).get('gone');
    expect(change).toEqual({ product: undefined, text: 'Esgotado' });
  });

  it('is unknown before the backend has answered, and if it failed', () => {
    const built = { source: 'built-in' } as const;
    expect(selectChanges({ cart, ...stateWith('other', []) }).size).toBe(0);
    expect(selectChanges({ cart, ...stateWith('builtIn', products, built) }).size).toBe(0);
    expect(selectChanges({ cart, ...stateWith('list', products, built) }).size).toBe(0);
  });
});

describe('updating an item', () => {
  it('takes over all values of the product, and keeps the quantity and the place', () => {
    const after = cartReducer(
      cart,
      itemUpdated(productOf({ id: 'dearer', price_in_cents: 3500, description: 'Nova.' })),
    );
    expect(after.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(after.items[1]).toEqual({ ...items[1], price_in_cents: 3500, description: 'Nova.' });
  });

  it('ignores a product that is not in the cart, or not valid', () => {
    expect(cartReducer(cart, itemUpdated(productOf({ id: 'other' })))).toBe(cart);
    expect(cartReducer(cart, itemUpdated({ ...productOf({ id: 'same' }), name: '' }))).toBe(cart);
  });
});
