/** @jest-environment ./tests/app/testing/jsdom.ts */
import * as cart from '@/entities/cart';
import * as product from '@/entities/product';
import * as catalogue from '@/features/catalogue';
import * as checkout from '@/features/checkout';
import * as navigation from '@/shared/navigation';
import { productOf } from '@/entities/product/index.fixtures';
import type { RootState } from '@/app/redux/rootReducer';
import { closeStores, openStore } from './testing/openStore';

// No slice knows the root state; here the compiler checks that each selector accepts it.
const selectors = {
  selectCartCount: cart.selectCartCount,
  selectCartItems: cart.selectCartItems,
  selectChanges: cart.selectChanges,
  selectHasSaveFailed: cart.selectHasSaveFailed,
  selectIsCartEmpty: cart.selectIsCartEmpty,
  selectIsInCart: (state: RootState) => cart.selectIsInCart(state, ''),
  selectIsUnsaved: cart.selectIsUnsaved,
  selectOpenQuantityMenu: cart.selectOpenQuantityMenu,
  selectRemovedName: cart.selectRemovedName,
  selectShipping: cart.selectShipping,
  selectSubtotal: cart.selectSubtotal,
  selectTotal: cart.selectTotal,
  selectIsAnswered: product.selectIsAnswered,
  selectIsLoading: product.selectIsLoading,
  selectProductList: product.selectProductList,
  selectProducts: product.selectProducts,
  selectProductMatching: (state: RootState) => product.selectProductMatching(state, ''),
  selectRequestId: product.selectRequestId,
  selectRelated: (state: RootState) => product.selectRelated(state, productOf()),
  selectCategory: catalogue.selectCategory,
  selectIsSortOpen: catalogue.selectIsSortOpen,
  selectIsSimilar: catalogue.selectIsSimilar,
  selectListingCount: catalogue.selectListingCount,
  selectPage: catalogue.selectPage,
  selectPageCount: catalogue.selectPageCount,
  selectPageProducts: catalogue.selectPageProducts,
  selectShownChoices: catalogue.selectShownChoices,
  selectSearch: catalogue.selectSearch,
  selectSort: catalogue.selectSort,
  selectIsWaiting: checkout.selectIsWaiting,
  selectLocation: navigation.selectLocation,
  selectPathname: navigation.selectPathname,
  selectVisits: navigation.selectVisits,
} satisfies Record<string, (state: RootState) => unknown>;

afterEach(closeStores);

describe('the public selectors', () => {
  it('are all checked against the root state', () => {
    const all = [cart, product, catalogue, checkout, navigation].flatMap((slice) => Object.keys(slice));
    expect(Object.keys(selectors).toSorted()).toEqual(
      all.filter((name) => name.startsWith('select')).toSorted(),
    );
  });

  it('give the same for the same state', async () => {
    const { store } = await openStore();
    store.dispatch(cart.productAdded(productOf()));
    const state = store.getState();
    const all = Object.entries<(state: RootState) => unknown>(selectors);
    for (const [name, select] of all) expect([name, select({ ...state })]).toEqual([name, select(state)]);
    const references = all.filter(([, select]) => Object(select(state)) === select(state));
    expect(references.length).toBeGreaterThan(5);
    for (const [name, select] of references)
      expect([name, select({ ...state }) === select(state)]).toEqual([name, true]);
  });
});
