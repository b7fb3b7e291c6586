/** @jest-environment ./tests/app/testing/jsdom.ts */
import { orderPlaced, productAdded, productRemoved, quantityChanged, removalUndone } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { nextTask } from './testing/nextTask';
import { closeStores, openStore } from './testing/openStore';

const shirt = productOf({ id: 'p1', name: 'Camiseta 1' });
const mug = productOf({ id: 'p2' });

afterEach(closeStores);

it("alerts are raised in the order of the shopper's actions, after the changes are painted", async () => {
  const painting: (() => void)[] = [];
  const { store, world } = await openStore({ painted: () => new Promise((done) => painting.push(done)) });
  store.dispatch(productAdded(shirt));
  store.dispatch(productAdded(shirt));
  store.dispatch(productRemoved('p1'));
  store.dispatch(productRemoved('p1'));
  store.dispatch(quantityChanged({ id: 'p1', quantity: 2 }));
  store.dispatch(productAdded(null));
  // No alert: a new product, an undone removal, a new quantity, quantities that make no sense, an order.
  store.dispatch(productAdded(mug));
  store.dispatch(removalUndone());
  for (const quantity of [2, 0]) store.dispatch(quantityChanged({ id: 'p2', quantity }));
  for (const quantity of [0, 1.5]) store.dispatch(quantityChanged({ id: 'x', quantity }));
  store.dispatch(orderPlaced());
  await nextTask();
  expect(world.alerts).toEqual([]);
  painting.forEach((done) => done());
  await nextTask();
  expect(world.alerts).toEqual([
    'O produto Camiseta 1 já foi adicionado ao carrinho!',
    'Produto Removido com sucesso!',
    'Erro na remoção do produto',
    'Erro na alteração de quantidade do produto',
    'Erro na adição do produto',
  ]);
});
