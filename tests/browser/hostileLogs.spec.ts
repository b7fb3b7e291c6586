import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hostileLogs } from '../hostile/hostileLogs';
import { addProduct, cartLink, expect, row, saved, test } from './shop';

// A stranger's log in the panel: it is refused with a sentence, or shown, and the shopper's own session stays the same.

/** Cases for which a browser matters most. SOAK=1 opens all. */
const few =
  /that is a script|state that is 100,000|reach for the prototype|unzips|NUL|with markup|cart of null/;
const chosen = hostileLogs.filter(({ name }) => process.env.SOAK || few.test(name));

const panel = (page: Page) => page.getByRole('region', { name: 'Painel de QA' });
const strip = (page: Page) => page.getByText('Reprodução de um registro.');
const sentence = (page: Page) => panel(page).getByRole('alert');

async function open(page: Page, text: string) {
  const file = { name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Abrir registro').setInputFiles(file);
}

test.describe('a log of a stranger', () => {
  test.describe.configure({ timeout: 600_000 });

  test('is refused with a sentence, or shown to its end and closed', { tag: '@soak' }, async ({ page }) => {
    await addProduct(page, row(0).id);
    await page.goto('/cart?qa');
    const own = await saved(page, 'cart');
    for (const { name, text, isRefused } of chosen)
      await test.step(name, async () => {
        await open(page, text());
        if (isRefused) {
          await expect(sentence(page)).not.toBeEmpty();
          await page.reload(); // Removes the sentence, so that the next one is new.
          return;
        }
        await expect(strip(page)).toBeVisible();
        const slider = panel(page).getByRole('slider', { name: 'Linha do tempo' });
        await slider.press('End');
        await slider.press('Home');
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await panel(page).getByRole('button', { name: 'Sair da reprodução' }).click();
        await expect(strip(page)).toBeHidden();
        await expect(page).toHaveURL('/cart');
        await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 produto');
      });
    expect(await saved(page, 'cart')).toEqual(own);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });

  test(
    'that unzips to 200 MB is refused, from an address and from a link',
    { tag: '@soak' },
    async ({ page }) => {
      const bomb = gzipSync(Buffer.alloc(200 * 2 ** 20, 32));
      await page.route(/:\d+\/bomb\.json$/, (route) => route.fulfill({ body: bomb }));
      await page.goto('/?qa=/bomb.json');
      await expect(sentence(page)).toContainText('O arquivo é grande demais para ser aberto aqui.');
      await page.goto(`/cart?qa#data:application/gzip;base64,${bomb.toString('base64')}`);
      await panel(page).getByRole('button', { name: 'Abrir', exact: true }).click();
      await expect(sentence(page)).toContainText('O arquivo é grande demais para ser aberto aqui.');
      await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
    },
  );
});
