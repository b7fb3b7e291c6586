import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { createHandler } from '../../server/serve.mjs';
import { portOf } from '../../server/portOf';
import { press, remove } from '../drive/shopper';
import { buildWith, type Bug } from './plantedBuild';
import { cards, expect, fillCart, row, saved, test } from './shop';

test.use({ announced: /./, permissions: ['clipboard-read', 'clipboard-write'] });

/** An error that is planted into the shop. */
interface Crash extends Bug {
  name: string;
  /** The shopper's input that raises it. */
  at: 'opens' | 'adds' | 'removes';
  /** Whether every page shows it from then on. */
  isEverywhere?: true;
}

const thrown = "throw new Error('planted');";

/** One error of each kind: reducer, effect, component, layout, chunk. */
const crashes: readonly Crash[] = [
  {
    name: 'the reducer of an added product',
    file: 'src/entities/cart/model/slice.ts',
    search: 'state.items.push(item);',
    replacement: thrown,
    at: 'adds',
  },
  {
    name: 'the effect that raises alerts',
    file: 'src/entities/cart/model/cartAlert.ts',
    search: 'await painted();',
    replacement: thrown,
    at: 'removes',
  },
  {
    name: "a product's page",
    file: 'src/pages/product/ui/BuyBar.tsx',
    search: 'const dispatch = useDispatch();',
    replacement: thrown,
    at: 'opens',
  },
  {
    name: 'the header, which is part of the layout',
    file: 'src/app/layout/Header.tsx',
    search: 'const count = useSelector(selectCartCount);',
    replacement: `const count = useSelector(selectCartCount);\n  if (count > 2) ${thrown}`,
    at: 'adds',
    isEverywhere: true,
  },
  {
    name: 'a chunk that throws when it is loaded',
    file: 'src/pages/cart/ui/CartPage.tsx',
    search: 'export function CartPage() {',
    replacement: `if (Date.now()) ${thrown}\nexport function CartPage() {`,
    at: 'adds',
  },
];

/** The action at which a replay of the report shows the error. */
const actions: Record<Crash['at'], string> = {
  opens: 'navigation/locationChanged',
  adds: 'cart/productAdded',
  removes: 'cart/productRemoved',
};

/** Shops until the input that raises the error. */
async function shopUntil(page: Page, at: Crash['at']) {
  await cards(page)
    .filter({ hasText: row(2).name })
    .getByRole('link')
    .click();
  if (at === 'opens') return;
  await press(page, 'button', 'ADICIONAR AO CARRINHO');
  if (at === 'removes') await remove(page);
}

for (const [index, { name, at, isEverywhere, ...bug }] of crashes.entries())
  test(
    `the shop survives an error in ${name}, and its report replays it`,
    {
      tag: index === 0 ? '@push' : '@soak',
    },
    async ({ page, alerts: _accepted }) => {
      const dist = test.info().outputPath('dist');
      await buildWith(bug, dist);
      const server = createServer(await createHandler(dist));
      const address = `http://localhost:${portOf(server.listen(0))}/`;
      await fillCart(page, [
        [0, 1],
        [1, 1],
      ]);
      await page.goto(address);
      let documents = 0;
      page.on('load', () => (documents += 1));

      await shopUntil(page, at);
      const error = page.getByRole('heading', { name: 'Unexpected Application Error!' });
      await expect(error).toBeVisible();
      const cart = await saved(page, 'cart');
      expect(cart).toContainEqual(expect.objectContaining({ id: row(1).id }));

      await press(page, 'button', 'Copiar relatório');
      await expect(page.getByText('Relatório copiado')).toBeVisible();
      const report = await page.evaluate(() => navigator.clipboard.readText());
      const [version, url, time, message] = report.split('\n');
      expect(version).toMatch(/^canecamisa-log \d+\.\d+\.\d+ \(\w+\)$/);
      expect(url).toContain(address);
      expect(new Date(time ?? '').toISOString()).toBe(time);
      expect(message).toBe('planted');

      await press(page, 'link', 'Voltar para a loja');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        isEverywhere ? /^Unexpected/ : /^Camisetas e canecas/,
      );
      expect(documents).toBeLessThanOrEqual(1);
      await page.goto(address);
      expect(await saved(page, 'cart')).toEqual(cart);
      server.close();

      const file = test.info().outputPath('report.txt');
      writeFileSync(file, report);
      const command = ['run', '--silent', 'replay', '--', file];
      const { status, stdout } = spawnSync('npm', command, { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stdout).toContain(actions[at]);
      expect(stdout).toContain('"Error: planted"');
    },
  );
