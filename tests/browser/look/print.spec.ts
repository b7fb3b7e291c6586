import { openFilledCart } from '../../testing/browser/openScreens';
import { expect, fillCart, keepDate, test } from '../../testing/browser/shop';

/** How many sheets of A4 a page is printed on. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a cart of three lines is printed on one sheet, with the date and the seller', async ({ page }) => {
  await keepDate(page);
  await fillCart(page, [
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Remover/ })).toHaveCount(3);
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1);
  const date = page.getByText('Preços de 26/11/2026');
  await expect(date).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(date).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Canecamisa')).toBeVisible();
});

test('a printed summary is one box that no page break divides, and the footer follows it', async ({
  page,
}) => {
  await openFilledCart(page);
  await page.setViewportSize({ width: 718, height: 1000 }); // A sheet of A4 without its margins.
  await page.emulateMedia({ media: 'print' });
  const summary = page.getByRole('region', { name: 'Resumo do pedido' });
  await expect(summary).toHaveCSS('display', 'block');
  await expect(summary).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('contentinfo')).toHaveCSS('break-before', 'avoid');
});
