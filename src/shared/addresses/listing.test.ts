import { listingAddress, pagePath, readListingAddress } from './listing';

it.each([
  ['/', 'all', 1],
  ['/produtos/2', 'all', 2],
  ['/camisetas', 't-shirts', 1],
  ['/canecas/3', 'mugs', 3],
  ['/canecas/417', 'mugs', 417],
])('%s is the path of a listing: category %s, page %i', (path, category, page) => {
  expect(listingAddress({ category, page })).toBe(path);
  expect(readListingAddress(path)).toEqual({ category, page, search: null, order: null });
  expect(pagePath(path)).toBe('/');
});

it.each([
  ['/', '/produtos /produtos/ /produtos/1 /produtos/x /produtos/-2 /produtos/2.5 /produtos/0 // /?busca=lua'],
  ['/canecas/2', '/%63anecas/2 //canecas/2 /\\canecas/2/ canecas/2#topo /c%61ne%63as/%32?x=/1'],
])('the path %s is read from the address %s', (path, addresses) => {
  for (const address of addresses.split(' ')) {
    const { category = '', page = 0 } = readListingAddress(address) ?? {};
    expect([address, listingAddress({ category, page })]).toEqual([address, path]);
  }
});

it('other addresses are not the path of a listing', () => {
  for (const path of '/cart /product/2 /canecas/2/3 /canecas//2 /canecas%2F2 /toString /t-shirts /Canecas'.split(
    ' ',
  )) {
    expect([path, readListingAddress(path)]).toEqual([path, undefined]);
    expect(pagePath(path)).toBe(path);
  }
  expect(listingAddress({ category: 'hats', page: 1 })).toBe('/'); // A category that the shop does not have any more.
});
