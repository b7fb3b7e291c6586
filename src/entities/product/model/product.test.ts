import { productRow } from '../index.fixtures';
import { parseProduct, productAt, versionOf } from './product';

const row = productRow({ price_in_cents: 1990, created_at: '2024-01-01T00:00:00.000Z' });

describe('parseProduct', () => {
  it('keeps the fields of a row and derives the price, the date and the quantity', () => {
    expect(parseProduct(row)).toEqual({
      ...row,
      priceFormatted: 'R$\u00a019,90',
      formatDate: 1704067200000,
      quantity: 1,
    });
  });

  it('leaves out unknown fields', () => {
    expect(parseProduct({ ...row, colour: 'blue', quantity: 4 })).toEqual(parseProduct(row));
  });

  it.each([
    [
      'what turns the direction of a text',
      'Camiseta \u202eoãhniD\u202c \u2066a\u2069\u200e\u200f\u061c',
      'Camiseta oãhniD a',
    ],
    ['control characters', '\0Caneca\x1b\x7f\x85', 'Caneca'],
    ['halves of surrogate pairs', 'Can\ud83deca \ude00😀', 'Caneca 😀'],
  ])('drops %s from what a shopper reads', (_what, text, read) => {
    const texts = { name: text, description: text, color: text, size: text, brand: text };
    const { name, description, color, size, brand } = parseProduct({ ...row, ...texts }) ?? {};
    expect([name, description, color, size, brand]).toEqual(Array(5).fill(read));
  });

  it('keeps line breaks, and the letters that join an emoji or a word', () => {
    const name = 'Família 👨‍👩‍👧 می\u200cخواهم';
    expect(parseProduct({ ...row, name, description: 'a\n\tb' })).toMatchObject({
      name,
      description: 'a\n\tb',
    });
  });

  it('has further pictures: at most seven, each once, and only addresses of pictures', () => {
    const more = (image_urls: unknown) => parseProduct({ ...row, image_url: '/a.jpg', image_urls });
    const many = Array.from({ length: 9 }, (_, index) => `/${index}.jpg`);
    expect(more(['/b.jpg', '/a.jpg', 'javascript:alert(1)', '', 7, null, '/b.jpg'])?.image_urls).toEqual([
      '/b.jpg',
    ]);
    expect(more(many)?.image_urls).toEqual(many.slice(0, 7));
    for (const none of [[], ['/a.jpg'], '/b.jpg', null, {}, 7]) expect(more(none)).toEqual(more(undefined));
  });

  it('reads a date without a time', () => {
    expect(parseProduct({ ...row, created_at: '2024-01-01' })?.formatDate).toBe(1704067200000);
  });

  it.each([null, undefined, 'a', 7, [], {}])('refuses %p', (value) => {
    expect(parseProduct(value)).toBeNull();
  });

  it.each([
    { id: '' },
    { id: 7 },
    { name: '  ' },
    { name: '\u202e \0' },
    { description: null },
    { image_url: 1 },
    { category: 'hats' },
    { category: 'toString' },
    { price_in_cents: 19.9 },
    { price_in_cents: -1 },
    { price_in_cents: '1990' },
    { sales: 0.5 },
    { created_at: 1704067200000 },
    { created_at: '1' },
    { created_at: '2024-13-45' },
    { id: 'half \ud83d' },
    { id: '.' },
    { id: '..' },
    { id: 'a%2Fb' },
    { id: 'x'.repeat(20_000) },
    { id: 'ã'.repeat(400) },
  ])('refuses a row with %p', (wrong) => {
    expect(parseProduct({ ...row, ...wrong })).toBeNull();
  });
});

describe('details', () => {
  const details = {
    color: 'Azul',
    size: 'M',
    gender: 'unisex',
    age_group: 'adult',
    brand: 'Hering',
    gtin: '7891000315507',
    list_price_in_cents: 2990,
    stock: 0,
    item_group_id: 'azul',
  } as const;

  it('are those of the row', () => {
    expect(parseProduct({ ...row, ...details })).toEqual({ ...parseProduct(row), ...details });
  });

  it.each([
    { color: ' ' },
    { size: 'x'.repeat(101) },
    { gender: 'feminino' },
    { age_group: 12 },
    { brand: null },
    { brand: '\u202e' },
    { list_price_in_cents: 1990 },
    { list_price_in_cents: '29,90' },
    { stock: -1 },
    { stock: 0.5 },
    { item_group_id: 'x'.repeat(51) },
  ])('of which one is invalid are left out, and the product stays: %j', (wrong) => {
    expect(parseProduct({ ...row, ...wrong })).toEqual(parseProduct(row));
  });

  it('name a version by its colour and size', () => {
    expect([versionOf(details), versionOf({ size: 'M' }), versionOf({})]).toEqual(['Azul, M', 'M', '']);
  });
});

describe('a text without end', () => {
  const huge = 'ã'.repeat(10 * 2 ** 20);

  it.each([
    ['name', 300],
    ['description', 5000],
  ] as const)('is cut, and the product is kept: %s', (field, longest) => {
    const text = parseProduct({ ...row, [field]: huge })?.[field];
    expect(text).toHaveLength(longest);
    expect(text?.endsWith('ã…')).toBe(true);
    const fitting = 'ã'.repeat(longest);
    expect(parseProduct({ ...row, [field]: fitting })?.[field]).toBe(fitting);
  });

  it('is not cut in the middle of a character', () => {
    const name = `${'a'.repeat(298)}${'😀'.repeat(9)}`;
    expect(parseProduct({ ...row, name })?.name).toBe(`${'a'.repeat(298)}…`);
  });
});

describe("a picture's address", () => {
  it.each([
    'https://example.com/a.jpg',
    'HTTP://example.com/a.jpg',
    '//example.com/a.jpg',
    '/pictures/a.webp?v=1#x',
    'pictures/a:b.jpg',
    'data:image/png;base64,AAAA',
    'HTTPS:\n//example.com/a.jpg',
    '',
  ])('is kept: %j', (image_url) => {
    expect(parseProduct({ ...row, image_url })?.image_url).toBe(image_url);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'JavaScript:alert(1)',
    'view-source:http://example.com/a.jpg',
    'filesystem:http://localhost/a.png',
    'file:///etc/passwd',
    'blob:http://localhost/1',
    'C:\\fotos\\caneca.jpg',
    'data:text/html,<script>',
    '/half-\ud83d.jpg',
  ])('that cannot be a picture is left out, and the product is kept: %j', (image_url) => {
    expect(parseProduct({ ...row, image_url })?.image_url).toBe('');
  });
});

describe('productAt', () => {
  const rows = ['13', '21', '1', '210'].map((id) => productRow({ id }));

  it.each([
    ['1', '1'],
    ['21', '21'],
    ['3', '13'],
    ['2', '21'],
    ['10', '210'],
  ])('of the parameter %s is the product %s', (parameter, id) => {
    expect(productAt(rows, parameter)?.id).toBe(id);
  });

  it('is undefined if no id contains the parameter', () => {
    expect(productAt(rows, '4')).toBeUndefined();
  });
});
