/**
 * A shopper's long session, the same for the same seed: looks through the catalogue, sorts, searches, opens products,
 * fills a cart, changes its mind, and now and then orders.
 */
import type { Product } from '@/entities/product';
import type { Log } from 'action-log';
import { openingActions, recordSession } from './recordSession';
import type * as ShopParts from '../../tools/replay/shopParts';
import { createChance } from './chance';
import { addresses, productAddress } from '../../src/shared/navigation/addresses';

const SEARCHES = ['caneca', 'camiseta', 'sabia', 'gato', 'café', 'maré', 'azul', 'onda', 'recursão', ''];
const SORTS = ['newest', 'price-desc', 'price-asc', 'best-sellers'];
const CATEGORIES = ['all', 't-shirts', 'mugs'];

/** Something that the shopper may do next; the bigger its weight, the more often it is chosen. */
type Choice = [weight: number, act: () => void];

export interface SessionOptions {
  /** Actions to record. */
  length: number;
  /** Ms between two actions, on average. */
  pace?: number;
  seed?: number;
}

/** The log of such a session. */
export async function recordShopper(
  shop: typeof ShopParts,
  { length, pace = 3000, seed = 7 }: SessionOptions,
): Promise<Log> {
  const { upTo, below, pick } = createChance(seed);
  const session = recordSession(shop);
  const products = shop.builtInRows.flatMap((row) => shop.parseProduct(row) ?? []);
  /** The addresses of the browser's history. */
  const visited = ['/'];
  let count = 0;

  const navigation = () => session.getState().navigation;
  const items = () => session.getState().cart.items;

  const happen = (type: string, payload?: unknown) => {
    if (count++ >= length) return;
    session.elapse(Math.round(upTo(2 * pace)));
    session.dispatch(payload === undefined ? { type } : { type, payload });
    const { index, pathname } = navigation();
    visited[index] = pathname;
  };
  /** Does one of the choices. */
  const oneOf = (...choices: Choice[]) => {
    let left = upTo(choices.reduce((sum, [weight]) => sum + weight, 0));
    choices.find(([weight]) => (left -= weight) <= 0)?.[1]();
  };
  const goTo = (to: string) => happen('navigation/locationChanged', { to, arrival: 'pushed' });
  const goBack = () => {
    const { index } = navigation();
    happen('navigation/backPressed');
    if (index === 0) return;
    happen('navigation/locationChanged', { to: visited[index - 1], arrival: 'popped', index: index - 1 });
  };

  const browse = () =>
    oneOf(
      [35, () => happen('catalogue/pageChosen', 1 + below(5))],
      [25, () => goTo(productAddress(pick(products).id))],
      [10, () => happen('catalogue/categoryChosen', pick(CATEGORIES))],
      [10, () => happen('catalogue/searchSubmitted', pick(SEARCHES))],
      [10, sort],
      [10, () => goTo(addresses.cart)],
    );
  const sort = () => {
    happen('catalogue/sortMenuToggled');
    oneOf(
      [8, () => happen('catalogue/sortChosen', pick(SORTS))],
      [2, () => happen('catalogue/sortMenuToggled')],
    );
  };
  const readProduct = (product: Product) =>
    oneOf(
      [50, () => happen('cart/productAdded', product)],
      [35, goBack],
      [10, () => goTo(addresses.catalogue)],
      [5, () => happen('catalogue/searchSubmitted', pick(SEARCHES))],
    );
  const reviewCart = () => {
    if (items().length === 0) return oneOf([7, () => goTo(addresses.catalogue)], [3, goBack]);
    oneOf(
      [30, changeQuantity],
      [20, remove],
      [35, () => goTo(addresses.catalogue)],
      [10, goBack],
      [items().length > 8 ? 15 : 5, order],
    );
  };
  const changeQuantity = () => {
    const { id } = pick(items());
    happen('cart/quantityMenuToggled', id);
    happen('cart/quantityChanged', { id, quantity: 1 + below(5) });
  };
  const remove = () => {
    happen('cart/productRemoved', pick(items()).id);
    oneOf([3, () => happen('cart/removalUndone')], [7, () => happen('cart/undoExpired')]);
  };
  const order = () => {
    happen('cart/orderPlaced');
    happen('checkout/orderFinished');
  };

  for (const action of openingActions(products)) {
    session.dispatch(action);
    count++;
  }
  while (count < length) {
    const { pathname } = navigation();
    const product = products.find(({ id }) => pathname === productAddress(id));
    if (product) readProduct(product);
    else if (pathname === addresses.cart) reviewCart();
    else browse();
  }
  return session.log();
}
