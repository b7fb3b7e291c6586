/** @jest-environment ./tests/app/testing/jsdom.ts */
import { productAdded, productRemoved } from '@/entities/cart';
import { selectProducts } from '@/entities/product';
import { searchSubmitted, sortChosen, sortMenuToggled } from '@/features/catalogue';
import { closeStores, openStore } from './testing/openStore';
import { expectedScreen } from '@/app/qa/expectedScreen';
import { nameOf, words } from '@/app/qa/words';

afterEach(closeStores);

it('every slice and every fact of the screen has a Portuguese name; a product has its own', async () => {
  const { store } = await openStore();
  const [product] = selectProducts(store.getState()) ?? [];
  store.dispatch(searchSubmitted('número'));
  store.dispatch(sortChosen('newest'));
  store.dispatch(sortMenuToggled());
  const facts = Object.keys(expectedScreen(store.getState()));
  store.dispatch(productAdded(product ?? null));
  store.dispatch(productRemoved(product?.id ?? ''));
  const state = store.getState();
  const keys = new Set([...facts, ...Object.keys(expectedScreen(state)), ...Object.keys(state)]);
  expect([...keys].filter((key) => !Object.hasOwn(words, key))).toEqual([]);
  expect(keys).toContain('undo');
  expect(nameOf(product?.id ?? '', state)).toBe(product?.name);
  expect(nameOf('nada', state)).toBeUndefined();
});
