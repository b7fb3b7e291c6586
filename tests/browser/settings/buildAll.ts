import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import { sampleSettings } from '../../../owner/settings/schema';
import { jiti } from '../../testing/jiti';
import { OWNER_SETTINGS, PATH, RENAMED_SETTINGS, ofOwner, ofRenamed } from './builds';

test.setTimeout(400_000);

/** Builds a shop with these settings into a folder. */
async function build(settings: string, output: string, environment: Record<string, string> = {}) {
  const args = [jiti, 'tools/build/build.ts', '--quick', '--output-path', output];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment, SHOP_SETTINGS: settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'close')).toEqual([0, null]);
}

test("builds an owner's shop", async () => {
  const folder = dirname(OWNER_SETTINGS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/photos`, { recursive: true });
  cpSync('tests/ownShop/pages', `${folder}/pages`, { recursive: true });
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#369' } });
  await photo.jpeg({ quality: 95 }).toFile(`${folder}/photos/Caneca Azul.JPG`);
  const high = sharp({ create: { width: 1000, height: 1200, channels: 3, background: '#963' } });
  await high.png().toFile(`${folder}/photos/Caneca Gasta.png`);
  const rows = [
    productRow({ id: 'azul', name: 'Caneca Azul', image_url: 'Caneca Azul.JPG' }),
    { ...productRow({ id: 'gasta', name: 'Caneca Gasta', image_url: 'Caneca Gasta.png' }), stock: 0 },
    ...['P', 'M', 'G'].map((size, at) =>
      productRow({
        id: `mar-${size}`,
        name: 'Caneca Mar',
        color: 'Azul',
        size,
        stock: at,
        item_group_id: 'mar',
      }),
    ),
  ];
  writeFileSync(`${folder}/products.json`, JSON.stringify(rows));
  cpSync('tests/ownShop/shop.json', OWNER_SETTINGS);
  await build(OWNER_SETTINGS, ofOwner, { BASE_PATH: PATH, PRERENDER_PRODUCTS: '5' });
});

// For otherBuild.spec.ts.
test('builds the shop of `dist` with other keys of its categories', { tag: '@soak' }, async () => {
  const folder = dirname(RENAMED_SETTINGS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const categories = {
    camisetas: { ...sampleSettings.categories['t-shirts'], drawing: '/pictures/t-shirts.svg' },
    canecas: { ...sampleSettings.categories.mugs, drawing: '/pictures/mugs.svg' },
  };
  const settings = { ...sampleSettings, categories, facts: null, quantityLimit: 3 };
  writeFileSync(RENAMED_SETTINGS, JSON.stringify(settings));
  const rows = [productRow({ id: 'same', category: 'canecas' })];
  writeFileSync(`${folder}/products.json`, JSON.stringify(rows));
  await build(RENAMED_SETTINGS, ofRenamed);
});
