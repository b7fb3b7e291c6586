import iconv from 'iconv-lite';
import type { ProductRow } from '@/entities/product';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { header, line, product, read, sheet, today } from '../../../tests/testing/sampleSheet';
import { writeSheet } from './writeSheet';

/** Bytes as Excel in Brazil writes them. */
const windows1252 = (text: string) => iconv.encode(text, 'windows-1252');

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

it('mistakes are in the order of the lines, and those about the whole list come last', () => {
  const lines = [{}, { id: 'b', category: 'Bonés' }, { id: 'c', price: '39.90' }, { id: 'é' }];
  const { problems } = read([header, ...lines.map(line)].join('\r\n'));
  const places = problems.map(({ where }) => /linha \d+|a lista/.exec(where)?.[0]);
  expect(places).toEqual(['linha 3', 'linha 4', 'a lista']);
});

it('a price that cannot be read is one mistake, and is not compared with the prices above it', () => {
  const lines = [{}, { id: 'b', price: '29,999' }, { id: 'c', price: '29.90' }];
  expect(read([header, ...lines.map(line)].join('\r\n')).lines).toEqual([
    expect.stringMatching(/linha 3, coluna "Preço": achado "29,999", esperado um preço como/),
    expect.stringMatching(
      /linha 4, coluna "Preço": achado "29.90", e na linha 2 "29,90": escreva os centavos/,
    ),
  ]);
});

it('a price with another sign than most prices of its column is the mistake, although it comes first', () => {
  const lines = [{ price: '29.90' }, { id: 'b', price: '29,90' }, { id: 'c', price: '35,00' }];
  expect(read([header, ...lines.map(line)].join('\r\n')).lines).toEqual([
    expect.stringMatching(
      /linha 2, coluna "Preço": achado "29.90", e na linha 3 "29,90": escreva os centavos/,
    ),
  ]);
});

describe('a sheet', () => {
  it.each<[string, string | Uint8Array]>([
    ['UTF-8', sheet({})],
    ['UTF-8 with its mark, as LibreOffice or Excel writes it', `\uFEFF${sheet({})}\r\n`],
    ['Windows-1252', windows1252(sheet({}))],
    ['UTF-16, Excel\'s "Unicode text"', utf16(`\uFEFF${sheet({}).replaceAll(';', '\t')}`)],
    ['UTF-16 without its mark', utf16(sheet({}))],
    ['UTF-16 with the other order of bytes', utf16(`\uFEFF${sheet({})}`).swap16()],
    ['commas and quotes', sheet({}).replace('29,90', '"29,90"').replaceAll(';', ',')],
    ["Excel's hint of its delimiter", `sep=;\r\n${sheet({})}`],
    ['lines of Unix, and empty rows', `${sheet({}).replaceAll('\r\n', '\n\n')}\n;;;;;;;\n`],
    [
      'an English header in another order',
      'price,NAME,Category,ID,sales,description,created at\n29.90,Caneca Ação,mug,a,3,Boa,2024-07-12',
    ],
  ])('a sheet in %s is read', (_what, bytes) => {
    expect(read(bytes)).toMatchObject({ rows: [product], problems: [] });
  });

  it.each<[what: string, bytes: string | Uint8Array, rows: readonly object[]]>([
    ['an apostrophe before a code, as of Shopify', sheet({ id: "'00012" }), [{ id: '00012' }]],
    ['an apostrophe before a code of letters', sheet({ id: "'FRE-P" }), [{ id: 'FRE-P' }]],
    ['letters in a code that nobody sees', sheet({ id: '\ufeff000\u00ad12\u200b' }), [{ id: '00012' }]],
    [
      'letters that only Windows-1252 has, quotes and breaks within a cell',
      windows1252(sheet({ description: '"Um ""bom"" café;\r\n— “sim”"' })),
      [{ description: 'Um "bom" café;\r\n— “sim”' }],
    ],
    [
      'a quote within a text',
      sheet({ description: 'Tela de 15" e caneca' }),
      [{ description: 'Tela de 15" e caneca' }],
    ],
    [
      'no columns but name, category and price',
      'Nome;Categoria;Preço\nCaneca Ação;caneca;29,90',
      [{ ...product, id: 'caneca-acao', description: '', sales: 0, created_at: today }],
    ],
    [
      '150,000 empty rows',
      `Nome;Categoria;Preço;Cor\nCaneca;Canecas;29,90;Azul\n${';;;\n'.repeat(150_000)}`,
      [{ color: 'Azul' }],
    ],
    ['a row of numbers below, without a category', `${sheet({})}\r\n;;;;R$ 29,90;;3;`, [product]],
    ['a name that begins as a total', sheet({ name: 'Total Eclipse' }), [{ name: 'Total Eclipse' }]],
    [
      'other names of columns',
      sheet({}).replace(
        header,
        header.replace(/Código|Nome|Descrição/g, '$& do Produto').replace('Preço', 'Preço de venda (R$)'),
      ),
      [product],
    ],
    [
      'English names of columns',
      sheet({}).replace('Preço', 'Valor unitário').replace('Foto', 'Product image'),
      [product],
    ],
    [
      '0 for no promotion',
      'Nome;Categoria;Preço;Promoção;Preço de\nA;Canecas;39,90;0,00;0',
      [{ price_in_cents: 3990, list_price_in_cents: undefined }],
    ],
    [
      'pictures in more than one column, and a lower price beside the usual one',
      'Foto 1;Foto 2;Image link;Additional image link;Nome;Categoria;Preço;Preço promocional\n/1.jpg;;/2.jpg;/3.jpg;A;Canecas;39,90;29,90\n;;;;B;Canecas;35;',
      [
        {
          image_url: '/1.jpg',
          image_urls: ['/2.jpg', '/3.jpg'],
          price_in_cents: 2990,
          list_price_in_cents: 3990,
        },
        { image_url: '', price_in_cents: 3500 },
      ],
    ],
  ])('a sheet with %s is read', (_what, bytes, expected) => {
    const { rows, lines } = read(bytes);
    expect(lines).toEqual([]);
    expect(rows).toMatchObject(expected);
    expect(rows).toHaveLength(expected.length);
  });

  it('a title above a sheet and a total below it are named and ignored', () => {
    const { rows, summary } = read(`Minha loja;;;\n\n${sheet({})}\n${header}\nTOTAL;;;;29,90;;3;\n`);
    expect(rows).toEqual([product]);
    expect(summary).toEqual([
      'loja.csv: 1 produto, da linha 4, com os nomes das colunas na linha 3. Fora: linha 1 ("Minha loja" está acima dos nomes das colunas); linha 5 (repete os nomes das colunas); linha 6 (parece o total da lista).',
    ]);
  });

  it('a sheet has columns for details, with Brazilian titles, and is exported with them', () => {
    const titles = 'Cor;Tamanho;Gênero;Faixa etária;Marca;GTIN;Preço de;Estoque;Grupo';
    const cells = 'Azul;M;Unissex;Adulto;Hering;7891000315507;39,90;1.200;acao';
    const { rows, lines } = read(`${header};${titles}\n${line()};${cells}`);
    expect(lines).toEqual([]);
    const details = { color: 'Azul', size: 'M', gender: 'unisex', age_group: 'adult', brand: 'Hering' };
    const further = { list_price_in_cents: 3990, stock: 1200, item_group_id: 'acao' };
    expect(rows).toEqual([{ ...product, ...details, gtin: '7891000315507', ...further }]);
    expect(String(writeSheet(rows, true)).split('\r\n')[0]).toBe(
      `\uFEFF${header.replace('Foto', `Foto;${titles}`)}`,
    );
    expect(read(writeSheet(rows, true)).rows).toEqual(rows);
    expect(read(`${header};Preço de\n${line()};29,90`).rows).toEqual([product]);
  });

  it.each([
    ['Gênero', 'criança', 'achado "criança", esperado feminino, masculino ou unissex'],
    ['Faixa etária', '12', 'achado "12", esperado adulto, infantil, '],
    ['GTIN', '7891000315508', 'esperado um código de barras de 8, 12, 13 ou 14 dígitos'],
    ['Preço de', 'caro', 'esperado um preço como 29,90'],
    [
      'Preço de',
      '19,90',
      'linha 2, coluna "Preço de": achado R$ 19,90, e o preço é R$ 29,90: o preço de antes é o maior; confira a vírgula nos dois',
    ],
    ['Grupo', 'x'.repeat(51), 'esperado um texto de no máximo 50 letras'],
  ])('a sheet with a wrong detail is refused: %s %s', (title, cell, why) => {
    const { rows, lines } = read(`${header};${title}\n${line()};${cell}`);
    expect(rows).toEqual([]);
    expect(lines.join()).toContain(why);
  });

  it.each<[what: string, rows: string, out: RegExp]>([
    ['subtotals', 'b;Subtotal canecas;Canecas;59,80;', /linha 3 \(parece o total da lista\)/],
    ['totals of a category', 'b;Total Canecas;Canecas;59,80;', /linha 3 \(parece o total/],
    ['what is not sold', 'b;Caneca B;Canecas;29,90;Inativo', /linha 3 \("Caneca B" está com "Inativo"\)/],
    ["WooCommerce's drafts", 'b;Caneca B;Canecas;29,90;-1', /linha 3 \("Caneca B" está com "-1"\)/],
  ])("a sheet's %s are left out and named", (_what, rows, out) => {
    const { rows: sold, summary } = read(
      `Código;Nome;Categoria;Preço;Situação\na;Caneca;Canecas;29,90;Ativo\n${rows}`,
    );
    expect(sold.map(({ id }) => id)).toEqual(['a']);
    expect(summary.join()).toMatch(out);
  });

  it('an import says which columns it does not use', () => {
    const { rows, lines } = read(sheet({}).replace('Criado em', 'Prateleira'));
    expect(rows).toHaveLength(1);
    expect(lines).toEqual(['· linha 1: a coluna "Prateleira" não é usada']);
    const { lines: ofSimilar } = read('Nome;Categoria;Preços;Cores\nA;Canecas;59;azul');
    expect(ofSimilar).toEqual([
      '✗ linha 1: falta a coluna "Preço": acrescente-a, ou dê este nome à que a tem',
      '· linha 1: a coluna "Preços" não é usada; talvez seja "Preço": mude o nome dela',
      '· linha 1: a coluna "Cores" não é usada',
    ]);
    const { lines: ofBeginning } = read('Nome;Categoria;Preço novo;Nome do fornecedor\nA;Canecas;59;B');
    expect(ofBeginning).toEqual([
      '✗ linha 1: falta a coluna "Preço": acrescente-a, ou dê este nome à que a tem',
      '· linha 1: a coluna "Preço novo" não é usada; talvez seja "Preço": mude o nome dela',
      '· linha 1: a coluna "Nome do fornecedor" não é usada',
    ]);
  });

  it('the sheet of an export of the sample products is imported as the same products', () => {
    const { rows, problems } = read(
      writeSheet(
        builtInRows.map((row) => ({ ...row })),
        false,
      ),
    );
    expect(problems.filter(({ isWrong }) => isWrong)).toEqual([]);
    expect(rows).toEqual(builtInRows);
  });
});

/** What a cell becomes. */
it.each<[field: keyof ProductRow, column: string, cells: readonly string[], value: unknown]>([
  ['price_in_cents', 'price', ['29,90', '29.90', '29,9', 'R$ 29,90'], 2990],
  ['price_in_cents', 'price', ['29', 'R$ 29,00'], 2900],
  ['price_in_cents', 'price', ['R$\u00a01.234,56', '1,234.56', 'R$ 1 234,56'], 123456],
  ['price_in_cents', 'price', ['1.234'], 123400],
  ['price_in_cents', 'price', ['1234567,89'], 123456789],
  ['sales', 'sales', ['3,0', '3.0', '3,00', '3'], 3],
  ['category', 'category', ['Canecas', 'caneca', 'CANECA', 'mugs', 'Mug'], 'mugs'],
  ['category', 'category', ['Camisetas', 'camisa', 't-shirts', 'T-Shirt', 'tshirt'], 't-shirts'],
  ['created_at', 'date', ['12/07/2024', '2024-07-12', '12-jul-2024'], '2024-07-12T00:00:00.000Z'],
  ['created_at', 'date', ['1/jul/24', '1º de julho de 2024'], '2024-07-01T00:00:00.000Z'],
  ['created_at', 'date', ['12-Fev-2024'], '2024-02-12T00:00:00.000Z'],
  ['created_at', 'date', ['12-07-2024 20:44', '2024-07-12 20:44:00 UTC'], '2024-07-12T20:44:00.000Z'],
  ['created_at', 'date', ['12/7/24 9:05:03'], '2024-07-12T09:05:03.000Z'],
  ['created_at', 'date', ['2024-07-12T20:44:02-03:00'], '2024-07-12T23:44:02.000Z'],
  [
    'image_url',
    'photo',
    ['Caneca Azul.JPG', 'C:\\Fotos\\Caneca Azul.JPG', '/photos/caneca-azul.webp'],
    '/photos/caneca-azul.webp',
  ],
  ['image_url', 'photo', ['/pictures/sabia.webp'], '/pictures/sabia.webp'],
  ['image_url', 'photo', ['https://example.com/a.jpg'], 'https://example.com/a.jpg'],
])(
  'the field %s of a cell in the column %s is read: each of %j becomes %j',
  (field, column, cells, value) => {
    for (const cell of cells) expect(read(sheet({ [column]: cell })).rows[0]?.[field]).toBe(value);
  },
);

it('a missing date stays as it was in the import before', () => {
  expect(read(sheet({ date: '' }), [product]).rows).toEqual([product]);
  expect(read(sheet({ date: '' })).rows[0]?.created_at).toBe(today);
});

it.each([
  [
    'a comma after a picture, or before an address,',
    '"https://a.example/1.jpg, https://a.example/2.png , Caneca Azul.JPG, /pictures/sabia.webp"',
    [
      'https://a.example/1.jpg',
      'https://a.example/2.png',
      '/photos/caneca-azul.webp',
      '/pictures/sabia.webp',
    ],
  ],
  [
    'a bar',
    'Caneca Azul.JPG | https://a.example/2.jpg|/pictures/sabia.webp',
    ['/photos/caneca-azul.webp', 'https://a.example/2.jpg', '/pictures/sabia.webp'],
  ],
])('%s separates pictures, which are exported with bars', (_what, photo, [image_url, ...image_urls]) => {
  const { rows } = read(sheet({ photo }));
  expect(rows).toEqual([{ ...product, image_url, image_urls }]);
  expect(read(writeSheet(rows, true)).rows).toEqual(rows);
});

describe('an id that is not given', () => {
  const ids = (...names: string[]) => {
    const { rows, problems } = read(sheet(...names.map((name) => ({ id: '', name }))));
    expect(problems.every(({ isWrong }) => !isWrong)).toBe(true);
    return rows.map(({ id }) => id);
  };

  it('an id is made from the name, the same id each time, and no two products have the same id', () => {
    expect(ids('Caneca Sabiá', 'Ação & Reação!', '日本', 'Caneca Sabia', 'Caneca Sabiá')).toEqual([
      'caneca-sabia',
      'acao-reacao',
      'produto',
      'caneca-sabia-2',
      'caneca-sabia-3',
    ]);
    expect(ids('Nova', 'Caneca Sabiá')).toEqual(['nova', 'caneca-sabia']);
  });

  it('an id that is made from the name differs from the ids of all other rows', () => {
    const { rows } = read(sheet({ id: '', name: 'Azul' }, { id: 'azul' }));
    expect(rows.map(({ id }) => id)).toEqual(['azul-2', 'azul']);
  });
});
