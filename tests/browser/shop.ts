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
  /** Messages on the console, and uncaught errors, that this test expects. */
  announced: RegExp;
  /** Texts of the alerts so far; each is accepted at once. */
  alerts: string[];
}

/**
 * A shop in a fresh browser, with a backend that answers `rows`. A warning or error on the console of any tab that the
 * test has not announced, or an uncaught error, fails the test.
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
    const note = (text: string) => void (announced.test(text) || trouble.push(text));
    context.on('weberror', (error) => note(String(error.error())));
    context.on('console', (message) => {
      const isTrouble = message.type() === 'error' || message.type() === 'warning';
      if (isTrouble && !isBrowsersOwn(message)) note(message.text());
    });
    await context.route(BACKEND, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await use(context);
    expect(trouble, 'messages on the console').toEqual([]);
  },

  // Pages are prerendered: `goto` resolves when the application is interactive and shows the backend's products.
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
    // It may load a document, too, where a press on a link before its time would load the next one.
    const back = page.goBack.bind(page);
    page.goBack = async (...given) => {
      const response = await back(...given);
      await untilShown(page, null);
      return response;
    };
    await use(page);
  },
});

const isHeld = new WeakSet<Page>();

/** Holds back the backend's list and the built-in one until the returned function is called. */
export async function holdLists(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  isHeld.add(page);
  await page.route(BACKEND, (route) => held.then(() => route.fulfill({ json: rows })));
  await page.route('**/assets/built-in.*.js', (route) => held.then(() => route.continue()));
  return release;
}

/** Resolves when the application is interactive and, if the backend answers, shows no built-in product any more. */
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

/**
 * Whether the browser itself wrote a message: it reports refused connections and status 500, and no page can prevent
 * it.
 */
function isBrowsersOwn(message: ConsoleMessage): boolean {
  const text = message.text();
  if (text.includes('Failed to load resource: net::ERR_')) return true;
  const { url } = message.location();
  // An address that no route of the shop has is a 404 with the shop's own page.
  if (text.includes('the server responded with a status of 404') && url === message.page()?.url())
    return true;
  return text.includes('the server responded with a status of 500') && url === BACKEND;
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

/** Puts items into the saved cart; call it before the page is opened. */
export async function fillCart(page: Page, lines: readonly (readonly [index: number, quantity: number])[]) {
  const items = lines.map(([index, quantity]) => ({ ...item(index), quantity }));
  await seed(page, { cart: JSON.stringify(items) });
}

/** A row as an item of the saved cart. */
export function item(index: number) {
  const { created_at, ...rest } = row(index);
  return { ...rest, created_at, formatDate: Date.parse(created_at), quantity: 1 };
}

/** Writes texts to keys of the shop in localStorage, once, before the first page of the test starts. */
export async function seed(page: Page, texts: Partial<Record<'cart' | 'catalogue', string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, text] of entries) localStorage.setItem(`canecamisa:${key}`, text);
  }, Object.entries(texts));
}

/** Stops the installed clock: from here on only the test moves the time, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  // React shows a page whose chunk loads late by a timer, which would never fire: load all chunks by an input first.
  await page.mouse.move(1, 1);
  for (const chunk of ['/assets/product.', '/assets/cart.']) {
    const request = async () => (await page.requests()).findLast((each) => each.url().includes(chunk));
    await expect.poll(request).toBeTruthy();
    await (await request())?.response(); // `finished` never resolves for a response from the cache.
  }
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 1_000));
}
