/**
 * What a shopper does in the benchmark, and what must be on the screen after it: the same for the shop and for the page
 * without a framework, by roles and names only.
 */
import { readFileSync } from 'node:fs';

const { pageSize, newestSortsAscending } = JSON.parse(
  readFileSync(new URL('../../src/shared/config/shop.json', import.meta.url), 'utf8'),
);
const SEARCH = 'caneca';
const QUANTITY = 3;

const date = ({ created_at }) => Date.parse(created_at);
const SORTS = [
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

/** The actions that the goals speak of; the others only lead from one to the next. */
export const ACTIONS = [
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
const pagesOf = (rows) => Math.ceil(rows.length / pageSize);
const pageOf = (rows, page) => rows.slice((page - 1) * pageSize, page * pageSize);
const saysText = (selector, ...is) => ({ selector, is });
const sorted = (rows, compare) => [...rows].sort(compare);

/** What shows that a page of a listing is there: its cards, and what is told about it. */
export function listed(rows, page = 1, search = '') {
  const found = `${rows.length} produtos`;
  return [
    {
      selector: '[role=tabpanel] a',
      attribute: 'href',
      is: pageOf(rows, page).map(({ id }) => `/product/${id}`),
    },
    saysText(
      'main [role=status]',
      `${search ? `Resultados para "${search}": ${found}` : found}, página ${page} de ${pagesOf(rows)}`,
    ),
    { selector: 'nav [aria-current=page]', attribute: 'aria-label', is: Array(2).fill(`Página ${page}`) },
  ];
}

/**
 * The steps one after the other, each a click: its action's name, on what, and the facts that it leads to. `before`
 * happens ahead of the click and is not measured.
 * @param {object[]} rows what the backend answers
 * @returns {{ action: string, target: (page: import('@playwright/test').Page) => object, facts: object[] }[]}
 */
export function stepsFor(rows) {
  const mugs = rows.filter(({ category }) => category === 'mugs');
  const found = rows.filter(({ name }) => name.toLowerCase().includes(SEARCH));
  const last = pagesOf(rows);
  const [product] = pageOf(rows, last);

  const choose = (name, products) => ({
    action: 'choose a category',
    target: (page) => page.getByRole('tab', { name }),
    facts: [saysText('[role=tab][aria-selected=true]', name), ...listed(products)],
  });
  const openMenu = {
    action: 'open the menu',
    target: (page) => page.locator('main [aria-expanded]'),
    facts: [saysText('[role=option]', ...SORTS.map(({ label }) => label))],
  };
  const sort = ({ action, label, compare }) => ({
    action,
    target: (page) => page.getByRole('option', { name: label }),
    facts: [saysText('[role=option]'), ...listed(sorted(rows, compare))],
  });
  const turn = (action, name, page) => ({
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
      facts: [saysText('h1', product.name)],
    },
    {
      action: 'add',
      target: (page) => page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }),
      facts: [
        saysText('h1', 'SEU CARRINHO'),
        saysText('main li h2', product.name),
        saysText('header a[href="/cart"]', ...Array(2).fill('Carrinho, 1 produto')),
      ],
    },
    {
      action: 'open the quantity menu',
      target: (page) => page.locator('main li [aria-expanded]'),
      facts: [saysText('[role=option]', '1', '2', '3', '4', '5')],
    },
    {
      action: 'change a quantity',
      target: (page) => page.getByRole('option', { name: String(QUANTITY) }),
      facts: [
        saysText('[role=option]'),
        saysText('main li [aria-expanded]', String(QUANTITY)),
        saysText('main strong', brl.format((QUANTITY * product.price_in_cents) / 100)),
      ],
    },
  ];
}
