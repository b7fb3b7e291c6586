import type { Page, Route } from '@playwright/test';
import type { ProductRow } from '../../src/entities/product';
import { addresses, productAddress } from '../../src/shared/navigation/addresses';

/** A screen or state of the shop. */
export interface Screen {
  /** The name of its pictures. */
  name: string;
  path: string;
  /** Answers the request for the list. */
  answer: (route: Route) => unknown;
  /** Acts on the page before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** 'active' shows it in the operating system's own colours (CSS `forced-colors`). */
  colours?: 'active';
}

/** The backend is unreachable, so the built-in list is shown. */
const builtIn = (route: Route) => route.abort();
/** The request is never answered. */
export const never = () => undefined;
const rows = (list: readonly ProductRow[]) => (route: Route) => route.fulfill({ json: list });

const row = (index: number, changes: Partial<ProductRow> = {}): ProductRow => ({
  id: `${index}`.padStart(4, '0'),
  name: `Caneca Número ${index}`,
  description: 'Cerâmica esmaltada à mão.',
  image_url: '/pictures/mugs.svg',
  category: 'mugs',
  price_in_cents: 2990 + index,
  sales: index,
  created_at: '2024-01-01T00:00:00.000Z',
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => row(index));
const long = row(7, {
  name: 'Camiseta de Manga Comprida com Estampa de Otorrinolaringologista Desconstruído',
  description: 'Pneumoultramicroscopicossilicovulcanoconiose '.repeat(6),
  price_in_cents: 123456789,
  category: 't-shirts',
  image_url: '/pictures/t-shirts.svg',
});

const add = async (page: Page, index: number) => {
  await page.goto('/');
  await page.getByRole('tabpanel').getByRole('link').nth(index).click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('heading', { name: 'SEU CARRINHO' }).waitFor();
};
const fill = async (page: Page) => {
  await add(page, 0);
  await add(page, 1);
  await add(page, 4);
};
const search = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
};
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('heading').first().waitFor();
const openMugs = (page: Page) => page.getByRole('tab', { name: 'Canecas' }).click();
const openSort = async (page: Page) => {
  await cards(page);
  await page.getByRole('combobox', { name: /Organizar por/ }).click();
};
const openCard = async (page: Page, index = 0) => {
  await page.getByRole('tabpanel').getByRole('link').nth(index).click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).waitFor();
};
const removeFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Remover/ })
    .first()
    .click();

/** Every screen and state of the shop. */
export const screens: readonly Screen[] = [
  { name: 'catalogue', path: addresses.catalogue, answer: builtIn, act: cards },
  { name: 'catalogue-sort-open', path: addresses.catalogue, answer: builtIn, act: openSort },
  {
    name: 'catalogue-sorted',
    path: addresses.catalogue,
    answer: builtIn,
    act: async (page) => {
      await openSort(page);
      await page.getByRole('option', { name: 'Preço: Maior - menor' }).click();
    },
  },
  {
    name: 'catalogue-search',
    path: addresses.catalogue,
    answer: builtIn,
    act: (page) => search(page, 'gato'),
  },
  {
    name: 'catalogue-nothing-found',
    path: addresses.catalogue,
    answer: builtIn,
    act: (page) => search(page, 'zebra'),
  },
  { name: 'catalogue-loading', path: addresses.catalogue, answer: never, act: openMugs },
  { name: 'catalogue-empty', path: addresses.catalogue, answer: rows([]) },
  { name: 'catalogue-one', path: addresses.catalogue, answer: rows(many(1)), act: cards },
  { name: 'catalogue-thirteen', path: addresses.catalogue, answer: rows(many(13)), act: cards },
  { name: 'catalogue-many-pages', path: addresses.catalogue, answer: rows(many(400)), act: cards },
  { name: 'catalogue-long', path: addresses.catalogue, answer: rows([long, ...many(5)]), act: cards },
  {
    name: 'catalogue-forced-colours',
    path: addresses.catalogue,
    answer: builtIn,
    act: openSort,
    colours: 'active',
  },
  { name: 'product-shirt', path: addresses.catalogue, answer: builtIn, act: (page) => openCard(page) },
  { name: 'product-mug', path: addresses.catalogue, answer: builtIn, act: (page) => openCard(page, 1) },
  { name: 'product-long', path: productAddress('0007'), answer: rows([long]) },
  { name: 'product-loading', path: productAddress('0007'), answer: never },
  { name: 'cart-empty', path: addresses.cart, answer: builtIn },
  { name: 'cart-filled', path: addresses.cart, answer: builtIn, act: fill },
  {
    name: 'cart-quantity-open',
    path: addresses.cart,
    answer: builtIn,
    act: async (page) => {
      await fill(page);
      await page.getByRole('combobox').first().click();
    },
  },
  {
    name: 'cart-long',
    path: addresses.catalogue,
    answer: rows([long]),
    act: (page) => add(page, 0),
  },
  {
    name: 'cart-undo',
    path: addresses.cart,
    answer: builtIn,
    act: async (page) => {
      await fill(page);
      await removeFirst(page);
    },
  },
  {
    name: 'cart-undo-empty',
    path: addresses.cart,
    answer: builtIn,
    act: async (page) => {
      await add(page, 0);
      await removeFirst(page);
    },
  },
  { name: 'cart-forced-colours', path: addresses.cart, answer: builtIn, act: fill, colours: 'active' },
  {
    name: 'waiting',
    path: addresses.cart,
    answer: builtIn,
    act: async (page) => {
      await add(page, 0);
      await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    },
  },
  { name: 'error', path: '/nada', answer: builtIn },
];
