import { selectCartItems, selectChanges, selectIsCartEmpty, selectSubtotal } from '@/entities/cart';
import { selectIsAnswered, selectProductMatching } from '@/entities/product';
import type { Screen } from 'action-log';
import { selectIsSimilar, selectPageProducts, selectSearch, shortened } from '@/features/catalogue';
import { selectIsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import { selectPathname, type PageName } from '@/shared/navigation';
import { addressOf } from '@/app/redux/address';
import type { RootState } from '@/app/redux/rootReducer';
import { pageAt } from '@/app/layout/pageAt';
import { expectedScreen, orderOf } from '@/app/qa/expectedScreen';
import { expectedLinks } from './expectedLinks';

/** By page, which facts of the screen are written on it, besides those that are on every page. */
const shown: Readonly<Record<PageName, readonly string[]>> = {
  catalogue: ['tab', 'sort', 'listed', 'found', 'page'],
  product: ['picture', 'zoom', 'related'],
  text: [],
  cart: ['items', 'changed', 'subtotal', 'delivery', 'total', 'undo', 'unsaved'],
};

/** By page, what is written on it that follows from the facts of the screen. */
const further: Readonly<Record<PageName, (state: RootState, productId: string) => Screen>> = {
  catalogue(state) {
    const products = selectPageProducts(state);
    const inCart = new Set(selectCartItems(state).map(({ id }) => id));
    const noted = products?.filter(({ id }) => inCart.has(id));
    return {
      names: products?.map(({ name }) => name),
      prices: products?.map(({ priceFormatted }) => priceFormatted),
      search: shortened(selectSearch(state)) || undefined,
      similar: selectIsSimilar(state) || undefined,
      'in cart': noted && noted.length > 0 ? noted.map(({ name }) => name) : undefined,
    };
  },
  product(state, productId) {
    const product = selectProductMatching(state, productId);
    return product
      ? {
          kind: shop.categories[product.category]?.one,
          prices: [product.priceFormatted],
          description: product.description,
        }
      : { related: undefined };
  },
  text: () => ({}),
  cart: (state) => ({
    prices: selectCartItems(state).map(({ price_in_cents }) => formatBRL(price_in_cents)),
    'has changes': selectChanges(state).size > 0 || undefined,
    sum: selectIsCartEmpty(state) ? undefined : formatBRL(selectSubtotal(state)),
    'can order': !selectIsCartEmpty(state),
    order: isOutdated(state) || selectIsCartEmpty(state) ? undefined : orderWithNumber(state),
  }),
};

/**
 * What must be written on the page in a state: the facts of the screen that this page shows, and those that only a page
 * shows. `renderedScreen` reads the same from a document.
 */
export function expectedOnPage(state: RootState): Screen {
  const screen = expectedScreen(state);
  const page = selectIsWaiting(state) ? undefined : pageAt(selectPathname(state));
  const names = ['heading', 'badge', ...(page ? shown[page.name] : [])];
  const facts = {
    ...Object.fromEntries(names.map((name) => [name, screen[name]])),
    title: titleOf(state),
    links: expectedLinks(state),
    address: addressOf(state), // Also for logs of releases whose addresses had no parts.
    ...(page && further[page.name](state, page.productId)),
    ...(page && { 'open menu': menuIn(state, page.name, screen['open menu']) }),
  };
  // Until the list is there, the page shows neither products nor how many pages there are.
  const isLoading = page?.name === 'catalogue' && screen.listed === undefined;
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => value !== undefined && !(isLoading && ['page', 'found'].includes(name)),
    ),
  );
}

/** What the browser's tab says. */
function titleOf(state: RootState): string {
  const of = (text: string) => `${text} | ${shop.name}`;
  if (selectIsWaiting(state)) return of('Finalizando a compra');
  const page = pageAt(selectPathname(state));
  if (!page) return of('404 Not Found');
  if (page.name === 'text') return of(page.title);
  if (page.name === 'cart') return of('Carrinho');
  if (page.name === 'catalogue') {
    const tabs = Object.values(shop.categories).map(({ tab }) => tab.toLowerCase());
    return `${shop.name}: ${new Intl.ListFormat('pt-BR').format(tabs)}`;
  }
  const product = selectProductMatching(state, page.productId);
  if (product) return of(product.name);
  return selectIsAnswered(state) ? of('Produto não encontrado') : shop.name;
}

/** The order by WhatsApp after the number that it goes to. */
function orderWithNumber(state: RootState) {
  const lines = orderOf(state);
  return lines && [`/${shop.whatsapp?.replace(/\D/g, '')}`, ...lines];
}

/** Whether the order has an old price, or a product that is no longer sold: it cannot be sent by WhatsApp. */
function isOutdated(state: RootState): boolean {
  const changes = selectChanges(state);
  return selectCartItems(state).some(({ id, price_in_cents }) => {
    const change = changes.get(id);
    return change && change.product?.price_in_cents !== price_in_cents;
  });
}

/** The open menu of a page by its label: a page shows no ids. */
function menuIn(state: RootState, page: PageName, open: unknown): string | undefined {
  if (page === 'catalogue') return open === 'sort' ? 'Organizar por' : undefined;
  const item = page === 'cart' && selectCartItems(state).find(({ id }) => id === open);
  return item ? `Quantidade de ${item.name}` : undefined;
}
