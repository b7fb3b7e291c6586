/**
 * A session that reaches every case of the reducers and of the effects' rules. The replay of its log must report each
 * planted bug.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { CartItem } from '@/entities/cart';
import type { Product } from '@/entities/product';
import type { Log } from 'action-log';
import { openingOf, productsIn, recordSession, type ShopParts } from './recordSession';
import { addresses, productAddress } from '../../src/shared/navigation/addresses';

const event = (type: string, payload?: unknown): UnknownAction =>
  payload === undefined ? { type } : { type, payload };
const cart = (name: string, payload?: unknown) => event(`cart/${name}`, payload);
const catalogue = (name: string, payload?: unknown) => event(`catalogue/${name}`, payload);
const goTo = (to: string, arrival: 'pushed' | 'replaced' | 'popped' = 'pushed', index?: number) =>
  event('navigation/locationChanged', { to, arrival, ...(index !== undefined && { index }) });
const goBack = event('navigation/backPressed');
const orderFinished = event('checkout/orderFinished');

function itemOf(product: Product, quantity = 1): CartItem {
  const { priceFormatted: _derived, ...item } = product;
  return { ...item, quantity };
}

const browsing = [
  cart('orderPlaced'),
  catalogue('pageChosen', 3),
  catalogue('pageChosen', 0),
  catalogue('sortMenuToggled'),
  catalogue('sortChosen', 'price-asc'),
  catalogue('pageChosen', 2),
  catalogue('sortMenuToggled'),
  goTo('/?origem=boletim#topo'),
  goTo('/?origem=boletim#topo'),
  catalogue('categoryChosen', 'mugs'),
  catalogue('pageChosen', 2),
  goTo(addresses.cart),
  catalogue('searchSubmitted', ' sabiá'),
  catalogue('sortChosen', 'newest'),
  catalogue('searchSubmitted', 'sabia'),
  catalogue('searchSubmitted', '   '),
  catalogue('sortChosen', 'best-sellers'),
  catalogue('pageChosen', 99),
  catalogue('sortMenuToggled'),
  catalogue('sortMenuToggled'),
  catalogue('categoryChosen', 'all'),
  catalogue('choicesRestored', { category: 't-shirts', sort: 'newest', search: '', page: 2 }),
  catalogue('linkOpened', { category: 'mugs', sort: 'price-asc', search: '', page: 2 }),
  goBack,
  goTo(addresses.catalogue, 'popped', 0),
  goTo(addresses.cart, 'replaced'),
  goBack,
  goBack,
];

const shopping = (a: Product, b: Product, c: Product, d: Product, e: Product) => [
  goTo(productAddress(a.id)),
  cart('productAdded', a),
  cart('productAdded', b),
  goTo(productAddress(c.id)),
  cart('productAdded', c),
  cart('productAdded', { ...d, quantity: 9 }),
  goTo(addresses.catalogue),
  cart('productAdded', b),
  cart('productAdded', null),
  cart('quantityMenuToggled', b.id),
  cart('quantityChanged', { id: b.id, quantity: 3 }),
  cart('quantityMenuToggled', c.id),
  cart('quantityChanged', { id: c.id, quantity: 0 }),
  cart('quantityChanged', { id: c.id, quantity: 1.5 }),
  cart('quantityChanged', { id: 'nobody', quantity: 2 }),
  cart('quantityChanged', { id: 'nobody', quantity: 0 }),
  cart('quantityMenuToggled', c.id),
  cart('quantityMenuToggled', 'nobody'),
  cart('quantityMenuToggled', b.id),
  goTo(productAddress(a.id)),
  goTo(addresses.cart, 'popped', 2),
  cart('quantityMenuToggled', b.id),
  cart('productRemoved', b.id),
  cart('productRemoved', 'nobody'),
  cart('removalUndone'),
  cart('removalUndone'),
  cart('productRemoved', a.id),
  cart('productAdded', { ...e, quantity: -1 }),
  cart('productAdded', a),
  cart('productRemoved', c.id),
  cart('quantityMenuToggled', d.id),
  cart('productRemoved', e.id),
  cart('undoExpired'),
  cart('productRemoved', d.id),
  cart('changedElsewhere', { id: d.id, item: itemOf(d, 2), index: 0 }),
  cart('removalUndone'),
  cart('quantityMenuToggled', d.id),
  cart('changedElsewhere', { id: d.id, item: itemOf(d, 4), index: 0 }),
  cart('changedElsewhere', { id: d.id, item: null, index: 0 }),
  cart('cartRestored', [itemOf(c), itemOf(b, 5)]),
  cart('productRemoved', c.id),
  cart('cartRestored', [itemOf(c)]),
  cart('removalUndone'),
];

const ordering = (a: Product, b: Product) => [
  goTo(addresses.catalogue),
  cart('productRemoved', a.id),
  cart('orderPlaced'),
  goTo(addresses.catalogue),
  cart('productAdded', a),
  cart('orderPlaced'),
  cart('orderPlaced'),
  orderFinished,
  cart('productAdded', b),
  goTo(addresses.catalogue),
  cart('orderPlaced'),
  goTo(productAddress(a.id)),
  orderFinished,
];

/** Records that session in the shop of a bundle. */
export function recordEverything(shop: ShopParts): Log {
  const session = recordSession(shop);
  const dispatch = (actions: readonly UnknownAction[]) => actions.forEach(session.dispatch);
  dispatch(openingOf(shop));
  const [a, b, c, d, e] = productsIn(session.getState());
  if (!a || !b || !c || !d || !e) throw new Error('The session needs five products.');
  dispatch([...browsing, ...shopping(a, b, c, d, e)]);
  const past = structuredClone(session.getState()); // A state that is continued comes out of a file.
  dispatch([...ordering(a, b), event('action-log/sessionContinued', past), ...browsing]);
  return session.log();
}
