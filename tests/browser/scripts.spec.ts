import type { Page, Route } from '@playwright/test';
import { cards, expect, test } from './shop';

/** What may go wrong with a script. */
const kinds: Record<string, (route: Route) => Promise<unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'breaks the server': (route) => route.fulfill({ status: 500, body: '' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Wi-Fi' }),
  'is a page, sent as a script': (route) => route.fulfill({ contentType: SCRIPT, body: '<!doctype html>' }),
  'is cut': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: SCRIPT, body: body.slice(0, body.length / 2) });
  },
  'is empty': (route) => route.fulfill({ contentType: SCRIPT, body: '' }),
  'throws at once': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: SCRIPT, body: `throw new Error('planted');${body}` });
  },
  'is refused': (route) => route.abort('connectionrefused'),
  'is cut off': (route) => route.abort('connectionreset'),
  'never comes': () => new Promise(() => {}),
};
const SCRIPT = 'application/javascript';
/** One of each sort: no answer, a wrong answer, a wrong script. */
const few = /missing|sent as a script|throws at once/;

/** The first two scripts of the catalogue. */
const scripts = { 'the main script': 'main', "the page's chunk": 'catalogue' };

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'não terminou de carregar' });

/** Opens the catalogue without waiting for the application, and presses a tab. */
async function openAndPress(page: Page) {
  await page.evaluate((to) => location.assign(to), String(test.info().project.use.baseURL));
  await page.waitForURL('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await page.getByRole('button', { name: 'Próxima página' }).first().click();
}

/** Each press was carried out, once and in order. */
async function expectCarriedOut(page: Page) {
  await expect(page.getByRole('status').first()).toHaveText('23 produtos, página 2 de 2');
  await expect(notice(page)).toBeHidden();
}

test.use({
  answer: null,
  announced:
    /Unexpected token|Unexpected end|Invalid or unexpected|missing \)|planted|status of (404|500)|MIME type|Loading chunk|valid digest/,
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

for (const [script, name] of Object.entries(scripts))
  test.describe(script, () => {
    for (const [kind, answer] of Object.entries(kinds)) {
      test(
        `that ${kind} is announced, and works after another try`,
        { tag: few.test(kind) && (name === 'main' || kind === 'is missing') ? '@push' : '@soak' },
        async ({ page }) => {
          let isMended = false;
          await page.route(`**/assets/${name}.*.js*`, (route) =>
            isMended ? route.continue() : answer(route),
          );
          await openAndPress(page);
          await expect(notice(page)).toBeVisible({ timeout: 40_000 });
          await expect(page).toHaveURL('/');
          await expect(cards(page)).toHaveCount(12);
          isMended = true;
          await page.getByRole('button', { name: 'Tentar de novo' }).click();
          await expectCarriedOut(page);
        },
      );
    }

    test('that is slow still works, once', { tag: '@soak' }, async ({ page }) => {
      let requests = 0;
      let release = () => {};
      const later = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**/assets/${name}.*.js*`, async (route) => {
        requests += 1;
        if (requests === 3) release(); // The page has requested it again, and the shopper once more.
        await later;
        await route.continue();
      });
      await openAndPress(page);
      await page.getByRole('button', { name: 'Tentar de novo' }).click({ timeout: 40_000 });
      await expectCarriedOut(page);
      await page.getByRole('tab', { name: 'Todos os produtos' }).click();
      await expect(page.getByRole('status').first()).toHaveText('50 produtos, página 1 de 5');
      expect(requests).toBeGreaterThanOrEqual(3);
    });

    test(
      'that never comes leaves links that work',
      { tag: '@soak' }, // It waits for the notice's 10 s.
      async ({ page }) => {
        await page.route(`**/assets/${name}.*.js*`, () => new Promise(() => {}));
        await openAndPress(page);
        await expect(notice(page)).toBeVisible({ timeout: 40_000 });
        const opened = page.waitForEvent('framenavigated');
        await page.getByRole('link', { name: 'Canecamisa' }).click({ noWaitAfter: true });
        await opened;
        await cards(page).first().getByRole('link').click({ noWaitAfter: true });
        await page.waitForURL(/\/product\//, { waitUntil: 'commit' });
      },
    );
  });
