import { productRow } from '@/entities/product/index.fixtures';
import type { ProductRow } from '@/entities/product';
import { changesOf } from './changes';
import { doubtsOf } from './doubts';
import { titleOf, type FieldName } from './fieldWords';
import { someOf } from './someOf';

/** Eight mugs with different names, prices and photos. */
const before = Array.from({ length: 8 }, (_, at) => ({
  ...productRow({ id: `c${at}`, name: `Caneca ${at}`, category: 'mugs', price_in_cents: 3490 + at * 100 }),
  image_url: `/photos/${at}.webp`,
}));
type Kept = (typeof before)[number];

/** The same products, changed. */
const after = (change: (row: Kept, at: number) => Partial<ProductRow>) =>
  before.map((row, at) => ({ ...row, ...change(row, at) }));
/** The doubts of an import whose first product is in line 2. */
const doubtsIn = (rows: readonly Kept[], earlier: readonly Kept[]) =>
  doubtsOf(
    { rows, products: rows, lineOf: (row) => `linha ${rows.findIndex(({ id }) => id === row.id) + 2}` },
    earlier,
  );
const doubts = (rows: readonly Kept[]) => doubtsIn(rows, before);

it('an import that raises prices by a tenth is not in doubt, and says how many prices change, and from what to what', () => {
  const rows = after(({ price_in_cents }) => ({ price_in_cents: Math.round(price_in_cents * 1.1) }));
  expect(doubts(rows)).toEqual([]);
  expect(changesOf(rows, before)).toEqual([
    'Preços que mudam: 8 de 8, os maiores: "Caneca 0" de R$ 34,90 para R$ 38,39, "Caneca 1" de R$ 35,90 para R$ 39,49, "Caneca 2" de R$ 36,90 para R$ 40,59.',
  ]);
});

it('an import says what changes in the other columns', () => {
  const rows = after((_row, at) => ({ stock: at, ...(at < 2 && { description: 'Nova' }) }));
  expect(changesOf(rows, before)).toEqual([
    'Estoques que mudam: 8 de 8, os maiores: "Caneca 7" de vazio para 7, "Caneca 6" de vazio para 6, "Caneca 5" de vazio para 5.',
    'Mudam também: Descrição de 2 produtos ("Caneca 0" de "Uma caneca de teste." para "Nova", "Caneca 1" de "Uma caneca de teste." para "Nova").',
  ]);
  expect(changesOf(before, before)).toEqual([]);
  expect(changesOf(before, [])).toEqual([]);
});

it.each<[what: string, change: (row: Kept, at: number) => Partial<ProductRow>, doubt: RegExp]>([
  [
    'a lost comma',
    (row) => ({ price_in_cents: row.price_in_cents * 100 }),
    /^8 preços mudam 5 vezes ou mais.*"Caneca 0" \(linha 2\) de R\$ 34,90 para R\$ 3\.490,00/,
  ],
  [
    'one lost comma',
    (row, at) => (at === 3 ? { price_in_cents: row.price_in_cents * 100 } : {}),
    /^1 preço muda 5 vezes/,
  ],
  [
    'a comma too many',
    (row) => ({ price_in_cents: Math.round(row.price_in_cents / 100) }),
    /^8 preços mudam 5 vezes/,
  ],
  ['ten times the price', (row) => ({ price_in_cents: row.price_in_cents * 10 }), /^8 preços mudam 5 vezes/],
  [
    'names moved by a row',
    (_row, at) => ({ name: `Caneca ${(at + 1) % 8}` }),
    /^8 códigos ficam com o nome que era de outro.*"c0" era "Caneca 0", e vira "Caneca 1"/,
  ],
  [
    'two names exchanged',
    (_row, at) => (at < 2 ? { name: `Caneca ${1 - at}` } : {}),
    /^2 códigos ficam com o nome/,
  ],
  [
    'prices sorted alone',
    (_row, at) => ({ price_in_cents: before[7 - at]?.price_in_cents ?? 0 }),
    /a coluna "Preço" tem os mesmos valores em outra ordem/,
  ],
  [
    'photos sorted alone',
    (_row, at) => ({ image_url: `/photos/${7 - at}.webp` }),
    /a coluna "Foto" tem os mesmos valores em outra ordem/,
  ],
  [
    'other names',
    (_row, at) => (at < 5 ? { name: `Copo ${at}` } : {}),
    /^Nome muda em 5 de 8 produtos, como "Copo 0"/,
  ],
  ['other categories', (_row, at) => (at < 5 ? { category: 't-shirts' } : {}), /^Categoria muda em 5 de 8/m],
  [
    'other photos',
    (_row, at) => (at < 5 ? { image_url: `/photos/x${at}.webp` } : {}),
    /^Foto muda em 5 de 8/,
  ],
])('an import with %s is in doubt', (_what, change, doubt) => {
  expect(doubts(after(change)).join('\n')).toMatch(doubt);
});

it.each<[what: string, field: FieldName, value: (at: number) => string | number]>([
  ['stock', 'stock', (at) => at * 3],
  ['sales', 'sales', (at) => at * 3],
  ['sizes', 'size', (at) => `${at}`],
  ['descriptions', 'description', (at) => `Texto ${at}`],
  ['reference prices', 'list_price_in_cents', (at) => 9900 + at],
])('an import with %s sorted alone is in doubt', (_what, field, value) => {
  const [earlier, rows] = [
    after((_row, at) => ({ [field]: value(at) })),
    after((_row, at) => ({ [field]: value(7 - at) })),
  ];
  expect(doubtsIn(rows, earlier)).toEqual([
    `a coluna "${titleOf(field)}" tem os mesmos valores em outra ordem, em 8 produtos, como se só ela tivesse sido ordenada`,
  ]);
});

it('an import whose stock and sales are exchanged is in doubt', () => {
  const earlier = after((_row, at) => ({ stock: at + 1, sales: at * 10 }));
  const rows = after((_row, at) => ({ stock: at * 10, sales: at === 7 ? 3 : at + 1 }));
  expect(doubtsIn(rows, earlier)).toEqual([
    'as colunas "Estoque" e "Vendas" trocam os valores em 7 produtos, como se os nomes delas tivessem sido trocados',
  ]);
  const sold = after((_row, at) => ({ stock: at, sales: at * 10 + 1 }));
  expect(doubtsIn(sold, earlier)).toEqual([]);
});

it('four of eight names are not in doubt', () => {
  expect(doubts(after((_row, at) => (at < 4 ? { name: `Copo ${at}` } : {})))).toEqual([]);
});

it('a product that loses its price, or is new without one, is in doubt, but not one that had no price before', () => {
  const rows = after((_row, at) => (at < 2 ? { price_in_cents: 0 } : {}));
  expect(doubts(rows)).toEqual([
    '2 produtos passam a custar R$ 0,00: "Caneca 0" (linha 2), que custava R$ 34,90, "Caneca 1" (linha 3), que custava R$ 35,90',
  ]);
  const copo = {
    ...productRow({ id: 'x', name: 'Copo', category: 'mugs' }),
    price_in_cents: 0,
    image_url: '',
  };
  expect(doubts([...before, copo])).toEqual(['1 produto novo custa R$ 0,00: "Copo" (linha 10)']);
  expect(doubtsIn(rows, rows)).toEqual([]);
});

it('a new product that costs as if a comma was lost is in doubt', () => {
  const dear = {
    ...productRow({ id: 'x', name: 'Copo', category: 'mugs' }),
    price_in_cents: 349_000,
    image_url: '',
  };
  expect(doubts([...before, dear])).toEqual([
    '1 produto custa 8 vezes mais, ou menos, que os outros da categoria, como se faltasse ou sobrasse uma vírgula: "Copo" (linha 10) custa R$ 3.490,00, e o usual ali é R$ 38,90',
  ]);
});

it.each([
  [35, 'R$ 0,35'],
  [123_400, 'R$ 1.234,00'],
])(
  'a first import with a price far from the usual one is in doubt, and a later one is not: %s',
  (cents, price) => {
    const rows = after((_row, at) => (at === 4 ? { price_in_cents: cents } : {}));
    expect(doubtsIn(rows, [])).toEqual([
      expect.stringContaining(`"Caneca 4" (linha 6) custa ${price}, e o usual ali é R$ 3`),
    ]);
    expect(doubts(rows)).toEqual([expect.stringMatching(/^1 preço muda 5 vezes/)]);
    expect(doubtsIn(rows, rows)).toEqual([]);
  },
);

it('a first import is not in doubt if prices differ as those of a shop do', () => {
  expect(doubtsIn(before, [])).toEqual([]);
  expect(
    doubtsIn(
      after((_row, at) => (at === 4 ? { price_in_cents: 19_900 } : {})),
      [],
    ),
  ).toEqual([]);
});

it('versions that leave are counted even if another version of the same name stays, and each name is written once', () => {
  const versions = before.map((row) => ({ ...row, name: 'Camiseta' }));
  const stay = versions.slice(0, 3);
  expect(doubtsIn(stay, versions)).toEqual(['Saem 5 de 8 produtos (Camiseta (5 versões))']);
  expect(someOf([...'aabcdefghijklm'])).toBe('a (2 versões), b, c, d, e, f, g, h, i, j e mais 3');
});

it('an import whose names begin with the word of another category than theirs is in doubt, once', () => {
  const names = ['Camiseta Frevo', 'CAMISETAS Caju', 'Caneca Camiseta'];
  const rows = after((_row, at) => ({ name: names[at] ?? `Frevo ${at}` }));
  expect(doubtsIn(rows, [])).toEqual([
    '2 nomes começam com outra categoria que a da linha, como se só uma das colunas "Nome" e "Categoria" tivesse mudado de ordem: "Camiseta Frevo" (linha 2) está em Canecas, "CAMISETAS Caju" (linha 3) está em Canecas',
  ]);
  expect(doubtsIn(rows, rows)).toEqual([]);
  expect(doubtsIn(rows.slice(1), [])).toEqual([]);
});

it('an import whose stock is a barcode, or as large as one, is in doubt, once', () => {
  const rows = after((_row, at) => ({
    stock: [7_891_234_567_895, 100_001, 100_000][at] ?? at,
    sales: 200_000,
  }));
  const question =
    'Estoque de 2 produtos parece um código de barras, que é da coluna "GTIN": "Caneca 0" (linha 2) tem 7891234567895, "Caneca 1" (linha 3) tem 100001';
  expect(doubtsIn(rows, [])).toEqual([question]);
  expect(doubts(rows)).toEqual([question]);
  expect(doubtsIn(rows, rows)).toEqual([]);
});

it('an import with a version twice, or with codes that differ only in case, is in doubt, once', () => {
  const versions = after((_row, at) => ({
    ...{ name: 'Camiseta Onça', category: 't-shirts', item_group_id: 'onca', color: 'Azul' },
    size: at === 7 ? '0' : `${at}`,
  }));
  const question =
    '1 versão está duas vezes com o mesmo Grupo, Tamanho, Cor e Nome, e só a primeira se deixa escolher: "Camiseta Onça" (linha 2) e "Camiseta Onça" (linha 9)';
  expect(doubtsIn(versions, [])).toEqual([question]);
  expect(doubtsIn(versions, versions)).toEqual([]);
  const codes = after((_row, at) => (at === 7 ? { id: 'C0' } : {}));
  expect(doubtsIn(codes, [])).toEqual([
    '1 código só difere de outro em maiúsculas ou letras que não se veem, e pode ser o mesmo produto: "Caneca 0" (linha 2) e "Caneca 7" (linha 9)',
  ]);
  expect(doubtsIn(codes, codes)).toEqual([]);
});
