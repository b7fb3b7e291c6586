import iconv from 'iconv-lite';
import type { ProductRow } from '@/entities/product';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { formatProblem } from '../problems';
import { importSheet } from './importSheet';
import { writeSheet } from './writeSheet';

const photos = { byName: new Map([['caneca-azul', 'Caneca Azul.JPG']]), problems: [] };
const today = '2026-11-23T00:00:00.000Z';

function read(sheet: string | Uint8Array, before: readonly ProductRow[] = []) {
  const bytes = Buffer.from(sheet);
  const imported = importSheet(bytes, {
    ...{ name: 'loja.csv', photos, today },
    before: before.map((row) => ({ ...row })),
  });
  return { ...imported, lines: imported.problems.map(formatProblem) };
}

/** Bytes as Excel in Brazil writes them. */
const windows1252 = (text: string) => iconv.encode(text, 'windows-1252');

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const header = 'Código;Nome;Descrição;Categoria;Preço;Foto;Vendas;Criado em';
const line = (changes: Record<string, string> = {}) => {
  const cells = {
    ...{ id: 'a', name: 'Caneca Ação', description: 'Boa', category: 'Canecas', price: '29,90' },
    ...{ photo: '', sales: '3', date: '12/07/2024' },
    ...changes,
  };
  return Object.values(cells).join(';');
};
const sheet = (...changes: Record<string, string>[]) => [header, ...changes.map(line)].join('\r\n');

const product: ProductRow = {
  id: 'a',
  name: 'Caneca Ação',
  description: 'Boa',
  image_url: '',
  category: 'mugs',
  price_in_cents: 2990,
  sales: 3,
  created_at: '2024-07-12T00:00:00.000Z',
};

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
  ])('is read in %s', (_what, bytes) => {
    expect(read(bytes)).toMatchObject({ rows: [product], problems: [] });
  });

  it.each<[what: string, given: string | Uint8Array, rows: readonly object[]]>([
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
  ])('may have %s', (_what, given, expected) => {
    const { rows, lines } = read(given);
    expect(lines).toEqual([]);
    expect(rows).toMatchObject(expected);
    expect(rows).toHaveLength(expected.length);
  });

  it('may have a title above and a total below, which are named and not used', () => {
    const { rows, summary } = read(`Minha loja;;;\n\n${sheet({})}\n${header}\nTOTAL;;;;29,90;;3;\n`);
    expect(rows).toEqual([product]);
    expect(summary).toEqual([
      'loja.csv: 1 produto, das linhas 4 a 4, com os nomes das colunas na linha 3. Fora: linha 1 ("Minha loja" está acima dos nomes das colunas); linha 5 (repete os nomes das colunas); linha 6 (parece o total da lista).',
    ]);
  });

  it('has columns for details, in the words of Brazil, and is written with them', () => {
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
      'linha 2, coluna "Preço de": achado 19,90, esperado um preço maior que o preço (29,90)',
    ],
    ['Grupo', 'x'.repeat(51), 'esperado um texto de no máximo 50 letras'],
  ])('with a wrong detail is refused: %s %s', (title, cell, why) => {
    const { rows, lines } = read(`${header};${title}\n${line()};${cell}`);
    expect(rows).toEqual([]);
    expect(lines.join()).toContain(why);
  });

  it.each<[what: string, rows: string, out: RegExp]>([
    ['subtotals', 'b;Subtotal canecas;Canecas;59,80;', /linha 3 \(parece o total da lista\)/],
    ['totals of a category', 'b;Total Canecas;Canecas;59,80;', /linha 3 \(parece o total/],
    ['what is not sold', 'b;Caneca B;Canecas;29,90;Inativo', /linha 3 \("Caneca B" está com "Inativo"\)/],
    ["WooCommerce's drafts", 'b;Caneca B;Canecas;29,90;-1', /linha 3 \("Caneca B" está com "-1"\)/],
  ])('leaves out %s, and names them', (_what, rows, out) => {
    const { rows: sold, summary } = read(
      `Código;Nome;Categoria;Preço;Situação\na;Caneca;Canecas;29,90;Ativo\n${rows}`,
    );
    expect(sold.map(({ id }) => id)).toEqual(['a']);
    expect(summary.join()).toMatch(out);
  });

  it('says which columns are not used', () => {
    const { rows, lines } = read(sheet({}).replace('Criado em', 'Prateleira'));
    expect(rows).toHaveLength(1);
    expect(lines).toEqual(['· linha 1: a coluna "Prateleira" não é usada']);
  });

  it('is what an export of the sample products becomes', () => {
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
])('%s of a cell in %s: %j is %j', (field, column, cells, value) => {
  for (const cell of cells) expect(read(sheet({ [column]: cell })).rows[0]?.[field]).toBe(value);
});

it('a date that is missing stays what it was at the import before', () => {
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
])('%s separates pictures, and they are exported with bars', (_what, photo, [image_url, ...image_urls]) => {
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

  it('is made from the name, the same one each time, and no two are equal', () => {
    expect(ids('Caneca Sabiá', 'Ação & Reação!', '日本', 'Caneca Sabia', 'Caneca Sabiá')).toEqual([
      'caneca-sabia',
      'acao-reacao',
      'produto',
      'caneca-sabia-2',
      'caneca-sabia-3',
    ]);
    expect(ids('Nova', 'Caneca Sabiá')).toEqual(['nova', 'caneca-sabia']);
  });

  it('is not one that another row has', () => {
    const { rows } = read(sheet({ id: '', name: 'Azul' }, { id: 'azul' }));
    expect(rows.map(({ id }) => id)).toEqual(['azul-2', 'azul']);
  });
});

/** Wrong cells, each with its column and what it should hold. */
const WRONG_CELLS: readonly (readonly [column: string, cell: Record<string, string>, wanted: string])[] = [
  ['Preço', { price: 'vinte' }, 'um preço como 29,90 ou R$ 1.234,56'],
  ['Preço', { price: '1,234' }, 'um preço'], // The comma may mean either.
  ['Preço', { price: '-5,00' }, 'um preço'],
  ['Preço', { price: 'US$ 5.90' }, 'um preço'],
  ['Preço', { price: 'R$ 29 90' }, 'um preço'], // Thousands have three digits.
  ['Preço', { price: '1234 567' }, 'um preço'],
  ['Vendas', { sales: '3 5' }, 'um número inteiro'],
  ['Vendas', { sales: '2,000' }, 'um número inteiro, 0 ou mais'], // 2 or 2000
  ['Vendas', { sales: '-3' }, 'um número inteiro, 0 ou mais'],
  ['Vendas', { sales: '3,5' }, 'um número inteiro'],
  ['Categoria', { category: 'Bonés' }, 'Camisetas ou Canecas'],
  ['Criado em', { date: '1/xyz/24' }, 'uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12'],
  ['Criado em', { date: '31/02/2024' }, 'uma data'],
  ['Criado em', { date: '07/25/2024' }, 'uma data'], // An American date.
  ['Foto', { photo: 'https://' }, 'nomes de fotos'],
  ['Foto', { photo: 'https://a.example' }, 'nomes de fotos'],
  ['Foto', { photo: 'https://drive.google.com/file/d/1/view' }, 'o endereço da própria foto'],
  ['Foto', { photo: 'verde.jpg' }, 'nomes de fotos que estejam em photos/'],
];

/** Texts that no program shows as the owner meant them, each with a part of the sentence. */
const NO_TEXTS: readonly (readonly [text: string, why: string])[] = [
  ...'#REF! #N/D #N/A #NOME? #NAME? #VALOR! #DIV/0! #NÚM! #¿NOMBRE? #NV #DESPEJAR! Err:502 Erro:508 ####'
    .split(' ')
    .map((text) => [text, 'o erro de uma fórmula'] as const),
  ...'7E+12 1E+05 1.2345678901234501E+17 1,2E+10'
    .split(' ')
    .map((text) => [text, 'formate a coluna como texto'] as const),
  ...['<p>Boa</p>', 'Boa<br/>', '<!-- x -->', 'caf&eacute;', '&#233;'].map((text) => [text, 'HTML'] as const),
  ['a\u0000b', 'um caractere de controle'],
  ['a\u0007', 'um caractere de controle'],
  ['caf\ufffd', 'letras que se perderam'],
  ...['SabiÃ¡', 'Ã“culos', 'nÂº 5', 'Â\u00a05', 'â€œsimâ€', 'Sabi‡', 'S‹o', 'SÆo', 'Jo??o'].map(
    (text) => [text, 'letras trocadas'] as const,
  ),
];

/** What is one size or colour, and what is several, or a date. */
const SIZES = {
  right: ['P/M', '36/38', '1,5', '10x15', 'GG', '2 anos', 'P', '45', 'Único'],
  wrong: [
    'P, M, G',
    'P; M',
    'P e M',
    'P/M/G',
    '38, 40',
    '45292',
    '02/abr',
    '2/Apr',
    '02/04/2026',
    '2026-04-02',
  ],
};

/** Other mistakes in a sheet, by the sentence that names them. */
const MISTAKES: readonly (readonly [sentence: string | RegExp, sheet: string | Uint8Array])[] = [
  [/linha 2, coluna "Preço": está vazia; esperado um preço/, sheet({ price: '' })],
  [
    'linha 4: tem os nomes das colunas em outra ordem: ponha as duas listas nas mesmas colunas',
    `${sheet({})}\n\nPreço;Nome;Categoria;Estoque\n3;B;Canecas;59`,
  ],
  [
    /linha 3: ninguém consegue escolher esta versão: tem o grupo, a cor, o tamanho e o nome de linha 2$/,
    'Código;Nome;Categoria;Preço;Cor;Grupo\na;A;Canecas;29,90;Azul;g\nb;A;Canecas;19,90;Azul;g',
  ],
  [
    /linha 2, coluna "Situação": achado "talvez", esperado ativo ou inativo/,
    'Nome;Categoria;Preço;Situação\nA;Canecas;29,90;talvez',
  ],
  [/coluna "Nome": está vazia; esperado o nome do produto/, sheet({ name: '' })],
  ['linha 3, coluna "Código": o código "a" já está na linha 2', sheet({}, { name: 'Outra' })],
  [/linha 2, coluna "Código": achado "\.\."/, sheet({ id: '..' })],
  [/linha 2: tem células a mais.*"sobra"/, `${sheet({})};sobra`],
  ['linha 1: falta a coluna "Nome"', sheet({}).replace('Nome', 'Apelido')],
  [
    /linha 1: as colunas "Preço" e "Valor" são para o mesmo, Preço: apague uma/,
    sheet({}).replace('Vendas', 'Valor'),
  ],
  ['loja.csv: não tem nenhum produto', header],
  ['loja.csv: não tem nenhum produto', 'Código;Nome;Categoria;Preço;Situação\na;A;Canecas;29,90;inativo'],
  [
    /^linha 3, coluna "Descrição": há uma aspa \("\) sem par/,
    sheet({}, { id: 'b', description: '"sem fim' }, { id: 'c' }),
  ],
  [
    /^linha 3, coluna "Nome": há uma aspa/,
    sheet({ description: '"a\r\nb"' }, { id: 'b', name: '"sem fim' }, { id: 'c', name: '"Azul"' }),
  ],
  [
    /linha 1: no nome de uma coluna, achado "PreÃ§o": há letras trocadas \(Ã§\)/,
    sheet({}).replace('Preço', 'PreÃ§o'),
  ],
  [
    /loja.csv: é do Numbers, e não uma planilha|é do Numbers \(no Numbers, escolha/,
    Buffer.from(`PK\x03\x04${'\0'.repeat(26)}Index/Document.iwa`),
  ],
  [/loja.csv: é um PDF, e não uma planilha$/, Buffer.from('%PDF-1.7')],
  [/loja.csv: é uma foto/, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  [/loja.csv: está vazio/, ''],
  [/loja.csv: não se deixa ler \(está danificado\).*salve como/, Buffer.from('PK\x03\x04rest')],
  [/não se deixa ler \(está danificado, ou/, Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [/loja.csv: é um HTML ou XML/, '\uFEFF\n<table><tr><td>Nome'],
  [
    /linha 3, coluna "Preço": achado "42\.415", e na linha 2 "29\.90"/,
    sheet({ price: '29.90' }, { id: 'b', price: '42.415' }),
  ],
  [
    /linha 3, coluna "Preço": achado "35,00", e na linha 2 "29\.90"/,
    sheet({ price: '29.90' }, { id: 'b', price: '35,00' }),
  ],
  [/^linha 4, coluna "Preço": achado "vinte"/, `Minha loja\n\n${sheet({ price: 'vinte' })}`],
  ['linha 2: falta a coluna "Preço"', `Minha loja\n${sheet({}).replace('Preço', 'Custo')}`],
  [/falta a coluna "Nome"/, 'Olá'],
];

describe('a mistake', () => {
  const mistakesIn = (given: string | Uint8Array) => {
    const { rows, lines } = read(given);
    expect(rows).toEqual([]); // Nothing is imported.
    return lines.filter((each) => each.startsWith('✗')).map((each) => each.slice(2));
  };

  it.each(WRONG_CELLS)('in a cell is reported by row and column: %s %j', (column, cell, wanted) => {
    const [found] = Object.values(cell);
    expect(mistakesIn(sheet(cell))).toEqual([
      expect.stringContaining(`linha 2, coluna "${column}": achado "${found}", esperado ${wanted}`),
    ]);
  });

  it.each(NO_TEXTS)('in the text of any column is reported: %j', (text, why) => {
    const cell = `"${text}"`;
    const cells = { id: cell, name: cell, description: cell };
    const found = mistakesIn(
      `${header};Cor;Tamanho;Marca;Grupo\n${line(cells)};${cell};${cell};${cell};${cell}`,
    );
    const titles = ['Código', 'Nome', 'Descrição', 'Cor', 'Tamanho', 'Marca', 'Grupo'];
    expect(found).toHaveLength(titles.length);
    titles.forEach((title, index) => {
      expect(found[index]).toMatch(new RegExp(`^linha 2, coluna "${title}": .*${why}`));
    });
  });

  it.each([
    'MAÇÃ',
    'IRMÃ… ROMÃ',
    'MAÇÃ\u00a0VERDE',
    'Æon, CÆSAR',
    'Quê??',
    'P&B',
    'a < b, c > d',
    '# 1!',
    '1e5',
    '3/4',
    '00012',
    '=1+1',
    '-20°',
    '@loja',
  ])('is not: %s', (name) => {
    expect(read(sheet({ name })).rows[0]?.name).toBe(name);
  });

  it.each(MISTAKES)('is reported: %s', (sentence, given) => {
    expect(mistakesIn(given)[0]).toMatch(sentence);
  });

  it.each(SIZES.wrong)('is a size that is several ones, or a date: %s', (size) => {
    expect(mistakesIn(`${header};Tamanho\n${line()};"${size}"`)).toEqual([
      expect.stringMatching(/^linha 2, coluna "Tamanho": achado .*esperado um tamanho/),
    ]);
  });

  it.each(SIZES.right)('is not a size: %s', (size) => {
    expect(read(`${header};Tamanho\n${line()};"${size}"`).rows[0]?.size).toBe(size);
  });

  it('is a name that is too long, beside every other mistake', () => {
    const rows = [{ name: 'a'.repeat(301) }, { id: 'b', price: '?' }, { id: '..' }];
    expect(mistakesIn(sheet(...rows))).toEqual([
      expect.stringMatching(/^linha 2, coluna "Nome": .*no máximo 300 letras \(este tem 301\)/),
      expect.stringMatching(/^linha 3, coluna "Preço"/),
      expect.stringMatching(/^linha 4, coluna "Código"/),
    ]);
  });

  it('is a code that repeats another but for what nobody sees', () => {
    expect(mistakesIn(sheet({ id: '00012' }, { id: '00012\u200b', name: 'Outra' }))).toEqual([
      'linha 3, coluna "Código": o código "00012" já está na linha 2',
    ]);
  });

  it('does not hide another', () => {
    const { lines } = read(sheet({}, { id: 'b', price: '?', sales: '?' }, { id: 'c', date: '?' }));
    expect(lines).toEqual([
      '✗ linha 3, coluna "Preço": achado "?", esperado um preço como 29,90 ou R$ 1.234,56',
      '✗ linha 3, coluna "Vendas": achado "?", esperado um número inteiro, 0 ou mais',
      '✗ linha 4, coluna "Criado em": achado "?", esperado uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12',
    ]);
  });

  it('has the number of its row in the program, even after line breaks and empty rows', () => {
    const { lines } = read(
      sheet({ description: '"a\r\nb"' }, {}, { id: 'c', price: '?' }).replace(`${line()}\r\n`, ';;;;;;;\r\n'),
    );
    expect(lines[0]).toMatch(/^✗ linha 4, coluna "Preço"/);
  });
});
