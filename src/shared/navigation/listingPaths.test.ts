import { listingAt, listingPath, pagePath } from './listingPaths';

it.each([
  ['/', 'all', 1],
  ['/produtos/2', 'all', 2],
  ['/camisetas', 't-shirts', 1],
  ['/canecas/3', 'mugs', 3],
  ['/canecas/417', 'mugs', 417],
])('%s is the path of a listing: %s, page %i', (path, category, page) => {
  expect(listingPath(category, page)).toBe(path);
  expect(listingAt(path)).toEqual({ category, page });
  expect(pagePath(path)).toBe('/');
});

it.each([
  '/produtos',
  '/produtos/',
  '/produtos/1',
  '/produtos/x',
  '/produtos/-2',
  '/produtos/2.5',
  '/produtos/0',
  '//',
  '',
  '/?busca=lua',
])('%j is page 1 of all products', (path) => {
  expect(listingAt(path)).toEqual({ category: 'all', page: 1 });
});

it.each(['/%63anecas/2', '//canecas/2', '/\\canecas/2/', 'canecas/2#topo', '/c%61ne%63as/%32?x=/1'])(
  '%s is /canecas/2',
  (address) => {
    expect(listingAt(address)).toEqual({ category: 'mugs', page: 2 });
  },
);

it.each([
  '/cart',
  '/product/2',
  '/canecas/2/3',
  '/canecas//2',
  '/canecas%2F2',
  '/toString',
  '/t-shirts',
  '/Canecas',
])('%j is not the path of a listing', (path) => {
  expect(listingAt(path)).toBeUndefined();
  expect(pagePath(path)).toBe(path);
});

it('a category that the shop does not have any more is listed with all products', () => {
  expect(listingPath('hats', 1)).toBe('/');
});
