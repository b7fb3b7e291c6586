import { openableIds, rowsWith } from '../hostile/backendCases';
import { cards, expect, test } from './shop';

// Which products the shop sells, whatever a backend answers, is tested by tests/app/hostileBackend.test.ts.

test.use({ answer: [rowsWith(openableIds), { option: true }] });

test('every product opens from its card and by its address, whatever its id', async ({ page }) => {
  test.setTimeout(900_000);
  const heading = page.getByRole('heading', { level: 1 });
  const some = process.env.SOAK ? openableIds : openableIds.slice(0, 2);
  for (const [index, id] of some.entries())
    await test.step(JSON.stringify(id).slice(0, 30), async () => {
      await page.goto(`/produtos/${Math.floor(index / 12) + 1}`);
      const links = cards(page).getByRole('link');
      await links.nth(index % 12).click();
      await expect(heading).toHaveText(`Caneca de número ${index}`);
      await page.reload();
      await expect(heading).toHaveText(`Caneca de número ${index}`);
      await page.goto(`/product/${encodeURIComponent(id)}`);
      await expect(heading).toHaveText(`Caneca de número ${index}`);
    });
});
