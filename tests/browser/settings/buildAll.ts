import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import { jiti } from '../../testing/jiti';
import { OWNER_SETTINGS, PATH, ofOwner } from './builds';

test.setTimeout(400_000);

test("builds an owner's shop", async () => {
  const folder = dirname(OWNER_SETTINGS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/photos`, { recursive: true });
  cpSync('tests/browser/settings/pages', `${folder}/pages`, { recursive: true });
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#369' } });
  await photo.jpeg({ quality: 95 }).toFile(`${folder}/photos/Caneca Azul.JPG`);
  const rows = [
    productRow({ id: 'azul', name: 'Caneca Azul', image_url: 'Caneca Azul.JPG' }),
    { ...productRow({ id: 'gasta', name: 'Caneca Gasta' }), stock: 0 },
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
  cpSync('tests/browser/settings/ownShop.json', OWNER_SETTINGS);
  const args = [jiti, 'tools/build/build.ts', '--quick', '--output-path', ofOwner];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, BASE_PATH: PATH, PRERENDER_PRODUCTS: '5', SHOP_SETTINGS: OWNER_SETTINGS },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'close')).toEqual([0, null]);
});
