import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { jiti } from '../../tools/jiti';
import { startProgram } from '../server/programs';

/** The page that `npm run products -- edit` opens, on a list of two mugs. */
const test = base.extend<{ shop: string; address: string }>({
  shop: async ({ page: _page }, use) => {
    const shop = mkdtempSync(join(tmpdir(), 'canecamisa-edit-'));
    const mug = (id: string) => ({
      id,
      name: `Caneca ${id}`,
      description: '',
      image_url: '',
      category: 'mugs',
    });
    const further = { price_in_cents: 2990, sales: 0, created_at: '2024-07-12' };
    const list = ['um', 'dois'].map((id) => ({ ...mug(id), ...further }));
    writeFileSync(join(shop, 'products.json'), JSON.stringify(list));
    writeFileSync(join(shop, 'shop.json'), readFileSync('tools/settings/sampleShop.json'));
    await use(shop);
    rmSync(shop, { recursive: true });
  },
  address: async ({ shop }, use) => {
    const args = [jiti, resolve('tools/products/cli.ts'), 'edit', '--port', '0'];
    const { child, listening } = startProgram(args, /^Abra (\S+)/m, {
      SHOP_SETTINGS: join(shop, 'shop.json'),
    });
    await use(await listening);
    child.kill();
  },
});

test('an owner edits the list by keyboard, drops a photo, and adds a product', async ({
  page,
  shop,
  address,
}) => {
  const rows = () =>
    JSON.parse(readFileSync(join(shop, 'products.json'), 'utf8')) as Record<string, unknown>[];
  const price = page.getByRole('textbox', { name: 'Preço de Caneca um', exact: true });
  await page.goto(address);

  await price.fill('vinte');
  await price.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'achado "vinte", esperado um preço como 29,90 ou R$ 1.234,56',
  );
  await expect(page.getByRole('status')).toHaveText(/^Não gravado/);
  await expect(page.getByRole('textbox', { name: 'Preço de Caneca dois', exact: true })).toBeFocused();
  await price.fill('R$ 35');
  await price.press('ArrowDown');
  await expect.poll(() => rows()[0]?.price_in_cents).toBe(3500);
  await expect(price).toHaveValue('35,00');

  await page.getByLabel('Fotos de Caneca dois').setInputFiles('public/pictures/sabia.webp');
  await expect.poll(() => rows()[1]?.image_url).toMatch(/^caneca-dois-[0-9a-f]{6}\.webp$/);
  expect(readdirSync(join(shop, 'photos'))).toEqual([rows()[1]?.image_url]);

  // A new product waits until it can be sold.
  await page.getByRole('textbox', { name: 'Nome do novo produto' }).fill('Caneca três');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falta: preço, foto')).toBeVisible();
  await page.reload();
  const newPrice = page.getByRole('textbox', { name: 'Preço de Caneca três', exact: true });
  await newPrice.fill('29,90');
  await newPrice.press('Enter');
  await page.getByLabel('Fotos de Caneca três').setInputFiles('public/pictures/sabia.webp');
  await expect.poll(() => rows().map(({ id }) => id)).toEqual(['caneca-tres', 'um', 'dois']);
  await page.getByRole('searchbox', { name: 'Procurar' }).fill('dois');
  await expect(page.getByRole('textbox', { name: /^Nome de/ })).toHaveCount(1);
});
