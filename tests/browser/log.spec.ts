import type { Page } from '@playwright/test';
import type * as ShopParts from '../../tools/replay/shopParts';
import { loadShop } from '../../tools/loadShop';
import { devTools, readRelayed, readStates, useTool } from './devTools';
import { download, slider, view } from './panel';
import { cards, choose, expect, row, saved, search, test } from './shop';

/** Shops on every screen and downloads the log of the session. */
async function record(page: Page): Promise<string> {
  await page.clock.install();
  await page.goto('/?qa');
  await expect(cards(page)).toHaveCount(12);
  await choose(page, /Organizar por/, 'Mais vendidos');
  await search(page, 'geladeira');
  await search(page, 'caneca');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await choose(page, /quantidade/i, '3');
  await page.getByRole('button', { name: /^Remover/ }).click();
  await page.getByRole('button', { name: /^Desfazer/ }).click();
  await page.getByRole('button', { name: 'Finalizar a compra' }).click();
  await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(cards(page)).toHaveCount(12);
  return download(page);
}

test('a recorded log is the same states and hashes in Node, in DevTools and in the panel', async ({
  page,
  context,
  alerts,
}) => {
  const text = await record(page);
  expect(alerts).toEqual(['Produto Removido com sucesso!']);

  const { readLog, replayable, firstDifference, stepsOf, hashOf } = await loadShop<typeof ShopParts>(
    [],
    'tools/replay/shopParts.ts',
  );
  const log = await readLog(text, 'canecamisa');
  if (typeof log === 'string') throw new Error(log);
  expect(log.actions.length).toBeGreaterThan(15);
  expect(firstDifference(log, replayable)).toBeNull();
  const steps = [...stepsOf(log, replayable)];
  const hashes = [hashOf(log.preloadedState), ...steps.map(({ after }) => hashOf(after))];
  expect(log.hashes.at(-1)).toEqual([log.actions.length, hashes.at(-1)]);
  expect(new Set(hashes).size).toBeGreaterThan(12);

  // Another shopper's browser, with another cart and DevTools.
  const other = await context.newPage();
  await other.addInitScript(devTools);
  await other.goto(`/product/${row(5).id}`);
  await other.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(other).toHaveURL('/cart');
  const cart = await saved(other, 'cart');

  // As the extension reads a file.
  const file = JSON.parse(text) as { payload: string; preloadedState: string };
  const imported = {
    nextLiftedState: JSON.parse(file.payload) as unknown,
    preloadedState: JSON.parse(file.preloadedState) as unknown,
  };
  await useTool(other, { type: 'IMPORT_STATE', ...imported });
  const states = await readStates(other);
  expect(states.map((state) => hashOf(state))).toEqual(hashes);
  const relayed = await readRelayed(other);
  expect(relayed.states).toHaveLength(states.length);
  for (const text of [...relayed.states, ...relayed.actions]) expect(text.length).toBeLessThan(3000);
  await expect(other).toHaveURL('/?busca=caneca');
  expect(await saved(other, 'cart')).toEqual(cart);

  await other.goto('/?qa');
  await view(other, text);
  for (const [count, hash] of hashes.entries()) {
    await slider(other).fill(String(count));
    await expect(other.getByLabel('Hash of the state')).toHaveText(hash);
  }
  expect(await saved(other, 'cart')).toEqual(cart);
});
