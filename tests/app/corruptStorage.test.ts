/** @jest-environment ./tests/app/testing/jsdom.ts */
import { productAdded, selectCartItems } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { categoryChosen, selectPageProducts, selectSearch } from '@/features/catalogue';
import { corruptCarts, corruptChoices, goodItem } from '../hostile/storageCases';
import { isState } from '@/app/qa/isState';
import { fakeStorage } from './testing/fakeStorage';
import { nextTask } from './testing/nextTask';
import { closeStores, openStore } from './testing/openStore';

const CART = 'canecamisa:cart';
const CATALOGUE = 'canecamisa:catalogue';
const added = productAdded(productOf({ id: 'new' }));

jest.setTimeout(60_000); // More than a hundred shops are opened.

afterEach(closeStores);

it('every corrupt cart keeps its valid items, and the shop still works', async () => {
  for (const text of corruptCarts) {
    const { storage, read } = fakeStorage({ [CART]: text });
    const { store } = await openStore({ storage });
    store.dispatch(added);
    const items = selectCartItems(store.getState());
    expect([text, isState(store.getState())]).toEqual([text, true]);
    expect([text, items.some(({ id }) => id === goodItem.id)]).toEqual([
      text,
      text.includes(`"${goodItem.id}"`),
    ]);
    expect(items.at(-1)).toMatchObject({ id: 'new' });
    expect(read(CART)).toEqual(items);
    closeStores();
  }
});

it('with every corrupt choice the catalogue lists products', async () => {
  for (const text of corruptChoices) {
    const { storage, read } = fakeStorage({ [CATALOGUE]: text });
    const { store } = await openStore({ storage });
    expect([text, isState(store.getState())]).toEqual([text, true]);
    const isSearch = selectSearch(store.getState()) !== ''; // A saved search may find nothing.
    expect([text, selectPageProducts(store.getState())?.length === 0 && !isSearch]).toEqual([text, false]);
    store.dispatch(categoryChosen('mugs'));
    await nextTask();
    expect(read(CATALOGUE)).toEqual({ category: 'mugs', sort: null, search: '', page: 1 });
    closeStores();
  }
});
