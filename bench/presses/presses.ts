/**
 * What a shopper does in the benchmark, and what must be on the screen after it: the same on both pages, by roles and names
 * only. Every press is measured, so that none of them can become slow unseen.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { ProductRow } from '@/entities/product';
import { readSettings } from '../../tools/settings/readSettings';
import { addresses, productAddress } from '../../src/shared/navigation/addresses';
import type { Fact } from './watchPresses';

type Rows = readonly ProductRow[];

/** A click and what it leads to. */
export interface Press {
  name: string;
  /** Happens ahead of the click and is not measured. */
  before?: (page: Page) => Promise<void>;
  /** What is clicked. */
  target: (page: Page) => Locator;
  /** What must be shown after it. */
  facts: readonly Fact[];
}

const SEARCH = 'caneca';
const SORT = 'Preço: Maior - menor';
const QUANTITY = '3';
const CARDS = 'main ul:not(nav ul) a[href^="/product/"]';

const { pageSize } = readSettings().shop;
const hasText = (selector: string, ...is: string[]): Fact => ({ selector, is });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A page of a listing: its cards, and the number of the page. */
export function listed(rows: Rows, page = 1): Fact[] {
  const cards = rows.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => productAddress(id));
  const number = `Página ${page}`;
  return [
    { selector: CARDS, attribute: 'href', is: cards },
    { selector: 'nav [aria-current=page]', attribute: 'aria-label', is: [number, number] },
  ];
}

/** The presses, one after the other. */
export function pressesOf(rows: Rows): Press[] {
  const product = rows[pageSize]; // The first of the second page.
  assert(product);
  const ofCategory = (label: string, list: Rows): Press => ({
    name: 'choose a category',
    target: (page) => page.getByRole('tab', { name: label }),
    facts: [hasText('[role=tab][aria-selected=true]', label), ...listed(list)],
  });
  const openProduct: Press = {
    name: 'open a product',
    target: (page) => page.locator(CARDS).first(),
    facts: [hasText('h1', product.name)],
  };
  const back = (facts: readonly Fact[]): Press => ({
    name: 'back',
    target: (page) => button(page, 'Voltar'),
    facts,
  });
  const inCart = (quantity: string): Fact[] => [
    hasText('h1', 'SEU CARRINHO'),
    hasText('main li h2', product.name),
    hasText('[role=option]'),
    hasText('main li [aria-expanded]', quantity),
  ];
  return [
    ofCategory(
      'Canecas',
      rows.filter(({ category }) => category === 'mugs'),
    ),
    ofCategory('Todos os produtos', rows),
    {
      name: 'open the menu',
      target: (page) => page.locator('main [aria-expanded]'),
      facts: [hasText('[role=option]', 'Novidades', SORT, 'Preço: Menor - maior', 'Mais vendidos')],
    },
    {
      name: 'sort',
      target: (page) => page.getByRole('option', { name: SORT }),
      facts: [
        hasText('[role=option]'),
        ...listed(rows.toSorted((one, other) => other.price_in_cents - one.price_in_cents)),
      ],
    },
    {
      name: 'search',
      before: (page) => page.getByRole('searchbox').fill(SEARCH),
      target: (page) => button(page, 'Buscar'),
      facts: listed(rows.filter(({ name }) => name.toLowerCase().includes(SEARCH))),
    },
    ofCategory('Todos os produtos', rows),
    {
      name: 'next page',
      target: (page) => page.getByLabel('Próxima página').first(),
      facts: listed(rows, 2),
    },
    openProduct,
    back(listed(rows, 2)),
    openProduct,
    {
      name: 'add to cart',
      target: (page) => button(page, 'ADICIONAR AO CARRINHO'),
      facts: inCart('1'),
    },
    {
      name: 'open the quantity menu',
      target: (page) => page.locator('main li [aria-expanded]'),
      facts: [hasText('[role=option]', '1', '2', '3', '4', '5')],
    },
    {
      name: 'change a quantity',
      target: (page) => page.getByRole('option', { name: QUANTITY }),
      facts: inCart(QUANTITY),
    },
    back(openProduct.facts),
    {
      name: 'open the cart',
      target: (page) => page.locator(`header a[href="${addresses.cart}"]`).filter({ visible: true }),
      facts: inCart(QUANTITY),
    },
  ];
}
