import { BACKEND, cards, expect, row, test } from './shop';

// What a backend may answer is tested by backend.spec.ts and tests/app/hostileBackend.test.ts.

test('a visit requests the list once, and nothing else of another origin', async ({ page, baseURL }) => {
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) abroad.push(request.url());
  });
  const firstName = cards(page).first().getByRole('heading');
  await page.goto('/');
  await expect(firstName).toHaveText(row(0).name);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
  await expect(firstName).toHaveText(row(0).name);
  await page.waitForLoadState('networkidle');
  expect(abroad).toEqual([BACKEND]);
  await page.reload();
  await expect(firstName).toHaveText(row(0).name);
  expect(abroad).toEqual([BACKEND, BACKEND]);
});
