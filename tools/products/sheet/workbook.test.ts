/**
 * Workbooks that LibreOffice 7.4 wrote (.ods, .xls, formats.*, wrong-formats.*), or that have what Excel and
 * other programs write: a cell is what its program shows, or it is refused by name.
 */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { fromRoot } from '../../fromRoot';
import { importSheet } from './importSheet';

const photos = { byName: new Map(), problems: [] };
const today = '2026-11-23T00:00:00.000Z';

function read(bytes: Buffer, hasHidden = true, name = 'loja.xlsx') {
  const { rows, problems, summary } = importSheet(bytes, { name, photos, before: [], today, hasHidden });
  return {
    rows,
    summary: summary.join('\n'),
    mistakes: problems.filter(({ isWrong }) => isWrong).map(({ where, what }) => `${where}: ${what}`),
    notes: problems.filter(({ isWrong }) => !isWrong).map(({ where, what }) => `${where}: ${what}`),
  };
}
const fixture = (name: string) => readFileSync(fromRoot(`tools/products/sheet/fixtures/${name}`));
const open = (name: string, hasHidden?: boolean) => read(fixture(name), hasHidden, name);

const inAll = (name: string) => ['xlsx', 'ods', 'xls'].map((extension) => `${name}.${extension}`);

it.each([...inAll('hidden-sheet'), 'very-hidden.xlsx'])(
  '%s: a hidden sheet is not sold, and is named',
  (file) => {
    const { rows, summary } = open(file);
    expect(rows).toMatchObject([{ name: 'Caneca Nova', price_in_cents: 3990 }]);
    expect(summary).toBe(
      `${file}, planilha "Produtos": 1 produto, das linhas 2 a 2, com os nomes das colunas na linha 1.\n${file}, planilha "Antigo": está oculta, e não é lida.`,
    );
  },
);

it('joins sheets of products, and counts each', () => {
  const { rows, summary } = open('two-tabs.xlsx');
  expect(rows.map(({ id }) => id)).toEqual(['t1', 't2', 'm1']);
  expect(summary).toMatch(
    /"Camisetas": 2 produtos, das linhas 2 a 3.*\n.*"Canecas": 1 produto, das linhas 2 a 2/,
  );
});

it('reports failed formulas, cell by cell', () => {
  expect(open('errors.xlsx').mistakes).toEqual([
    expect.stringMatching(/^linha 2, coluna "Descrição": achado "#REF!", o erro de uma fórmula/),
    expect.stringMatching(/^linha 2, coluna "Cor": achado "#N\/A"/),
    expect.stringMatching(/^linha 3, coluna "Nome": achado "#NAME\?"/),
  ]);
});

it.each(inAll('size-date'))('%s: a date is no size or colour', (file) => {
  expect(open(file).mistakes).toEqual([
    expect.stringMatching(/^linha 2, coluna "Tamanho": achado uma data .*formate a coluna como texto/),
    expect.stringMatching(/^linha 3, coluna "Cor": achado uma data/),
  ]);
});

it.each(inAll('zeros'))('%s: a code has the zeros that its format shows', (file) => {
  expect(open(file).rows.map(({ id }) => id)).toEqual(['000123', '000124']);
});

it.each(['formula-stock.xlsx', 'text-formula.xlsx', 'asks-to-calculate.xlsx'])(
  '%s: a formula without a result is reported',
  (file) => {
    expect(open(file).mistakes).toEqual([
      expect.stringMatching(/^linha 2, coluna "Estoque": tem uma fórmula sem resultado gravado: abra/),
    ]);
  },
);

it.each(inAll('merged'))('%s: merged cells all have their content', (file) => {
  const { rows } = open(file);
  expect(rows).toMatchObject([1, 2].map(() => ({ color: 'Azul', item_group_id: 'acao' })));
});

it.each(inAll('filter'))('%s: hidden rows are named, or left out', (file) => {
  expect(open(file).summary).toMatch(/Ocultas, e lidas: linhas 3, 5, 7; --visible/);
  const { rows, summary } = open(file, false);
  expect(rows.map(({ name }) => name)).toEqual(['Caneca 0', 'Caneca 2', 'Caneca 4']);
  expect(summary).toMatch(/: 3 produtos.*Ocultas, e fora: linhas 3, 5, 7\.$/);
});

it.each(inAll('formats'))('%s: numbers are what they show, the names of columns may be far below', (file) => {
  const { rows, mistakes, notes, summary } = open(file);
  expect(mistakes).toEqual([]);
  expect(rows).toMatchObject([
    { id: '000123', price_in_cents: 2331, color: 'Azul', stock: 2000, size: '38', sales: 1234 },
    { id: '000124', price_in_cents: 123450, color: 'Verde', stock: 0, size: '10%' },
  ]);
  expect(notes).toEqual([
    'linha 15, coluna "Preço": mostra "R$ 23,31" e guarda 23,306666: vale o que mostra, em 1 célula',
  ]);
  expect(summary).toMatch(/na linha 14\. Fora: linha 1 .*Ocultas, e lidas: coluna "Cor"/);
  expect(open(file, false).rows[0]?.color).toBeUndefined();
});

// The library itself rounds 23.305 to 23.30.
it.each(inAll('rounding'))('%s: a price is rounded as the program shows it', (file) => {
  const { rows, mistakes } = open(file);
  expect(mistakes).toEqual([]);
  expect(rows.map(({ price_in_cents, size }) => [price_in_cents, size])).toEqual([
    ...[
      [2331, '23,3'],
      [101, '1,0'],
      [268, '2,7'],
      [123457, '1234,6'],
    ],
    ...[
      [1000, '10,0'],
      [2809, '28,1'],
      [13, '0,1'],
      [100000, '1000,0'],
    ],
  ]);
});

it.each(inAll('wrong-formats'))('%s: what cannot be a text or a number is reported', (file) => {
  expect(
    open(file).mistakes.map((each) => each.replace(/^linha (\d+), coluna "(.*?)": achado .*$/, '$1 $2')),
  ).toEqual([
    ...['15 Código', '15 Tamanho', '16 Código', '16 Tamanho', '16 Estoque'],
    ...['17 Nome', '17 Preço', '17 Cor', '17 Tamanho'],
  ]);
});

it('reports a product without a code that is on two sheets, and names sheets of something else', () => {
  const { mistakes, summary } = open('twice.ods');
  expect(mistakes).toEqual([
    expect.stringMatching(/^planilha "Custos", linha 2, .*já está na planilha "Canecas", linha 2: apague/),
  ]);
  expect(summary).toMatch(/planilha "Telefones": não é lida: falta a coluna "Categoria", "Preço"\.$/);
});

it('far-200k.xlsx: a formatted cell in row 200,000 is no product', () => {
  const { rows, mistakes } = open('far-200k.xlsx');
  expect([rows.length, mistakes]).toEqual([1, []]);
});

it('nostyle.ods: a hidden sheet is not sold, although another has no style', () => {
  const { rows, summary } = open('nostyle.ods');
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(summary).toMatch(
    /"Produtos": 2 produtos.*Ocultas, e lidas: linha 3;.*\n.*"Antigo": está oculta, e não é lida\.$/,
  );
});

it.each(['pasted.xlsx', 'pasted.ods'])(
  '%s: pasted pictures and columns without a title are named',
  (file) => {
    const { rows, notes, mistakes, summary } = open(file);
    expect([rows.length, mistakes]).toEqual([1, []]);
    expect(notes).toEqual(['linha 1: a coluna F não tem nome, e não é usada']);
    expect(summary).toMatch(/tem 1 foto colada, que a importação não lê: salve cada uma em photos\//);
  },
);

it('in-cell.xlsx: a picture within a cell is reported', () => {
  expect(open('in-cell.xlsx').mistakes).toEqual([
    expect.stringMatching(/^linha 2, coluna "Foto": há uma foto dentro da célula: salve-a/),
  ]);
});

describe('a file that is no workbook', () => {
  it('is named: a part of one', () => {
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

  it('is named: a locked one', () => {
    const manifest = Buffer.from('<manifest:encryption-data/>');
    const bytes = archive(manifest, manifest.length, 'META-INF/manifest.xml');
    expect(read(bytes).mistakes[0]).toMatch(/não se deixa ler \(tem uma senha/);
  });

  it('is not unpacked if it is too large, whatever its directory says', () => {
    expect(read(archive(Buffer.alloc(210_000_000), 1000)).mistakes[0]).toMatch(
      /não se deixa ler \(teria mais de 200 MB/,
    );
  });
});
