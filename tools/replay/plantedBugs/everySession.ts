/**
 * A session in which everything happens that a reducer or an effect tells apart: what planted bugs are looked for in.
 */
import { openingOf, productsIn, recordSession } from './recordSession';

const goTo = (to, arrival = 'pushed', index) => ({
  type: 'navigation/locationChanged',
  payload: { to, arrival, ...(index !== undefined && { index }) },
});
const event = (type, payload) => (payload === undefined ? { type } : { type, payload });
const cart = (name, payload) => event(`cart/${name}`, payload);
const catalogue = (name, payload) => event(`catalogue/${name}`, payload);
function itemOf(product, quantity = 1) {
  const item = { ...product, quantity };
  delete item.priceFormatted;
  return item;
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
  goTo('/cart'),
  catalogue('searchSubmitted', ' sabiá'),
  catalogue('sortChosen', 'newest'),
  catalogue('searchSubmitted', '   '),
  catalogue('sortMenuToggled'),
  catalogue('sortMenuToggled'),
  catalogue('categoryChosen', 'all'),
  catalogue('choicesRestored', { category: 't-shirts', sort: 'newest', search: '', page: 2 }),
  { type: 'navigation/backPressed' },
  goTo('/', 'popped', 0),
  goTo('/cart', 'replaced'),
  { type: 'navigation/backPressed' },
  { type: 'navigation/backPressed' },
];

const shopping = ([a, b, c, d, e]) => [
  goTo(`/product/${a.id}`),
  cart('productAdded', a),
  cart('productAdded', b),
  goTo(`/product/${c.id}`),
  cart('productAdded', c),
  cart('productAdded', { ...d, quantity: 9 }),
  goTo('/'),
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
  goTo(`/product/${a.id}`),
  goTo('/cart', 'popped', 2),
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

const ordering = ([a, b]) => [
  goTo('/'),
  cart('productRemoved', a.id),
  cart('orderPlaced'),
  goTo('/'),
  cart('productAdded', a),
  cart('orderPlaced'),
  cart('orderPlaced'),
  { type: 'checkout/orderFinished' },
  cart('productAdded', b),
  goTo('/'),
  cart('orderPlaced'),
  goTo(`/product/${a.id}`),
  { type: 'checkout/orderFinished' },
];

/** The log of that session; `shop` is the exports of `shopParts.ts`. */
export function recordEverything(shop) {
  const session = recordSession(shop);
  const dispatch = (actions) => actions.forEach((action) => session.dispatch(action));
  dispatch(openingOf(shop));
  const products = productsIn(session.getState());
  dispatch([...browsing, ...shopping(products)]);
  const past = structuredClone(session.getState()); // A state that is continued comes out of a file.
  dispatch([...ordering(products), { type: 'action-log/sessionContinued', payload: past }, ...browsing]);
  return session.log();
}
