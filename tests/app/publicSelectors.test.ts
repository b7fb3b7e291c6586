import * as cart from '@/entities/cart';
import * as product from '@/entities/product';
import * as catalogue from '@/features/catalogue';
import * as checkout from '@/features/checkout';
import * as navigation from '@/shared/navigation';
import { productOf } from '@/entities/product/index.fixtures';
import { makeStore } from '@/app/redux/makeStore';
import type { RootState } from '@/app/redux/rootReducer';

// No slice knows the root state; here the compiler checks that each selector accepts it.
const selectors = {
  selectCartCount: cart.selectCartCount,
  selectCartItems: cart.selectCartItems,
  selectChanges: cart.selectChanges,
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
  selectArrival: navigation.selectArrival,
  selectHistoryIndex: navigation.selectHistoryIndex,
  selectLocation: navigation.selectLocation,
  selectPathname: navigation.selectPathname,
  selectVisits: navigation.selectVisits,
} satisfies Record<string, (state: RootState) => unknown>;

describe('the public selectors', () => {
  it('are all checked against the root state', () => {
    const all = [cart, product, catalogue, checkout, navigation].flatMap((slice) => Object.keys(slice));
    expect(Object.keys(selectors).toSorted()).toEqual(
      all.filter((name) => name.startsWith('select')).toSorted(),
    );
  });

  it.each(Object.entries<(state: RootState) => unknown>(selectors))(
    '%s gives the same for the same state',
    (_name, select) => {
      const state = makeStore().store.getState();
      expect(select(state)).toBe(select(state));
      expect(select({ ...state })).toBe(select(state));
    },
  );
});
