/** @jest-environment ./tests/app/testing/jsdom.ts */
import { devToolsOf } from './testing/devTools';
import { productAdded, selectCartCount } from '@/entities/cart';
import { selectProducts } from '@/entities/product';
import { productOf, productRows } from '@/entities/product/index.fixtures';
import { sessionContinued } from 'action-log';
import { closeStores, openStore } from './testing/openStore';

/** A session with 200 products and a cart that was also continued, as the monitor receives it. */
async function relay() {
  const { store } = await openStore({}, productRows(200));
  store.dispatch(productAdded(productOf({ id: 'p1', name: 'Caneca Um' })));
  store.dispatch(sessionContinued(store.getState()));
  return { store, ...devToolsOf(store) };
}

afterEach(closeStores);

describe('the state that Redux DevTools relays', () => {
  it('has the number of products instead of the products', async () => {
    const { relayed } = await relay();
    const { states, actions } = relayed();
    for (const text of [...states, ...actions]) expect(text.length).toBeLessThan(3000);
    expect(states.at(-1)).toContain('"products":"200 products"');
    expect(actions.filter((text) => text.includes('"200 products"'))).toHaveLength(2);
  });

  it('has everything else', async () => {
    const { relayed } = await relay();
    const { states, actions } = relayed();
    expect(states.at(-1)).toContain('"name":"Caneca Um"');
    expect(actions.some((text) => text.includes('"name":"Caneca Um"'))).toBe(true);
  });

  it('does not change the states that are shown', async () => {
    const { store, relayed, jump, count } = await relay();
    relayed();
    jump(count() - 1);
    expect(selectCartCount(store.getState())).toBe(1);
    expect(selectProducts(store.getState())).toHaveLength(200);
  });
});
