import { productRow } from '../index.fixtures';
import { parseProduct, productAt, versionOf } from './product';

const row = productRow({ price_in_cents: 1990, created_at: '2024-01-01T00:00:00.000Z' });

describe('parseProduct', () => {
  it('parseProduct keeps the fields of a row and derives the price, the date and the quantity', () => {
    expect(parseProduct(row)).toEqual({
      ...row,
      priceFormatted: 'R$\u00a019,90',
      formatDate: 1704067200000,
      quantity: 1,
    });
    expect(parseProduct({ ...row, created_at: '2024-01-01' })?.formatDate).toBe(1704067200000);
  });

  it('parseProduct leaves out unknown fields', () => {
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
  ])('parseProduct removes %s from the texts that a shopper reads', (_what, text, read) => {
    const texts = { name: text, description: text, color: text, size: text, brand: text };
    const { name, description, color, size, brand } = parseProduct({ ...row, ...texts }) ?? {};
    expect([name, description, color, size, brand]).toEqual(Array(5).fill(read));
  });

  it('parseProduct keeps line breaks, and the characters that join an emoji or a word', () => {
    const name = 'Família 👨‍👩‍👧 می\u200cخواهم';
    expect(parseProduct({ ...row, name, description: 'a\n\tb' })).toMatchObject({
      name,
      description: 'a\n\tb',
    });
  });

  it('a product has at most seven further pictures, no picture twice, and only addresses of pictures', () => {
    const more = (image_urls: unknown) => parseProduct({ ...row, image_url: '/a.jpg', image_urls });
    const many = Array.from({ length: 9 }, (_, index) => `/${index}.jpg`);
    expect(more(['/b.jpg', '/a.jpg', 'javascript:alert(1)', '', 7, null, '/b.jpg'])?.image_urls).toEqual([
      '/b.jpg',
    ]);
    expect(more(many)?.image_urls).toEqual(many.slice(0, 7));
    for (const none of [[], ['/a.jpg'], '/b.jpg', null, {}, 7]) expect(more(none)).toEqual(more(undefined));
  });

  it.each(
    Object.entries({
      id: ['', 7, 'half \ud83d', '.', '..', 'a%2Fb', 'x'.repeat(20_000), 'ã'.repeat(400)],
      name: ['  ', '\u202e \0'],
      description: [null],
      image_url: [1],
      category: ['hats', 'toString'],
      price_in_cents: [19.9, -1, '1990'],
      sales: [0.5],
      created_at: [1704067200000, '1', '2024-13-45'],
    }),
  )('parseProduct refuses a value that is not a row, and a row with a wrong %s', (field, values) => {
    for (const value of [null, undefined, 'a', 7, [], {}]) expect(parseProduct(value)).toBeNull();
    for (const value of values)
      expect([value, parseProduct({ ...row, [field]: value })]).toEqual([value, null]);
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

  it("a product has the row's details", () => {
    expect(parseProduct({ ...row, ...details })).toEqual({ ...parseProduct(row), ...details });
  });

  it.each(
    Object.entries({
      color: [' '],
      size: ['x'.repeat(101)],
      gender: ['feminino'],
      age_group: [12],
      brand: [null, '\u202e'],
      list_price_in_cents: [1990, '29,90'],
      stock: [-1, 0.5],
      item_group_id: ['x'.repeat(51)],
    }),
  )('a product with an invalid %s loses only that detail', (field, values) => {
    for (const value of values) expect(parseProduct({ ...row, [field]: value })).toEqual(parseProduct(row));
  });

  it('a version is named by its colour and size', () => {
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

  it('a text that is too long is not cut in the middle of a character', () => {
    const name = `${'a'.repeat(298)}${'😀'.repeat(9)}`;
    expect(parseProduct({ ...row, name })?.name).toBe(`${'a'.repeat(298)}…`);
  });
});

it('an invalid address of a picture is left out, without losing the product', () => {
  const kept = (image_url: string) => parseProduct({ ...row, image_url })?.image_url;
  const pictures = 'https://a.example/a.jpg|HTTP://a.example/a.jpg|//a.example/a.jpg|/pictures/a.webp?v=1#x';
  for (const address of `${pictures}|pictures/a:b.jpg|data:image/png;base64,AAAA|HTTPS:\n//a.example/a.jpg|`.split(
    '|',
  ))
    expect(kept(address)).toBe(address);
  const scripts = 'javascript:alert(1)| javascript:alert(1)|\u0001javascript:alert(1)|java\nscript:alert(1)';
  const files =
    'filesystem:http://localhost/a.png|file:///etc/passwd|blob:http://localhost/1|C:\\fotos\\a.jpg';
  const others =
    'JavaScript:alert(1)|view-source:http://a.example/a.jpg|data:text/html,<script>|/half-\ud83d.jpg';
  for (const address of [scripts, files, others, 'https://[|https://|//|http:|https:'].join('|').split('|'))
    expect([address, kept(address)]).toEqual([address, '']);
});

describe('productAt', () => {
  const rows = ['13', '21', '1', '210'].map((id) => productRow({ id }));

  it('productAt returns the product whose id equals the parameter, or else the first whose id contains it', () => {
    const ids = ['1', '21', '3', '2', '10', '4'].map((parameter) => productAt(rows, parameter)?.id);
    expect(ids).toEqual(['1', '21', '13', '21', '210', undefined]);
  });
});
