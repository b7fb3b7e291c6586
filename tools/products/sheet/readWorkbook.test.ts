import { writeOds } from 'hucre/ods';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { importSheet } from './importSheet';
import { readWorkbook } from './readWorkbook';

const rows: CellValue[][] = [
  ['Produtos de julho'],
  [],
  ['Código', 'Nome', 'Categoria', 'Preço', 'Vendas', 'Criado em'],
  [7891234567895, 'Caneca', 'Canecas', 1234.5, 3, new Date('2024-07-12T00:00:00Z')],
  ['b', 'Camiseta "Mar"', 'Camisetas', 29.9 + 1e-14, '3,0', '1/jul/24'],
  ['Total', null, null, 1264.4],
];
const sheets = [
  { name: 'Notas', rows: [['Lembrar', 'de']] as CellValue[][] },
  { name: 'Produtos', rows },
];

const importOptions = {
  name: 'loja.xlsx',
  photos: { byName: new Map(), findings: [] },
  before: [],
  today: '',
};

it.each([
  ['.xlsx', writeXlsx],
  ['.ods', writeOds],
])('reads the products of an %s file from the table that has them', async (_kind, write) => {
  const tables = (await readWorkbook(await write({ sheets }))) ?? [];
  const { rows: products, findings } = importSheet(tables, importOptions);
  expect(findings.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'linha 1: "Produtos de julho" não é usado: os nomes das colunas estão na linha 3',
    'linha 6: parece o total da lista, e não é usada',
  ]);
  expect(products).toMatchObject([
    { id: '7891234567895', price_in_cents: 123450, sales: 3, created_at: '2024-07-12T00:00:00.000Z' },
    { id: 'b', name: 'Camiseta "Mar"', price_in_cents: 2990, created_at: '2024-07-01T00:00:00.000Z' },
  ]);
});

it('refuses a price of three digits after the comma', async () => {
  const wrong = rows.with(3, rows[3]?.with(3, 1.234) ?? []);
  const tables = (await readWorkbook(await writeXlsx({ sheets: [{ name: 'P', rows: wrong }] }))) ?? [];
  const { findings } = importSheet(tables, importOptions);
  expect(findings.find(({ isWrong }) => isWrong)?.what).toMatch(/^achado "1,234", esperado um preço/);
});

it('leaves another file, and a damaged one, to the CSV', async () => {
  expect(await readWorkbook(Buffer.from('Nome;Preço'))).toBeUndefined();
  expect(await readWorkbook((await writeXlsx({ sheets })).subarray(0, 900))).toBeUndefined();
});
