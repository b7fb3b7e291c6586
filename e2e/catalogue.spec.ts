import { cards, expect, test } from './shop';

test("lists the backend's products, twelve a page", async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first().getByRole('heading')).toHaveText('Caneca Número 0');
});
