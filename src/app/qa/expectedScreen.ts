import { createSelector } from '@reduxjs/toolkit';
import { createPath } from 'react-router-dom';
import {
  selectCartCount,
  selectCartItems,
  selectChanges,
  selectIsCartEmpty,
  selectIsUnsaved,
  selectOpenQuantityMenu,
  selectRemovedName,
  selectShipping,
  selectSubtotal,
  selectTotal,
} from '@/entities/cart';
import { selectIsAnswered, selectProductMatching, selectRelated } from '@/entities/product';
import type { Screen } from 'action-log';
import {
  categoryOptions,
  selectCategory,
  selectIsSortOpen,
  selectListingCount,
  selectPage,
  selectPageCount,
  selectPageProducts,
  selectSearch,
  selectSort,
  sortOptions,
} from '@/features/catalogue';
import { selectIsWaiting } from '@/features/checkout';
import { orderText, selectOrderNumber } from '@/pages/cart';
import { shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import { productAddress, selectLocation, selectPathname, type PageName } from '@/shared/navigation';
import { addressOf } from '../redux/address';
import type { RootState } from '../redux/rootReducer';
import { pageAt } from '../layout/pageAt';

/** Memoized: a replay works out many screens of each address. */
const selectShownPage = createSelector([selectPathname], pageAt);

/**
 * What a shopper sees in a state, by the selectors of the pages: each fact by its name. A replay compares them with the
 * log, because a state may be right and its screen wrong. The cart's facts exist on every page, so that a wrong one is
 * found at the step that caused it. Alerts are effects (replayable.ts).
 */
const facts: Readonly<Record<string, (state: RootState) => unknown>> = {
  address: (state) => (state.navigation.parts ? addressOf(state) : createPath(selectLocation(state))),
  heading: headingOf,
  tab: (state) => labelOf(categoryOptions, selectCategory(state)),
  sort: (state) => labelOf(sortOptions, selectSort(state)),
  search: selectSearch,
  listed: (state) => selectPageProducts(state)?.map(({ id }) => id),
  found: selectListingCount,
  page: (state) => `${selectPage(state)} / ${selectPageCount(state)}`,
  badge: selectCartCount,
  items: (state) => selectCartItems(state).map(({ name, quantity }) => `${name} × ${quantity}`),
  changed(state) {
    const changes = selectChanges(state);
    const texts = selectCartItems(state).flatMap(({ id }) => changes.get(id)?.text ?? []);
    return texts.length > 0 ? texts : undefined;
  },
  subtotal: (state) => formatBRL(selectSubtotal(state)),
  delivery: (state) => formatBRL(selectShipping(state)),
  total: (state) => formatBRL(selectTotal(state)),
  'open menu': (state) => (selectIsSortOpen(state) ? 'sort' : selectOpenQuantityMenu(state)),
  picture: (state) => furtherPictureOf(state),
  zoom: (state) => (shownProduct(state) && selectLocation(state).picture?.zoomed) || undefined,
  undo: selectRemovedName,
  unsaved: (state) => selectIsUnsaved(state) || undefined,
  related: relatedOn,
  // The build leaves out the order by WhatsApp if no number is set.
  order: (state) => (process.env.HAS_WHATSAPP ? orderOf(state) : undefined),
};

/** Facts that logs of earlier releases lack. Every state has them, so that a log's first screen shows whether it knows them. */
export const addedFacts: readonly string[] = ['related', 'order'];

/** All facts that a state has. */
export const expectedScreen = (state: RootState): Screen =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      const value = fact(state) ?? undefined;
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );

/** The product whose page is shown. */
function shownProduct(state: RootState) {
  const { productId } = selectShownPage(state) ?? {};
  return productId && !selectIsWaiting(state) ? selectProductMatching(state, productId) : undefined;
}

/** The other versions of the shown product and its related products, each with its address. */
function relatedOn(state: RootState): readonly string[] {
  const product = shownProduct(state);
  const { versions = [], related = [] } = (product && selectRelated(state, product)) ?? {};
  return [...versions, ...related].map(({ id, name }) => `${name} → ${productAddress(id)}`);
}

/** The lines of the order that WhatsApp opens with, without links: they name the server. */
export function orderOf(state: RootState): readonly string[] | undefined {
  if (!shop.whatsapp) return undefined;
  const items = selectCartItems(state);
  if (items.length === 0) return [];
  const [shipping, total, number] = [selectShipping(state), selectTotal(state), selectOrderNumber(state)];
  return linesOf(orderText({ number, items, shipping, total, siteUrl: '' }));
}

/** The lines of an order that are not links. */
export const linesOf = (text: string) => text.split('\n').filter((line) => !/^(https?:\/)?\//.test(line));

/** The number of the picture that is shown, from 2; undefined for the first, which is not a fact. */
function furtherPictureOf(state: RootState) {
  const { index = 0 } = selectLocation(state).picture ?? {};
  return shownProduct(state)?.image_urls?.[index - 1] === undefined ? undefined : index + 1;
}

type ShownPage = NonNullable<ReturnType<typeof pageAt>>;

/** By page, its heading of level 1. */
const headings: Readonly<Record<PageName, (state: RootState, at: ShownPage) => string>> = {
  text: (_state, { title }) => title,
  catalogue: () => shop.slogan,
  cart: (state) => (selectIsCartEmpty(state) ? 'Seu carrinho está vazio' : 'SEU CARRINHO'),
  product(state, { productId }) {
    const product = selectProductMatching(state, productId);
    return product?.name ?? (selectIsAnswered(state) ? 'Produto não encontrado' : 'Carregando o produto');
  },
};

function headingOf(state: RootState): string {
  if (selectIsWaiting(state)) return 'Aguarde, estamos finalizando sua compra...';
  const page = selectShownPage(state);
  return page ? headings[page.name](state, page) : 'Unexpected Application Error!';
}

const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.label;
