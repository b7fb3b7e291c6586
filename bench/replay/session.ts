/**
 * A shopper's long session, the same for the same seed: looks through the catalogue, sorts, searches, opens products,
 * fills a cart, changes its mind, and now and then orders.
 */
import { openingOf, productsIn, recordSession } from '../../tools/replay/plantedBugs/recordSession';
import { seededRandom } from '../../tools/seededRandom';

const SEARCHES = ['caneca', 'camiseta', 'sabia', 'gato', 'café', 'maré', 'azul', 'onda', 'recursão', ''];
const SORTS = ['newest', 'price-desc', 'price-asc', 'best-sellers'];
const CATEGORIES = ['all', 't-shirts', 'mugs'];

/**
 * Records `length` actions, on average `pace` ms apart.
 * @param shop the exports of `shopParts.ts`
 * @returns {{ log: () => object }} the session, see `recordSession`
 */
export function recordShopper(shop, { length, pace = 3000, seed = 7 }) {
  const random = seededRandom(seed);
  const session = recordSession(shop);
  const visited = ['/'];
  let count = 0;

  const pick = (list) => list[Math.floor(random() * list.length)];
  const happen = (type, payload) => {
    if (count++ >= length) return;
    session.elapse(Math.round(random() * 2 * pace));
    session.dispatch(payload === undefined ? { type } : { type, payload });
    const { index, pathname } = session.getState().navigation;
    visited[index] = pathname;
  };
  /** Chooses one of [weight, what] and does it. */
  const oneOf = (...choices) => {
    let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0);
    choices.find(([weight]) => (left -= weight) <= 0)?.[1]();
  };
  const goTo = (to) => happen('navigation/locationChanged', { to, arrival: 'pushed' });
  const goBack = () => {
    const { index } = session.getState().navigation;
    happen('navigation/backPressed');
    if (index === 0) return;
    happen('navigation/locationChanged', { to: visited[index - 1], arrival: 'popped', index: index - 1 });
  };
  const items = () => session.getState().cart.items;
  const anyItem = () => pick(items()).id;

  const browse = () =>
    oneOf(
      [35, () => happen('catalogue/pageChosen', 1 + Math.floor(random() * 5))],
      [25, () => goTo(`/product/${pick(products).id}`)],
      [10, () => happen('catalogue/categoryChosen', pick(CATEGORIES))],
      [10, () => happen('catalogue/searchSubmitted', pick(SEARCHES))],
      [10, sort],
      [10, () => goTo('/cart')],
    );
  const sort = () => {
    happen('catalogue/sortMenuToggled');
    oneOf(
      [8, () => happen('catalogue/sortChosen', pick(SORTS))],
      [2, () => happen('catalogue/sortMenuToggled')],
    );
  };
  const look = (product) =>
    oneOf(
      [50, () => happen('cart/productAdded', product)],
      [35, goBack],
      [10, () => goTo('/')],
      [5, () => happen('catalogue/searchSubmitted', pick(SEARCHES))],
    );
  const reckon = () => {
    if (items().length === 0) return oneOf([7, () => goTo('/')], [3, goBack]);
    oneOf(
      [30, changeQuantity],
      [20, remove],
      [35, () => goTo('/')],
      [10, goBack],
      [items().length > 8 ? 15 : 5, order],
    );
  };
  const changeQuantity = () => {
    const id = anyItem();
    happen('cart/quantityMenuToggled', id);
    happen('cart/quantityChanged', { id, quantity: 1 + Math.floor(random() * 5) });
  };
  const remove = () => {
    happen('cart/productRemoved', anyItem());
    oneOf([3, () => happen('cart/removalUndone')], [7, () => happen('cart/undoExpired')]);
  };
  const order = () => {
    happen('cart/orderPlaced');
    happen('checkout/orderFinished');
  };

  for (const { type, payload, meta } of openingOf(shop)) {
    session.dispatch({ type, payload, ...(meta && { meta }) });
    count++;
  }
  const products = productsIn(session.getState());
  while (count < length) {
    const { pathname } = session.getState().navigation;
    const product = products.find(({ id }) => pathname === `/product/${id}`);
    if (product) look(product);
    else if (pathname === '/cart') reckon();
    else browse();
  }
  return session;
}
