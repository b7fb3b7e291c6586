/**
 * What a shopper does in the benchmark, and what must be on the screen after it: the same for the shop and for the page
 * without a framework, by roles and names only.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import shop from '../../src/shared/config/shop.json';
import type { products } from '../../tools/api';
import type { Fact } from './watchActions';

/** What the backend answers. */
export type ProductRows = Readonly<ReturnType<typeof products>>;
type ProductRow = ProductRows[number];

type Compare = (one: ProductRow, other: ProductRow) => number;

interface Sort {
  action: string;
  label: string;
  compare: Compare;
}

/** A click and what it leads to. */
export interface Step {
  action: string;
  /** Happens ahead of the click and is not measured. */
  before?: (page: Page) => Promise<void>;
  /** What is clicked. */
  target: (page: Page) => Locator;
  /** What must be shown after it. */
  facts: Fact[];
}

const { pageSize, newestSortsAscending } = shop;
const SEARCH = 'caneca';
const QUANTITY = 3;

const date = ({ created_at }: ProductRow) => Date.parse(created_at);
const SORTS: readonly Sort[] = [
  {
    action: 'sort by date',
    label: 'Novidades',
    compare: (one, other) => (newestSortsAscending ? 1 : -1) * (date(one) - date(other)),
  },
  {
    action: 'sort by price, downwards',
    label: 'Preço: Maior - menor',
    compare: (one, other) => other.price_in_cents - one.price_in_cents,
  },
  {
    action: 'sort by price, upwards',
    label: 'Preço: Menor - maior',
    compare: (one, other) => one.price_in_cents - other.price_in_cents,
  },
  { action: 'sort by sales', label: 'Mais vendidos', compare: (one, other) => other.sales - one.sales },
];

/** The actions that have goals; the others only lead from one to the next. */
export const ACTIONS: readonly string[] = [
  'choose a category',
  'open the menu',
  ...SORTS.map(({ action }) => action),
  'search',
  'next page',
  'last page',
  'add',
  'change a quantity',
];

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const pagesOf = (rows: ProductRows) => Math.ceil(rows.length / pageSize);
const pageOf = (rows: ProductRows, page: number) => rows.slice((page - 1) * pageSize, page * pageSize);
const hasText = (selector: string, ...is: string[]): Fact => ({ selector, is });
const sorted = (rows: ProductRows, compare: Compare) => [...rows].sort(compare);

/** What shows that a page of a listing is there: its cards, and the texts about it. */
export function listed(rows: ProductRows, page = 1, search = ''): Fact[] {
  const found = `${rows.length} produtos`;
  return [
    {
      selector: '[role=tabpanel] a',
      attribute: 'href',
      is: pageOf(rows, page).map(({ id }) => `/product/${id}`),
    },
    hasText(
      'main [role=status]',
      `${search ? `Resultados para "${search}": ${found}` : found}, página ${page} de ${pagesOf(rows)}`,
    ),
    {
      selector: 'nav [aria-current=page]',
      attribute: 'aria-label',
      is: Array<string>(2).fill(`Página ${page}`),
    },
  ];
}

/** The steps, one after the other. */
export function stepsFor(rows: ProductRows): Step[] {
  const mugs = rows.filter(({ category }) => category === 'mugs');
  const found = rows.filter(({ name }) => name.toLowerCase().includes(SEARCH));
  const last = pagesOf(rows);
  const [product] = pageOf(rows, last);
  assert(product);

  const choose = (name: string, list: ProductRows): Step => ({
    action: 'choose a category',
    target: (page) => page.getByRole('tab', { name }),
    facts: [hasText('[role=tab][aria-selected=true]', name), ...listed(list)],
  });
  const openMenu: Step = {
    action: 'open the menu',
    target: (page) => page.locator('main [aria-expanded]'),
    facts: [hasText('[role=option]', ...SORTS.map(({ label }) => label))],
  };
  const sort = ({ action, label, compare }: Sort): Step => ({
    action,
    target: (page) => page.getByRole('option', { name: label }),
    facts: [hasText('[role=option]'), ...listed(sorted(rows, compare))],
  });
  const turn = (action: string, name: string, page: number): Step => ({
    action,
    target: (here) => here.getByRole('button', { name, exact: true }).first(),
    facts: listed(rows, page),
  });

  return [
    choose('Canecas', mugs),
    choose('Todos os produtos', rows),
    ...SORTS.flatMap((one) => [openMenu, sort(one)]),
    {
      action: 'search',
      before: (page) => page.getByRole('searchbox').fill(SEARCH),
      target: (page) => page.getByRole('button', { name: 'Buscar', exact: true }),
      facts: listed(found, 1, SEARCH),
    },
    choose('Todos os produtos', rows),
    turn('next page', 'Próxima página', 2),
    turn('last page', `Página ${last}`, last),
    {
      action: 'open a product',
      target: (page) => page.getByRole('tabpanel').getByRole('link').first(),
      facts: [hasText('h1', product.name)],
    },
    {
      action: 'add',
      target: (page) => page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }),
      facts: [
        hasText('h1', 'SEU CARRINHO'),
        hasText('main li h2', product.name),
        hasText('header a[href="/cart"]', ...Array<string>(2).fill('Carrinho, 1 produto')),
      ],
    },
    {
      action: 'open the quantity menu',
      target: (page) => page.locator('main li [aria-expanded]'),
      facts: [hasText('[role=option]', '1', '2', '3', '4', '5')],
    },
    {
      action: 'change a quantity',
      target: (page) => page.getByRole('option', { name: String(QUANTITY) }),
      facts: [
        hasText('[role=option]'),
        hasText('main li [aria-expanded]', String(QUANTITY)),
        hasText('main strong', brl.format((QUANTITY * product.price_in_cents) / 100)),
      ],
    },
  ];
}
