import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { builtInListed, productApi, type Product } from '@/entities/product';
import { productList, productOf } from '@/entities/product/index.fixtures';
import { selectListingCount, selectPageCount, selectPageProducts } from './selectors';
import {
  catalogueReducer,
  categoryChosen,
  pageChosen,
  searchSubmitted,
  sortChosen,
  sortMenuToggled,
} from './slice';

const reducer = combineReducers({
  [productApi.reducerPath]: productApi.reducer,
  catalogue: catalogueReducer,
});

const product = (index: number) =>
  productOf({
    id: `p${index}`,
    name: `Caneca ${index}`,
    category: index % 2 === 0 ? 'mugs' : 't-shirts',
  });

const products = (count: number) => Array.from({ length: count }, (_, index) => product(index));

const loaded = (list: Product[]) => builtInListed(productList(list));

const after = (...events: UnknownAction[]) => events.reduce(reducer, reducer(undefined, { type: 'start' }));

it('a listing has one page for every twelve products, and one empty page before the answer', () => {
  expect([selectPageCount(after()), selectPageProducts(after()), selectListingCount(after())]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  const pages = [0, 1, 12, 13, 30].map((count) => selectPageCount(after(loaded(products(count)))));
  expect(pages).toEqual([1, 1, 1, 2, 3]);
});

describe('the pages of a list that is there only in part', () => {
  const part = (from: number, count: number, of = 30) => {
    const list = productList(products(30).slice(from, from + count), {
      source: 'built-in',
      part: { from, of },
    });
    return builtInListed(list);
  };

  it('the pages of the whole list are counted, and the first page is shown', () => {
    const state = after(part(0, 12));
    expect(selectListingCount(state)).toBe(30);
    expect(selectPageCount(state)).toBe(3);
    expect(selectPageProducts(state)).toHaveLength(12);
  });

  it('the products of a page are undefined if the part of the list does not contain them', () => {
    expect(selectPageProducts(after(part(0, 12), pageChosen(2)))).toBeUndefined();
    expect(selectPageCount(after(part(0, 12), pageChosen(2)))).toBe(3);
    expect(selectPageProducts(after(part(0, 5)))).toBeUndefined();
    expect(selectPageProducts(after(part(0, 5, 5)))).toHaveLength(5);
    expect(selectPageProducts(after(part(4, 12)))).toBeUndefined();
  });

  it.each<[string, UnknownAction]>([
    ['a category', categoryChosen('mugs')],
    ['a search', searchSubmitted('caneca')],
    ['a sorting', sortChosen('newest')],
  ])('pages of a part of the list are not known for %s', (_what, chosen) => {
    const state = after(part(0, 12), chosen);
    expect(selectListingCount(state)).toBeUndefined();
    expect(selectPageProducts(state)).toBeUndefined();
  });

  it("the backend's answer replaces the part of the list", () => {
    const state = after(part(0, 12), loaded(products(3)));
    expect(selectListingCount(state)).toBe(3);
    expect(selectPageProducts(state)).toHaveLength(3);
  });

  it("products stay the same objects if the backend's answer does not change them, and only then", () => {
    const shown = selectPageProducts(after(part(0, 12)));
    expect(selectPageProducts(after(part(0, 12), loaded(products(30))))).toBe(shown);
    const [first, ...others] = products(30);
    const dearer = { ...product(0), price_in_cents: 1001 };
    expect(selectPageProducts(after(part(0, 12), loaded([dearer, ...others])))?.[0]).not.toEqual(first);
  });
});

it('an open menu does not change the products that are shown', () => {
  const before = after(loaded(products(30)), searchSubmitted('caneca'));
  expect(selectPageProducts(reducer(before, sortMenuToggled()))).toBe(selectPageProducts(before));
});
