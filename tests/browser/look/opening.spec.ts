import type { Page } from '@playwright/test';
import { cards, expect, search, test } from '../../testing/browser/shop';

test.use({ answer: null });

/** Every 20 px from a small phone to a wide window, and the pixels beside the breakpoints. */
const widths = [
  ...Array.from({ length: 81 }, (_, index) => 320 + 20 * index),
  ...[481, 699, 701, 1024, 1025, 1301],
];

/** How much of the grid's width each row of cards fills, in tenths; a card of two rows counts in both. */
const filledRows = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector('[role=tabpanel] ul');
    if (!grid) throw new Error('There is no grid');
    const whole = grid.getBoundingClientRect().width;
    const gap = parseFloat(getComputedStyle(grid).columnGap);
    const cells = [...grid.children].map((card) => card.getBoundingClientRect());
    const tops = [...new Set(cells.map(({ top }) => Math.round(top)))];
    return tops.map((top) => {
      const row = cells.filter((cell) => cell.top <= top + 1 && cell.bottom > top + 1);
      const filled = row.reduce((sum, { width }) => sum + width + gap, -gap);
      return Math.round((10 * filled) / whole);
    });
  });

test('the first page of all products opens with a large card and whole rows at every width', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).getByRole('link')).toHaveCount(12);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await filledRows(page);
    expect.soft(new Set(rows), `${width} wide: ${rows.join(' ')}`).toEqual(new Set([10]));
    const [first, second] = await cards(page).evaluateAll((items) =>
      items.map((card) => card.getBoundingClientRect().width),
    );
    expect.soft(first, `${width} wide`).toBeGreaterThan(1.9 * (second ?? NaN));
  }
  await page.getByRole('link', { name: 'Próxima página' }).first().click();
  await expect(page.getByRole('link', { name: 'Página 2' }).first()).toHaveAttribute('aria-current');
  const later = await cards(page).evaluateAll((items) =>
    items.map((card) => card.getBoundingClientRect().width),
  );
  expect(new Set(later.map(Math.round)).size).toBe(1);
});

for (const width of [700, 768, 1024, 1440])
  test(`the count, the pages and the order are one row of 44 px, and its page links are exactly above those below the grid, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    const tools = [
      page.getByRole('status').locator('..'),
      page.getByRole('navigation', { name: 'Paginação acima dos produtos' }),
      page.getByRole('combobox', { name: 'Organizar por' }),
    ];
    const expectOneRow = async () => {
      const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
      const middles = boxes.map((box) => Math.round((box?.y ?? NaN) + (box?.height ?? NaN) / 2));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
      for (const box of boxes) expect(box?.height).toBeLessThanOrEqual(44);
      const [upper, lower] = await Promise.all(
        (await page.getByRole('link', { name: 'Página 1', exact: true }).all()).map((link) =>
          link.boundingBox(),
        ),
      );
      expect(Math.abs((upper?.x ?? NaN) - (lower?.x ?? NaN))).toBeLessThanOrEqual(1);
    };
    await expectOneRow();
    await search(page, 'caneca');
    await expect(page.getByRole('button', { name: 'Limpar busca' })).toBeVisible();
    await expectOneRow();
  });

for (const [width, height, part] of [
  [1024, 768, 0.5],
  [844, 390, 0.2],
  [390, 844, 0.5],
  [320, 640, 0.5],
] as const)
  test(`a product is in the first window of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(cards(page).first().locator('img')).toBeInViewport({ ratio: part });
  });

test('at 320 px the pages and the order are one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Paginação acima dos produtos' });
  await expect(bar).toHaveText(/1.*de 5/);
  await expect(bar.getByRole('link', { name: 'Página 2' })).toBeHidden();
  const [pages, order] = [
    await bar.boundingBox(),
    await page.getByRole('combobox', { name: 'Organizar por' }).boundingBox(),
  ];
  expect(pages?.y).toBe(order?.y);
  await page.getByRole('link', { name: 'Próxima página' }).last().click();
  await expect(bar).toHaveText(/2.*de 5/);
});
