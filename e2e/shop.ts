import { test as base, expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import type { ProductRow } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { builtInRows } from '@/entities/product/model/builtInProducts';

export { expect };

export type Row = ProductRow;

/** Thirty rows: mugs and t-shirts in turn, prices, sales and dates in three different orders. */
export const rows: readonly Row[] = Array.from({ length: 30 }, (_, index) =>
  productRow({
    id: `${String(index).padStart(8, '0')}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
    name: `${index % 2 ? 'Camiseta' : 'Caneca'} Número ${index}`,
    description: `Descrição do produto número ${index}.`,
    image_url: index % 2 ? '/pictures/t-shirts.svg' : '/pictures/mugs.svg',
    category: index % 2 ? 't-shirts' : 'mugs',
    price_in_cents: 1990 + ((index * 7) % 30) * 100,
    sales: (index * 11) % 30,
    created_at: new Date(Date.UTC(2024, 0, 1 + ((index * 13) % 30))).toISOString(),
  }),
);

export const BACKEND = 'http://localhost:3333/products';

interface Fixtures {
  /** What the backend answers in this test: rows, or null for a backend that is not there. */
  answer: readonly unknown[] | null;
  /** What this test expects on the console. */
  announced: RegExp;
  /** Texts of the alerts so far; each is accepted at once. */
  alerts: string[];
}

/**
 * A shop in a fresh browser, over a backend that answers `rows`. A message on a page's console that nothing
 * announced, or an error that nothing caught, fails the test; so it is for every tab of the browser.
 */
export const test = base.extend<Fixtures>({
  answer: [rows, { option: true }],
  announced: [/(?!)/, { option: true }],

  alerts: async ({ page }, use) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await use(alerts);
  },

  context: async ({ context, answer, announced }, use) => {
    const trouble: string[] = [];
    context.on('weberror', (error) => trouble.push(String(error.error())));
    context.on('console', (message) => {
      const isTrouble = message.type() === 'error' || message.type() === 'warning';
      if (isTrouble && !isBrowsersOwn(message) && !announced.test(message.text()))
        trouble.push(message.text());
    });
    await context.route(BACKEND, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await use(context);
    expect(trouble, 'messages on the console').toEqual([]);
  },

  // What opens is prerendered: a test begins when the application is there, and what the backend answers.
  page: async ({ page, answer }, use) => {
    const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...given) => {
      const response = await open(...given);
      await untilShown(page, isHeld.has(page) ? null : answer);
      return response;
    };
    page.reload = async (...given) => {
      const response = await reload(...given);
      await untilShown(page, isHeld.has(page) ? null : answer);
      return response;
    };
    await use(page);
  },
});

const isHeld = new WeakSet<Page>();

/** Keeps the lists of products from a page, the backend's and the built-in one, until they are released. */
export async function holdLists(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  isHeld.add(page);
  await page.route(BACKEND, (route) => held.then(() => route.fulfill({ json: rows })));
  await page.route('**/assets/built-in.*.js', (route) => held.then(() => route.continue()));
  return release;
}

/** Resolves when the application is there, and shows no built-in product if the backend answers. */
async function untilShown(page: Page, answer: readonly unknown[] | null): Promise<void> {
  await page.waitForFunction(
    (ids) => {
      const isThere = document.documentElement.dataset.restoring === undefined;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
      return isThere && !links.some(({ pathname }) => ids.includes(pathname.slice('/product/'.length)));
    },
    answer ? builtInRows.map(({ id }) => id) : [],
  );
}

/** A browser reports a refused connection, and the backend's 500, itself; no page can keep it from that. */
function isBrowsersOwn(message: ConsoleMessage): boolean {
  const text = message.text();
  if (text.includes('Failed to load resource: net::ERR_')) return true;
  return text.includes('the server responded with a status of 500') && message.location().url === BACKEND;
}

/** The products of the listing that is shown. */
export function cards(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem');
}

/** The one cart link that can be seen. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Carrinho/ });
}

/** Opens a product's page and adds it; lands on the cart. */
export async function addProduct(page: Page, id: string): Promise<void> {
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(page).toHaveURL('/cart');
}

/** What is saved under a key of the shop, parsed. */
export function saved(page: Page, key: 'cart' | 'catalogue'): Promise<unknown> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`canecamisa:${name}`) ?? 'null') as unknown,
    key,
  );
}

/** Types a text into the search box and submits it. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: 'Buscar' }).click();
}

/** Opens a control by its name and chooses one of its options. */
export async function choose(page: Page, control: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A row of the backend's answer. */
export function row(index: number): Row {
  const found = rows[index];
  if (!found) throw new Error(`There is no row ${index}`);
  return found;
}

/** Fills the cart without a visit to the products' pages; call it before the page is opened. */
export async function fillCart(page: Page, lines: readonly (readonly [index: number, quantity: number])[]) {
  const items = lines.map(([index, quantity]) => ({ ...item(index), quantity }));
  await seed(page, { cart: JSON.stringify(items) });
}

/** A row as the cart keeps it. */
export function item(index: number) {
  const { created_at, ...rest } = row(index);
  return { ...rest, created_at, formatDate: Date.parse(created_at), quantity: 1 };
}

/** Puts texts under keys of the shop, once, before the first page of the test starts. */
export async function seed(page: Page, texts: Partial<Record<'cart' | 'catalogue', string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, text] of entries) localStorage.setItem(`canecamisa:${key}`, text);
  }, Object.entries(texts));
}

/** Stops the installed clock: however slow the machine is, from here on only the test moves the time. */
export async function stopClock(page: Page): Promise<void> {
  // React shows a page whose code comes late by a timer; all code comes at a sign of somebody there.
  await page.mouse.move(1, 1);
  for (const chunk of ['/assets/product.', '/assets/cart.']) {
    const request = async () => (await page.requests()).findLast((each) => each.url().includes(chunk));
    await expect.poll(request).toBeTruthy();
    await (await request())?.response(); // `finished` would wait in vain for what comes from the cache.
  }
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 1_000));
}
