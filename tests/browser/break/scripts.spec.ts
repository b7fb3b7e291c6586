import type { Page, Route } from '@playwright/test';
import { cards, expect, hold, test } from '../../testing/browser/shop';

const contentType = 'application/javascript';
/** The text of the script that a route requests. */
const script = async (route: Route) => (await route.fetch()).text();

/** What may go wrong with a script. */
const kinds: Record<string, (route: Route) => Promise<unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'breaks the server': (route) => route.fulfill({ status: 500, body: '' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Wi-Fi' }),
  'is a page, sent as a script': (route) => route.fulfill({ contentType, body: '<!doctype html>' }),
  'is cut': async (route) => {
    const body = await script(route);
    await route.fulfill({ contentType, body: body.slice(0, body.length / 2) });
  },
  'is empty': (route) => route.fulfill({ contentType, body: '' }),
  'throws at once': async (route) =>
    route.fulfill({ contentType, body: `throw new Error('planted');${await script(route)}` }),
  'is refused': (route) => route.abort('connectionrefused'),
  'is cut off': (route) => route.abort('connectionreset'),
  'never comes': () => new Promise(() => {}),
};
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'não terminou de carregar' });
const status = (page: Page) => page.getByRole('status').first();

/** Opens the catalogue without waiting for the application, and presses the sort menu. */
async function openAndPress(page: Page) {
  await page.evaluate((to) => location.assign(to), String(test.info().project.use.baseURL));
  await page.waitForURL('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Organizar por' }).click();
}

/** The press was carried out, once. */
async function expectCarriedOut(page: Page) {
  await expect(page.getByRole('option').last()).toHaveText('Mais vendidos');
  await expect(notice(page)).toBeHidden();
}

test.use({
  answer: null,
  announced:
    /Unexpected token|Unexpected end|Invalid or unexpected|missing \)|planted|status of (404|500)|MIME type|Loading chunk|Redux Toolkit error/,
});

for (const kind of ['is missing', 'throws at once', 'never comes'])
  test(
    `a main script that ${kind} once is requested again`,
    { tag: kind === 'is missing' ? '@push' : '@soak' },
    async ({ page }) => {
      await page.route('**/assets/main.*.js', (route) => kinds[kind]?.(route), { times: 1 });
      await openAndPress(page);
      await expectCarriedOut(page);
    },
  );

// The first two scripts of the catalogue.
for (const name of ['main', 'catalogue'])
  test.describe(`the script ${name}`, () => {
    // On a push, the last test of this file has the notice and its button.
    for (const [kind, answer] of Object.entries(kinds))
      test(
        `a script ${name} that ${kind} is announced, and works after another try`,
        { tag: '@soak' },
        async ({ page }) => {
          await page.route(`**/assets/${name}.*.js*`, (route) => answer(route));
          await openAndPress(page);
          await expect(notice(page)).toBeVisible({ timeout: 40_000 });
          await expect(page).toHaveURL('/');
          await expect(cards(page)).toHaveCount(12);
          await page.route(`**/assets/${name}.*.js*`, (route) => route.continue());
          await page.getByRole('button', { name: 'Tentar de novo' }).click();
          await expectCarriedOut(page);
        },
      );

    // They wait for the notice's 10 s.
    test(`a script ${name} that is slow still works, and runs once`, { tag: '@soak' }, async ({ page }) => {
      const release = await hold(page, `**/assets/${name}.*.js*`);
      let requests = 0;
      page.on('request', (request) => {
        if (!request.url().includes(`/assets/${name}.`)) return;
        requests += 1;
        if (requests === 3) release(); // The page has requested it again, and the shopper once more.
      });
      await openAndPress(page);
      await page.getByRole('button', { name: 'Tentar de novo' }).click({ timeout: 40_000 });
      await expectCarriedOut(page);
      await page.getByRole('tab', { name: 'Canecas' }).click();
      await expect(status(page)).toHaveText('23 produtos, página 1 de 2');
      expect(requests).toBeGreaterThanOrEqual(3);
    });
  });

test(
  'an application that cannot start is announced, and a press loads the page again',
  { tag: '@push' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { planted: 'by another script' });
    });
    await page.evaluate((to) => location.assign(to), String(test.info().project.use.baseURL));
    await page.waitForURL('/', { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible();
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await again;
  },
);
