/** @jest-environment ./tests/app/testing/jsdom.ts */
import { productAdded, selectCartItems } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productOf } from '@/entities/product/index.fixtures';
import { categoryChosen, selectPageProducts, selectSearch } from '@/features/catalogue';
import { isState } from '@/app/qa/isState';
import { fakeStorage } from './testing/fakeStorage';
import { nextTask } from './testing/nextTask';
import { closeStores, openStore } from './testing/openStore';

// What storage may hold under the shop's two keys: damaged by hand, by another version or by another shop.
const texts = [
  ...' |{|[|[{|null|undefined|NaN|true|7|-0|1e999|"text"|{}|[]|[null]|[[]]|[1,"x",true,{}]|\0|\ufeff[]'.split(
    '|',
  ),
  ...'|{"items":[]}|{"length":3}|{"__proto__":{"items":[1]}}|[{"__proto__":{"id":"x"}}]'.split('|'),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
];
const strange: readonly unknown[] = [null, 7, -1, 1.5, '', 'x', 'constructor', [], {}, true, { toString: 1 }];

/** By field, texts of an object with each strange value in it. */
const damaged = (whole: object) =>
  Object.keys(whole).flatMap((field) => strange.map((value) => ({ ...whole, [field]: value })));

const good = cartItem({ id: 'good' });
const corruptCarts = [
  ...texts,
  ...damaged(cartItem({ id: 'bad' })).map((item) => JSON.stringify([item, good])),
];
const choices = { category: 'mugs', sort: 'newest', search: 'caneca', page: 2 };
const corruptChoices = [...texts, ...damaged(choices).map((one) => JSON.stringify(one))];

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
    expect([text, items.some(({ id }) => id === 'good')]).toEqual([text, text.includes('"good"')]);
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
