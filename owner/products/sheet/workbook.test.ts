/**
 * Workbooks that LibreOffice 7.4 wrote (.ods, .xls, many.*, formats.*, wrong-formats.*), or that have what Excel
 * and other programs write: a cell is what its program shows, or it is refused by name.
 */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { fromRoot } from '../../fromRoot';
import { importSheet } from './importSheet';

const options = {
  ...{ photos: { byName: new Map(), problems: [] }, before: [] },
  today: '2026-11-23T00:00:00.000Z',
};

function read(bytes: Buffer, hasHidden = true, name = 'loja.xlsx') {
  const { rows, problems, summary } = importSheet(bytes, { ...options, name, hasHidden });
  const linesOf = (isMistake: boolean) =>
    problems.filter(({ isWrong }) => isWrong === isMistake).map(({ where, what }) => `${where}: ${what}`);
  return { rows, summary: summary.join('\n'), mistakes: linesOf(true), notes: linesOf(false) };
}
const fixture = (name: string) => readFileSync(fromRoot(`owner/products/sheet/fixtures/${name}`));
const open = (name: string, hasHidden?: boolean) => read(fixture(name), hasHidden, name);

const inAll = (name: string) => ['xlsx', 'ods', 'xls'].map((extension) => `${name}.${extension}`);

describe.each(inAll('many'))('%s', (file) => {
  const MANY = [
    { price_in_cents: 2331, size: '23,3', color: 'Azul', item_group_id: 'acao' },
    { price_in_cents: 101, size: '1,0', color: 'Azul', item_group_id: 'acao' },
    { price_in_cents: 268, size: '2,7', color: undefined },
    { price_in_cents: 123457, size: '1234,6' },
    { price_in_cents: 1000, size: '10,0' },
    { price_in_cents: 2809, size: '28,1' },
    { price_in_cents: 13, size: '0,1' },
    { price_in_cents: 100000, size: '1000,0' },
  ];

  // The library itself rounds 23.305 to 23.30.
  it("a workbook's prices are rounded as the program shows them, and each merged cell has the merged content", () => {
    const { rows, mistakes } = open(file);
    expect(mistakes).toEqual([]);
    expect(rows).toMatchObject(MANY);
  });

  it("a workbook's hidden rows are named, and can be left out, and a hidden sheet is not read", () => {
    expect(open(file).summary).toBe(
      `${file}, planilha "Produtos": 8 produtos, das linhas 2 a 9, com os nomes das colunas na linha 1. Ocultas, e lidas: linhas 3, 5, 7; --visible as deixa fora.\n${file}, planilha "Antigo": está oculta, e não é lida; mostre-a no programa de planilhas, salve e importe de novo se ela é da loja.`,
    );
    const { rows, summary } = open(file, false);
    expect(rows).toMatchObject(MANY.filter((_row, index) => ![1, 3, 5].includes(index)));
    expect(summary).toMatch(/: 5 produtos.*Ocultas, e fora: linhas 3, 5, 7\.$/m);
  });
});

it.each(inAll('formats'))(
  '%s: numbers are read as the program shows them, and the titles of columns may be far below',
  (file) => {
    const { rows, mistakes, notes, summary } = open(file);
    expect(mistakes).toEqual([]);
    expect(rows).toMatchObject([
      { id: '000123', price_in_cents: 2331, color: 'Azul', stock: 2000, size: '38', sales: 1234 },
      { id: '000124', price_in_cents: 123450, color: 'Verde', stock: 0, size: '10%' },
    ]);
    expect(notes).toEqual([
      'linha 15, coluna "Preço": mostra "R$ 23,31" e guarda 23,306666: vale o que mostra, em 1 célula; corrija o que devia valer',
    ]);
    expect(summary).toMatch(/na linha 14\. Fora: linha 1 .*Ocultas, e lidas: coluna "Cor"/);
    expect(open(file, false).rows[0]?.color).toBeUndefined();
  },
);

it.each(inAll('wrong-formats'))('%s: a cell that cannot be a text or a number is reported', (file) => {
  expect(open(file).mistakes).toEqual([
    expect.stringMatching(/^linha 15, coluna "Código": .* o programa abreviou o número/),
    expect.stringMatching(/^linha 15, coluna "Tamanho": há VERDADEIRO ou FALSO/),
    expect.stringMatching(/^linha 16, coluna "Código": .* o programa abreviou o número/),
    expect.stringMatching(
      /^linha 16, coluna "Tamanho": há uma data \(\d\d\/\d\d\/\d{4}\), .*formate a coluna como texto/,
    ),
    expect.stringMatching(/^linha 16, coluna "Estoque": achado "2,5", esperado um número inteiro/),
    expect.stringMatching(/^linha 17, coluna "Nome": .* a loja mostraria o HTML \(<p>\)/),
    expect.stringMatching(/^linha 17, coluna "Preço": achado "#DIV\/0!", o erro de uma fórmula/),
    expect.stringMatching(/^linha 17, coluna "Cor": .* a loja mostraria o HTML \(&eacute;\)/),
    expect.stringMatching(/^linha 17, coluna "Tamanho": achado "#NAME\?", o erro de uma fórmula/),
  ]);
});

/** Workbooks that are refused, with the only sentence about each. */
it.each<[file: string, sentence: RegExp]>([
  ...['formula-stock.xlsx', 'text-formula.xlsx', 'asks-to-calculate.xlsx'].map((file): [string, RegExp] => [
    file,
    /^linha 2, coluna "Estoque": tem uma fórmula sem resultado gravado: abra/,
  ]),
  ['in-cell.xlsx', /^linha 2, coluna "Foto": há uma foto dentro da célula: salve-a/],
  [
    'twice.ods',
    /^planilha "Custos", linha 2, .*já está na planilha "Canecas", linha 2: apague/, // It has no code.
  ],
])('the workbook %s is refused: %s', (file, sentence) => {
  expect(open(file).mistakes).toEqual([expect.stringMatching(sentence)]);
});

/** Workbooks that are read, with the number of products and what is said of the rest. */
it.each<[file: string, count: number, sentence: RegExp]>([
  ['two-tabs.xlsx', 3, /"Camisetas": 2 produtos, das linhas 2 a 3.*\n.*"Canecas": 1 produto, da linha 2,/],
  ['very-hidden.xlsx', 1, /"Antigo": está oculta, e não é lida/],
  ['far-200k.xlsx', 1, /1 produto, da linha 2,/], // A cell in row 200,000 has a format only.
  [
    'nostyle.ods',
    2,
    /2 produtos.*Ocultas, e lidas: linha 3;.*\n.*"Antigo": está oculta, e não é lida;[^\n]*$/,
  ],
  ...['pasted.xlsx', 'pasted.ods'].map((file): [string, number, RegExp] => [
    file,
    1,
    /tem 1 foto colada, que a importação não lê: salve cada uma em/,
  ]),
])('the workbook %s has %i products', (file, count, sentence) => {
  const { rows, mistakes, summary } = open(file);
  expect([rows.length, mistakes]).toEqual([count, []]);
  expect(summary).toMatch(sentence);
});

it('the sheets and columns that are not read are named', () => {
  expect(open('twice.ods').summary).toMatch(
    /"Telefones": não é lida: falta a coluna "Categoria", "Preço"; acrescente-a se a planilha é da loja\.$/,
  );
  expect(open('pasted.ods').notes).toEqual([
    'linha 1: a coluna F não tem nome, e não é usada: dê-lhe um se ela é da loja',
  ]);
});

describe('a workbook with a copy of a table', () => {
  /** Rows of mugs with these codes, all at one price. */
  const mugs = (price: string, ...codes: string[]) => [
    ['Código', 'Nome', 'Categoria', 'Preço'],
    ...codes.map((code) => [code, `Caneca ${code}`, 'Canecas', price]),
  ];

  /** A workbook with these tables, by their names. */
  function workbook(tables: Record<string, string[][]>): Buffer {
    const book = utils.book_new();
    for (const [name, rows] of Object.entries(tables))
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
    return write(book, { type: 'buffer' }) as Buffer;
  }

  it.each(['Produtos (2)', 'Produtos_2', 'Cópia de Produtos', 'Backup', 'produtos antigos'])(
    'the copy %s is not read, and the import says which table is read, and what to do',
    (copy) => {
      const original = mugs('29,90', 'a', 'b', 'c');
      for (const tables of [
        { Produtos: original, [copy]: mugs('19,90', 'a', 'b', 'd') },
        { [copy]: mugs('19,90', 'a', 'b', 'd'), Produtos: original },
      ]) {
        const { rows, mistakes, summary } = read(workbook(tables));
        expect(mistakes).toEqual([]);
        expect(rows.map(({ id, price_in_cents: price }) => [id, price])).toEqual(
          ['a', 'b', 'c'].map((id) => [id, 2990]),
        );
        expect(summary).toContain('loja.xlsx, planilha "Produtos": 3 produtos, das linhas 2 a 4');
        expect(summary).toContain(
          `loja.xlsx, planilha "${copy}": não é lida, porque parece uma cópia da planilha "Produtos", que é a lida. Se é esta que vale, oculte ou apague a planilha "Produtos", e importe de novo.`,
        );
      }
    },
  );

  it('a table with the name of a copy, but with other products, is read', () => {
    const { rows } = read(
      workbook({ Canecas: mugs('29,90', 'a', 'b'), 'Canecas (2)': mugs('29,90', 'c', 'd') }),
    );
    expect(rows).toHaveLength(4);
  });

  it('a table that repeats another one under any name is one mistake, not one for each line', () => {
    const twice = { Inverno: mugs('29,90', 'a', 'b', 'c'), Verão: mugs('19,90', 'a', 'b', 'c', 'd') };
    expect(read(workbook(twice)).mistakes).toEqual([
      'planilha "Verão": 3 dos 4 produtos já estão na planilha "Inverno": oculte ou apague a que não vale, e importe de novo',
    ]);
  });
});

describe('a file that is no workbook', () => {
  it('a part of a workbook is not read, and the message says that it is damaged', () => {
    expect(read(fixture('two-tabs.xlsx').subarray(0, 900)).mistakes[0]).toMatch(
      /não se deixa ler \(está danificado\)/,
    );
  });

  /** An archive with one file, which is larger than its directory says. */
  function archive(content: Buffer, says: number, file = 'content.xml'): Buffer {
    const packed = deflateRawSync(content);
    const name = Buffer.from(file);
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(name.length, 28);
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(local.length + name.length + packed.length, 16);
    return Buffer.concat([local, name, packed, entry, name, end]);
  }

  it('a locked workbook is not read, and the message says that it has a password', () => {
    const manifest = Buffer.from('<manifest:encryption-data/>');
    const bytes = archive(manifest, manifest.length, 'META-INF/manifest.xml');
    expect(read(bytes).mistakes[0]).toMatch(/não se deixa ler \(tem uma senha/);
  });

  it('a file that is too large is not unpacked, whatever size its directory names', () => {
    expect(read(archive(Buffer.alloc(210_000_000), 1000)).mistakes[0]).toMatch(
      /não se deixa ler \(teria mais de 200 MB/,
    );
  });
});

/** A workbook with these rows. */
const bookOf = (rows: unknown[][]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true, cellDates: true }), 'Produtos');
  return write(book, { type: 'buffer', cellDates: true }) as Buffer;
};

it('a price or a stock that a program has turned into a date or a time is a mistake that says so', () => {
  const date = new Date('2025-08-31T00:00:00Z');
  const time = new Date('1899-12-31T20:30:00Z');
  const { mistakes } = read(
    bookOf([
      ['Nome', 'Categoria', 'Preço', 'Estoque'],
      ['Azul', 'Canecas', date, 3],
      ['Verde', 'Canecas', 30, date],
      ['Preta', 'Canecas', time, 3],
    ]),
  );
  const advice = 'e não um número: formate a coluna como número e digite de novo';
  expect(mistakes).toEqual([
    `linha 2, coluna "Preço": há uma data (31/08/2025), ${advice}`,
    `linha 3, coluna "Estoque": há uma data (31/08/2025), ${advice}`,
    `linha 4, coluna "Preço": há uma hora (20:30), ${advice}`,
  ]);
});

it('a workbook with all columns in one says how they are separated', () => {
  const { mistakes } = read(bookOf([['Nome;Categoria;Preço'], ['Azul;Canecas;29,90']]));
  expect(mistakes).toEqual([
    expect.stringMatching(/^loja.xlsx: as colunas estão todas numa só: .* Dados, Texto para Colunas/),
  ]);
});
