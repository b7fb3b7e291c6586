import {
  expect,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import type { ProductRow } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { builtInRows } from '@/entities/product/model/builtInProducts';

export { addProduct, choose, saved, search } from './shopper';
export { expect };

export type Row = ProductRow;

/** Thirty rows: mugs and t-shirts in turn; prices, sales and dates in different orders. */
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
  /** The address of the backend's list. */
  backendUrl: string;
  /** What the backend answers in this test: rows, or null if there is no backend. */
  answer: readonly unknown[] | null;
  /** Console messages and uncaught errors that this test expects. */
  announced: RegExp;
  /** Texts of the alerts so far. Each is accepted at once. */
  alerts: string[];
}

/**
 * A shop in a fresh browser, with a backend that answers `rows`. The test fails at an uncaught error, or at a
 * console warning or error in any tab, unless it matches `announced`.
 */
export const test = base.extend<Fixtures>({
  backendUrl: [BACKEND, { option: true }],
  answer: [rows, { option: true }],
  announced: [/(?!)/, { option: true }],

  alerts: async ({ page }, use) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept().catch(() => {}); // The test is over: an alert waits until a line has folded.
    });
    await use(alerts);
  },

  context: async ({ context, backendUrl, answer, announced }, use) => {
    const trouble: string[] = [];
    const note = (text: string) => void (announced.test(text) || trouble.push(text));
    context.on('weberror', (error) => note(String(error.error())));
    context.on('console', (message) => {
      const isTrouble = message.type() === 'error' || message.type() === 'warning';
      if (isTrouble && !isBrowsersOwn(message)) note(message.text());
    });
    await context.route(backendUrl, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await use(context);
    expect(trouble, 'messages on the console').toEqual([]);
  },

  // Pages are prerendered: `goto` resolves when the application runs and shows the backend's products.
  page: async ({ page, answer }, use) => {
    const [open, reload, back] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)];
    const after = async <Answer>(loading: Promise<Answer>, list = answer) => {
      const response = await loading;
      await untilShown(page, isHeld.has(page) ? null : list);
      return response;
    };
    page.goto = (...args) => after(open(...args));
    page.reload = (...args) => after(reload(...args));
    // It may load a document, too. A press before the application is interactive would load the next one.
    page.goBack = (...args) => after(back(...args), null);
    await use(page);
  },
});

const isHeld = new WeakSet<Page>();

/** Holds requests back until the returned function is called. */
export async function hold(
  page: Page,
  pattern: string,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, (route) => held.then(() => answer(route)));
  return release;
}

/** Holds the backend's list and the built-in one back until the returned function is called. */
export async function holdLists(page: Page, json: readonly Row[] = rows): Promise<() => void> {
  isHeld.add(page);
  const release = await hold(page, BACKEND, (route) => route.fulfill({ json }));
  const releaseBuiltIn = await hold(page, '**/built-in.json');
  return () => (release(), releaseBuiltIn());
}

/** Resolves when the application is interactive and, if the backend answers, shows no built-in product. */
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

/** Whether the browser itself wrote a message: about a refused connection, a status, or a slow machine. */
function isBrowsersOwn(message: ConsoleMessage): boolean {
  const text = message.text();
  if (text.includes('Failed to load resource: net::ERR_')) return true;
  // On a busy machine a replay may hide a picture before it was shown.
  if (text.includes('was preloaded using link preload but not used')) return true;
  const { url } = message.location();
  // An address that no route of the shop has is a 404 with the shop's own page.
  if (text.includes('the server responded with a status of 404') && url === message.page()?.url())
    return true;
  return text.includes('the server responded with a status of 500') && url === BACKEND;
}

/** The products of the listing. */
export function cards(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem');
}

/** The placeholders of cards, until the products arrive. */
export function placeholders(page: Page): Locator {
  return page.locator('main li[aria-hidden=true]');
}

/** The visible cart link. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Carrinho/ });
}

/** A row of the backend's answer. */
export function row(index: number): Row {
  const product = rows[index];
  if (!product) throw new Error(`There is no row ${index}`);
  return product;
}

/** Puts items into the saved cart. Call it before the page is opened. */
export async function fillCart(page: Page, lines: readonly (readonly [index: number, quantity: number])[]) {
  const items = lines.map(([index, quantity]) => ({ ...item(index), quantity }));
  await seed(page, { cart: JSON.stringify(items) });
}

/** A row as an item of the saved cart. */
export function item(index: number) {
  const { created_at, ...rest } = row(index);
  return { ...rest, created_at, formatDate: Date.parse(created_at), quantity: 1 };
}

/** Writes texts to the shop's keys in localStorage, once, before the first page of the test starts. */
export async function seed(page: Page, texts: Partial<Record<'cart' | 'catalogue', string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, text] of entries) localStorage.setItem(`canecamisa:${key}`, text);
  }, Object.entries(texts));
}

/** Stops the installed clock. From then on only the test moves the time, even on a slow machine. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 1_000));
}

/** Keeps the date: the shop names the days on which an order arrives. Timers go on. */
export const keepDate = (page: Page) =>
  page.addInitScript(() => {
    const date = Date.parse('2026-11-26T10:00-03:00');
    Date.now = () => date;
  });
