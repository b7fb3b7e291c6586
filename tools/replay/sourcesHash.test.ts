import { rmSync } from 'node:fs';
import { newFolder } from '../../tests/testing/newFolder';
import { sourcesHash } from './sourcesHash';

const { inFolder, put } = newFolder();

const hashNow = (environment = {}) =>
  sourcesHash({ root: inFolder(), settings: inFolder('shop.json'), ownFolder: inFolder(), environment });

it.each([
  ['the settings', 'shop.json'],
  ['the products', 'products.json'],
  ['a photo', 'photos/sabia.jpg'],
  ["an owner's page", 'pages/ajuda.md'],
  ['a style', 'src/entities/product/ui/_productGrid.scss'],
  ['a component', 'src/pages/cart/ui/CartPage.tsx'],
  ['a package', 'packages/shared-list/src/replica.ts'],
  ['a published file', 'public/robots.txt'],
  ["an owner's program", 'owner/brand/cutFont.ts'],
  ['a header', 'server/headers.mjs'],
  ['a step of the build', 'tools/build/documents.ts'],
  ['an installed package', 'package-lock.json'],
])('a build is outdated if %s is new, has changed, or is gone', (_what, path) => {
  const without = hashNow();
  put(path, 'one');
  const before = hashNow();
  put(path, 'two');
  const after = hashNow();
  expect(new Set([without, before, after]).size).toBe(3);
  rmSync(inFolder(path));
  expect(hashNow()).toBe(without);
});

it('a build is outdated if a variable of the environment has changed', () => {
  expect(hashNow({ SITE_URL: 'https://a.example' })).not.toBe(hashNow({ SITE_URL: 'https://b.example' }));
});

it.each([
  'src/slice.test.ts',
  'packages/a/dist/index.js',
  'public/pictures/sabia.webp',
  '.cache/settings/shop.ts',
])('a change of %s does not make a build outdated, because it is not a source', (path) => {
  const before = hashNow();
  put(path, 'new');
  expect(hashNow()).toBe(before);
});
