import { createPath, matchPath, parsePath } from './paths';

it.each([
  ['/cart', '/cart', '', ''],
  ['/?busca=a', '/', '?busca=a', ''],
  ['/a?b#c', '/a', '?b', '#c'],
  ['/a#b?c', '/a', '', '#b?c'],
  ['/a?b?c#d#e\nf', '/a', '?b?c', '#d#e\nf'],
  ['', '', '', ''],
])('a path has three parts: %j', (path, pathname, search, hash) => {
  expect(parsePath(path)).toEqual({ pathname, search, hash });
  expect(createPath({ pathname, search, hash })).toBe(path);
});

it('an empty query or hash is not written', () => {
  expect(createPath(parsePath('/a?#'))).toBe('/a');
});

it.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/cart', '/Cart//'],
  ['/cart', '/%63art'],
])('a pattern without a parameter, %j, matches %j', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBe('');
});

it.each([
  ['/product/p1', 'p1'],
  ['/Product/P1/', 'P1'],
  ['/product/a%2Fb', 'a/b'],
  ['/product/%C3%A9.html', 'é.html'],
  ['/product/%zz', '%zz'],
])('the parameter of %j', (pathname, parameter) => {
  expect(matchPath('/product/:productId', pathname)).toBe(parameter);
});

it.each([
  ['/product/:productId', '/product'],
  ['/product/:productId', '/product/'],
  ['/product/:productId', '/product//a'],
  ['/product/:productId', '/product/a/b'],
  ['/product/:productId', '/products/a'],
  ['/cart', '/'],
  ['/cart', '/cart/a'],
  ['/cart', '/cart%2F'],
  ['/', '/a'],
])('%j does not match %j', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});
