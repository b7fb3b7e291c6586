/**
 * What a shopper does in the benchmark, and what must be on the screen after it: the same on every page, by roles and
 * names only. Every press is measured, so that none of them can become slow unseen.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { readSettings } from '../../tools/settings/readSettings';
import { hasText, listed, pageFacts, pageOf, pagesOf, type ProductRows } from './pageFacts';
import type { PageName } from './pages';
import type { Fact } from './watchActions';
import { addresses } from '../../src/shared/navigation/addresses';

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

const newestSortsAscending = readSettings().shop.policy.newest === 'oldest-first';
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

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sorted = (rows: ProductRows, compare: Compare) => [...rows].sort(compare);

/** The steps that a page can do, one after the other. */
export function stepsFor(name: PageName, rows: ProductRows): Step[] {
  const { cards, inCart, total, keepsLastSort, lacks } = pageFacts[name];
  const mugs = rows.filter(({ category }) => category === 'mugs');
  const found = rows.filter((row) => row.name.toLowerCase().includes(SEARCH));
  const last = pagesOf(rows);
  const [product] = pageOf(rows, last);
  assert(product);

  const choose = (label: string, list: ProductRows): Step => ({
    action: 'choose a category',
    target: (page) => page.getByRole('tab', { name: label }),
    facts: [hasText('[role=tab][aria-selected=true]', label), ...listed(name, list)],
  });
  const openMenu: Step = {
    action: 'open the menu',
    target: (page) => page.locator('main [aria-expanded]'),
    facts: [hasText('[role=option]', ...SORTS.map(({ label }) => label))],
  };
  let order = rows;
  const sort = ({ action, label, compare }: Sort): Step => {
    const list = sorted(order, compare);
    if (keepsLastSort) order = list;
    return {
      action,
      target: (page) => page.getByRole('option', { name: label }),
      facts: [hasText('[role=option]'), ...listed(name, list)],
    };
  };
  const turn = (action: string, label: string, page: number): Step => ({
    action,
    target: (here) => button(here, label).first(),
    facts: listed(name, rows, page),
  });
  const openProduct: Step = {
    action: 'open a product',
    target: (page) => page.locator(cards).first(),
    facts: [hasText('h1', product.name)],
  };
  const back = (action: string, facts: Fact[]): Step => ({
    action,
    target: (page) => button(page, 'Voltar'),
    facts,
  });
  const cartWith = (quantity: number): Fact[] => [
    hasText('h1', 'SEU CARRINHO'),
    hasText('main li h2', product.name),
    hasText('[role=option]'),
    hasText('main li [aria-expanded]', String(quantity)),
    total(brl.format((quantity * product.price_in_cents) / 100)),
    inCart(1),
  ];

  const steps: Step[] = [
    choose('Canecas', mugs),
    choose('Todos os produtos', rows),
    ...SORTS.flatMap((one) => [openMenu, sort(one)]),
    {
      action: 'search',
      before: (page) => page.getByRole('searchbox').fill(SEARCH),
      target: (page) => button(page, 'Buscar'),
      facts: listed(name, found, 1, SEARCH),
    },
    choose('Todos os produtos', rows),
    turn('next page', 'Próxima página', 2),
    turn('last page', `Página ${last}`, last),
    openProduct,
    back('back', listed(name, rows, last)),
    openProduct,
    {
      action: 'add',
      target: (page) => button(page, 'ADICIONAR AO CARRINHO'),
      facts: cartWith(1),
    },
    {
      action: 'open the quantity menu',
      target: (page) => page.locator('main li [aria-expanded]'),
      facts: [hasText('[role=option]', '1', '2', '3', '4', '5')],
    },
    {
      action: 'change a quantity',
      target: (page) => page.getByRole('option', { name: String(QUANTITY) }),
      facts: cartWith(QUANTITY),
    },
    back('back from the cart', openProduct.facts),
    {
      action: 'open the cart',
      target: (page) => page.locator(`header a[href="${addresses.cart}"]`).filter({ visible: true }),
      facts: cartWith(QUANTITY),
    },
    {
      action: 'remove',
      target: (page) => page.getByRole('button', { name: 'Remover' }),
      facts: [
        hasText('h1', 'Seu carrinho está vazio'),
        hasText('main [role=status] button', ...(lacks.includes('undo') ? [] : ['Desfazer'])),
        inCart(0),
      ],
    },
    {
      action: 'undo',
      target: (page) => page.getByRole('button', { name: 'Desfazer' }),
      facts: [hasText('main [role=status] button'), ...cartWith(QUANTITY)],
    },
  ];
  return steps.filter(({ action }) => !lacks.includes(action));
}
