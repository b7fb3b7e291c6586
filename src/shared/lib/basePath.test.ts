import { pictureAddress, withBase, withoutBase } from './basePath';

afterEach(() => void delete process.env.BASE_PATH);

it.each(['/', '/cart?a=1#b', '//cart', ''])(
  'the address %j stays as it is at the root of a server',
  (path) => {
    expect([withBase(path), withoutBase(path), pictureAddress(path)]).toEqual([path, path, path]);
  },
);

describe('below /loja', () => {
  beforeEach(() => void (process.env.BASE_PATH = '/loja'));

  it.each([
    ['/loja/', '/'],
    ['/loja/cart?a=1#b', '/cart?a=1#b'],
    ['/loja/loja/', '/loja/'],
    ['/cart', '/../cart'],
    ['/', '/../'],
    ['/lojas', '/../lojas'],
  ])('below /loja the address %s has the path %s, and the path has that address', (address, path) => {
    expect(withoutBase(address)).toBe(path);
    expect(new URL(withBase(path), 'https://example.com').pathname).toBe(
      new URL(address, 'https://example.com').pathname,
    );
  });

  it.each([
    ['/loja', '/'],
    ['/loja?qa', '/?qa'],
    ['/loja#a', '/#a'],
    ['//loja/cart', '/cart'],
  ])('below /loja the address %s is read as the path %s', (address, path) =>
    expect(withoutBase(address)).toBe(path),
  );

  it.each([
    ['/pictures/mugs.svg', '/loja/pictures/mugs.svg'],
    ['/images/mug.png', '/images/mug.png'],
    ['https://example.com/pictures/a.webp', 'https://example.com/pictures/a.webp'],
    ['', ''],
  ])('below /loja the picture %j is loaded from %j', (given, address) =>
    expect(pictureAddress(given)).toBe(address),
  );
});

it('below two folders an address has a path, and the path has that address', () => {
  process.env.BASE_PATH = '/br/loja';
  expect(withoutBase('/br/outra')).toBe('/../../br/outra');
  expect(new URL(withBase('/../../br/outra'), 'https://example.com').pathname).toBe('/br/outra');
});
