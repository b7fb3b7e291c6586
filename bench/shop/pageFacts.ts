/**
 * Where each page shows what the facts are about, by roles and names: the limit's page has fewer roles and shorter texts
 * than the shop, and does less.
 */
import { readSettings } from '../../tools/settings/readSettings';
import type { products } from '../../server/api/products';
import type { PageName } from './pages';
import type { Fact } from './watchActions';
import { addresses, productAddress } from '../../src/shared/navigation/addresses';

/** What the backend answers. */
export type ProductRows = Readonly<ReturnType<typeof products>>;

interface PageFacts {
  /** Selector of the listed products' links. */
  cards: string;
  /** The words that describe a listing. */
  inWords: (text: string) => Fact[];
  /** The number of products in the cart, as the header shows it. */
  inCart: (count: number) => Fact;
  /** What the cart's only product costs. */
  total: (price: string) => Fact;
  /** Whether products of the same rank keep the order of the sort before, instead of the backend's. */
  keepsLastSort: boolean;
  /** The actions that the page cannot do. */
  lacks: readonly string[];
}

export const hasText = (selector: string, ...is: string[]): Fact => ({ selector, is });

const ofShop: PageFacts = {
  cards: '[role=tabpanel] a',
  inWords: (text) => [hasText('main [role=status]', text)],
  inCart(count) {
    const text = `Carrinho, ${count} ${count === 1 ? 'produto' : 'produtos'}`;
    return hasText(`header a[href="${addresses.cart}"]`, text, text); // One for a phone, one for a desktop.
  },
  total: (price) => hasText('main strong', price),
  keepsLastSort: false,
  lacks: [],
};

export const pageFacts: Record<PageName, PageFacts> = {
  shop: ofShop,
  limit: {
    cards: 'main .grid a',
    inWords: () => [],
    inCart: (count) => hasText('header .cart b', String(count)),
    total: (price) => hasText('main h1 + p', `Total (1 produtos) ${price}`),
    keepsLastSort: true,
    lacks: ['remove', 'undo'], // Its 'Remover' does nothing.
  },
};

const { shop } = readSettings();

export const pagesOf = (rows: ProductRows) => Math.ceil(rows.length / shop.pageSize);
export const pageOf = (rows: ProductRows, page: number) =>
  rows.slice((page - 1) * shop.pageSize, page * shop.pageSize);

/** The facts of a listing's page: its cards, and the texts about it. */
export function listed(name: PageName, rows: ProductRows, page = 1, search = ''): Fact[] {
  const { cards, inWords } = pageFacts[name];
  const found = `${rows.length} produtos`;
  return [
    {
      selector: cards,
      attribute: 'href',
      is: pageOf(rows, page).map(({ id }) => productAddress(id)),
    },
    ...inWords(
      `${search ? `Resultados para “${search}”: ${found}` : found}, página ${page} de ${pagesOf(rows)}`,
    ),
    {
      selector: 'nav [aria-current=page]',
      attribute: 'aria-label',
      is: Array<string>(2).fill(`Página ${page}`),
    },
  ];
}
