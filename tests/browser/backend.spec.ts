import type { Page } from '@playwright/test';
import { backendCases, openableIds, rowsWith } from '../hostile/backendCases';
import { startBackend } from '../hostile/backendServer';
import { BACKEND, cards, expect, test as base } from './shop';

// Whatever a backend answers, the shop sells its valid products, or the sample products. SOAK=1 plays all cases in the
// browser; tests/app/hostileBackend.test.ts plays them without one.

const few = /never ends|is cut$|status 500|order mark|a name of 10 MB|with markup|picture "j|id "__proto/;
const chosen = backendCases.filter(({ name }) => process.env.SOAK || few.test(name));
const ids = openableIds.filter((id, index) => process.env.SOAK || index % 6 === 0 || id === '.env');

const test = base.extend<{ backend: Awaited<ReturnType<typeof startBackend>> }>({
  answer: null, // The case's own backend answers.
  announced: /Failed to load resource|CORS|has been blocked|ERR_|preload/,
  backend: async ({ page }, use) => {
    const backend = await startBackend();
    await page.route(BACKEND, (route) => route.continue({ url: backend.url }));
    await use(backend);
    backend.stop();
  },
});

/** Puts the first product into the cart and orders it. */
async function purchase(page: Page) {
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('button', { name: 'Finalizar a compra' }).click();
  await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('whatever the backend answers', () => {
  test.describe.configure({ timeout: 900_000 });

  test(
    'the shop sells its valid products, or the sample products',
    { tag: '@soak' },
    async ({ page, backend }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const { name, answer, shows } of chosen)
        await test.step(name, async () => {
          backend.use(answer);
          await page.goto('/');
          const count = shows === 'sample' ? 50 : shows;
          await expect(page.getByRole('status').first()).toContainText(new RegExp(`^${count} produtos?,`), {
            timeout: 60_000,
          });
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          if (count > 0) await purchase(page);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          await page.evaluate(() => localStorage.clear());
        });
    },
  );

  test(
    'every product that is listed opens from its card and by its address',
    { tag: '@soak' },
    async ({ page, backend }) => {
      backend.use((response) =>
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end(JSON.stringify(rowsWith(ids))),
      );
      const heading = page.getByRole('heading', { level: 1 });
      for (const [index, id] of ids.entries())
        await test.step(JSON.stringify(id).slice(0, 30), async () => {
          await page.goto('/');
          await page
            .getByRole('navigation', { name: /pagina/i })
            .first()
            .getByRole('button', { name: `Página ${Math.floor(index / 12) + 1}`, exact: true })
            .click();
          await cards(page)
            .getByRole('link')
            .nth(index % 12)
            .click();
          await expect(heading).toHaveText(`Caneca de número ${index}`);
          await page.reload();
          await expect(heading).toHaveText(`Caneca de número ${index}`);
          await page.goto(`/product/${encodeURIComponent(id)}`);
          await expect(heading).toHaveText(`Caneca de número ${index}`);
        });
    },
  );
});
