import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** A row as the backend sends it. */
export interface Row {
  id: string;
  name: string;
  description: string;
  image_url: string;
  category: 't-shirts' | 'mugs';
  price_in_cents: number;
  sales: number;
  created_at: string;
}

/** Thirty rows: mugs and t-shirts in turn, prices, sales and dates in three different orders. */
export const rows: readonly Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: `${String(index).padStart(8, '0')}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
  name: `${index % 2 ? 'Camiseta' : 'Caneca'} Número ${index}`,
  description: `Descrição do produto número ${index}.`,
  image_url: index % 2 ? '/pictures/t-shirts.svg' : '/pictures/mugs.svg',
  category: index % 2 ? 't-shirts' : 'mugs',
  price_in_cents: 1990 + ((index * 7) % 30) * 100,
  sales: (index * 11) % 30,
  created_at: new Date(Date.UTC(2024, 0, 1 + ((index * 13) % 30))).toISOString(),
}));

const BACKEND = 'http://localhost:3333/products';

interface Fixtures {
  /** What the backend answers in this test: rows, or null for a backend that is not there. */
  answer: readonly unknown[] | null;
  /** Texts of the alerts so far; each is accepted at once. */
  alerts: string[];
}

/**
 * A shop in a fresh browser, over a backend that answers `rows`. A message on the page's console that nothing
 * announced, or an error that nothing caught, fails the test.
 */
export const test = base.extend<Fixtures>({
  answer: [rows, { option: true }],

  alerts: async ({ page }, use) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await use(alerts);
  },

  page: async ({ page, answer }, use) => {
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
    });
    await page.route(BACKEND, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await use(page);
    // A browser reports a refused connection itself; no page can keep it from that.
    const own = trouble.filter((text) => !text.includes('Failed to load resource: net::ERR_'));
    expect(own, 'messages on the console').toEqual([]);
  },
});

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
