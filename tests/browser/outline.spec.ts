import { exposeStore, expectOutlineOfState, outlineOf } from './outlineOf';
import { expect, holdLists, row, test } from './shop';

for (const path of ['/', `/product/${row(0).id}`, '/cart', '/nowhere'])
  test(
    `${path} has the same outline before and after it is hydrated`,
    { tag: '@push' },
    async ({ page, context }) => {
      await holdLists(page);
      await exposeStore(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOutlineOfState(page);
      const hydrated = await outlineOf(page);
      const plain = await context.newPage();
      await plain.route('**/*.js', (route) => route.abort());
      await plain.goto(path);
      expect(await outlineOf(plain)).toEqual(hydrated);
    },
  );

test('what is not in the store is not in the outline', async ({ page, alerts: _accepted }) => {
  await exposeStore(page);
  await page.goto(`/product/${row(0).id}`);
  await page.getByRole('searchbox').pressSequentially('can');
  await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible();
  await expectOutlineOfState(page);
  expect((await outlineOf(page)).join('\n')).toContain('- searchbox "Procurar produtos pelo nome":');
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expectOutlineOfState(page);
  await page.getByRole('button', { name: 'Ampliar a foto' }).click();
  await page.getByRole('button', { name: 'Ver de perto' }).click();
  await expectOutlineOfState(page);
});
