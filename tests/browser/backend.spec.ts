import { openableIds, rowsWith } from '../hostile/backendCases';
import { cards, expect, test } from './shop';

// Which products the shop sells, whatever a backend answers, is tested by tests/app/hostileBackend.test.ts and `npm run soak`.

test.describe('with unusual ids', () => {
  test.use({ answer: [rowsWith(openableIds), { option: true }] });

  const OPENS = 'every product that is listed opens from its card and by its address';
  test(OPENS, { tag: '@soak' }, async ({ page }) => {
    test.setTimeout(900_000);
    const heading = page.getByRole('heading', { level: 1 });
    for (const [index, id] of openableIds.entries())
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
});
