import { readFileSync } from 'node:fs';
import { fromRoot } from '../../fromRoot';
import { importSheet } from './importSheet';

const read = (bytes: Buffer, name = 'export.csv') =>
  importSheet(bytes, {
    ...{ name, photos: { byName: new Map(), problems: [] } },
    ...{ before: [], today: '2026-11-23T00:00:00.000Z' },
  });

/** Exports as the programs write them: products with and without versions, a draft, HTML. */
const open = (name: string) =>
  read(readFileSync(fromRoot(`owner/products/sheet/fixtures/${name}.csv`)), name);

const frevo = { name: 'Camiseta Frevo', category: 't-shirts', price_in_cents: 7990 };

it.each<[program: string, rows: readonly object[], out: RegExp, unused: string]>([
  [
    'WooCommerce',
    [
      {
        ...{ id: '00012', name: 'Caneca Mandacaru', description: 'Cerâmica', category: 'mugs', stock: 10 },
        ...{ price_in_cents: 2990, image_url: 'https://graficadoze.example/m.jpg' },
      },
      { ...frevo, id: 'CAM-P', size: 'P', stock: 3, description: 'Malha', item_group_id: 'CAM' },
    ],
    /Fora: linha 3 \("Caneca Rascunho" está com "-1/,
    'Tipo, Em destaque?',
  ],
  [
    'Nuvemshop',
    [
      { id: '00012', description: 'Cerâmica 325 ml', price_in_cents: 2490, list_price_in_cents: 2990 },
      ...['P', 'M'].map((size) => ({
        ...{ ...frevo, price_in_cents: 8990, id: `FRE-${size}`, size, color: 'Azul', brand: 'Zé' },
        ...{ stock: 3, item_group_id: 'camiseta-frevo', gender: 'unisex', age_group: 'adult' },
      })),
    ],
    /3 produtos, das linhas 2 a 4/,
    'Peso (kg), Frete gratis, Tags',
  ],
  [
    'Shopify',
    [
      {
        ...{ ...frevo, id: 'FRE-P', size: 'P', color: 'Azul', description: 'Malha macia\na\nb', stock: 3 },
        ...{ list_price_in_cents: 9990, image_url: 'https://cdn.example/1.jpg', brand: 'Zé' },
        image_urls: ['https://cdn.example/2.jpg', 'https://cdn.example/3.jpg'],
      },
      { ...frevo, id: 'FRE-M', size: 'M', stock: 0, item_group_id: 'camiseta-frevo' },
      { id: 'caneca', name: 'Caneca & Pires', price_in_cents: 2990, size: undefined, stock: undefined },
    ],
    /Fora: linha 6 \("Caneca R" está com/,
    'Tags, Variant Grams',
  ],
  [
    'Bling',
    [
      {
        ...{ id: 'CAN', name: 'Caneca Mandacaru', description: 'Boa', stock: 10 },
        image_urls: ['https://i.example/b.jpg'],
      },
      { ...frevo, id: 'CAM-P', size: 'P', color: 'Azul', stock: 3, item_group_id: 'CAM' },
      { ...frevo, id: 'CAM-M', size: 'M', color: 'Azul', stock: 0, item_group_id: 'CAM' },
    ],
    /Fora: linha 6 \("Caneca Velha" está com "Inativo"\)/,
    'Unidade, NCM',
  ],
  [
    'Loja Integrada',
    [
      {
        ...{
          id: 'CAN-1',
          name: 'Caneca Sabiá',
          category: 'mugs',
          price_in_cents: 2990,
          list_price_in_cents: 3990,
        },
        ...{ image_url: 'https://x.example/a.jpg', size: undefined, item_group_id: undefined },
      },
      {
        ...{ ...frevo, id: 'CAM-P', size: 'P', stock: 3, description: 'Malha', item_group_id: 'CAM' },
        image_url: 'https://x.example/f.jpg',
      },
      { ...frevo, id: 'CAM-M', size: 'M', stock: undefined, item_group_id: 'CAM' },
    ],
    /Fora: linha 3 \("Caneca velha" está com "N"\)/,
    'tipo, usado, ncm, seo-tag-title',
  ],
  [
    'Tray',
    [
      { id: 'CAN-1', name: 'Caneca Sabiá', price_in_cents: 3990, stock: 10, description: 'Cerâmica' },
      { ...frevo, id: 'FRE', price_in_cents: 6990, list_price_in_cents: 7990, stock: 3, brand: 'Zé' },
    ],
    /Fora: linha 4 \("Caneca velha" está com "Não"\)/,
    'Modelo, Preço de custo, Estoque mínimo',
  ],
  [
    'Mercado Livre',
    [
      { id: 'CAN-1', name: 'Caneca Sabiá Cerâmica 325ml', category: 'mugs', price_in_cents: 3990, stock: 10 },
      { ...frevo, id: 'FRE-P', size: 'P', color: 'Azul', stock: 3, item_group_id: 'MLB9' },
      { ...frevo, id: 'FRE-M', size: 'M', color: 'Azul', stock: 0, item_group_id: 'MLB9' },
    ],
    /Fora: .*"Caneca velha" está com "Pausado"/,
    'Canal de venda, Moeda',
  ],
])('the export of %s is read', (program, rows, out, unused) => {
  const imported = open(program.toLowerCase().replace(' ', ''));
  expect(imported.problems.filter(({ isWrong }) => isWrong)).toEqual([]);
  expect(imported.rows).toMatchObject(rows);
  expect(imported.rows).toHaveLength(rows.length);
  expect(imported.summary.join()).toMatch(out);
  expect(imported.problems.filter(({ where }) => /^linha [13]$/.test(where))).toEqual([
    expect.objectContaining({
      what: expect.stringContaining(`parece uma exportação: ${program}. Não têm lugar`) as unknown,
    }),
  ]);
  expect(imported.problems[0]?.what).toContain(`as colunas ${unused}`);
});

it('an export in English is read, without codes and with other differences than colour and size', () => {
  const { rows, summary } = open('woocommerce-english');
  const version = { category: 't-shirts', description: 'A\n\nB', item_group_id: 'Camiseta & Frevo' };
  expect(rows).toMatchObject([
    {
      ...version,
      id: 'camiseta-frevo-p-sol',
      name: 'Camiseta & Frevo, Sol',
      size: 'P',
      price_in_cents: 4990,
    },
    { ...version, id: 'camiseta-frevo-m-lua', name: 'Camiseta & Frevo, Lua', size: 'M', stock: 0 },
  ]);
  expect(rows[1]).toMatchObject({ image_url: 'https://a.example/3.jpg' });
  expect(summary.join()).toMatch(/Fora: linha 5 \("Caneca" está com "hidden"\)/);
});

it.each([
  ['2020-01-01', '2020-02-01 00:00:00', 2990],
  ['', '2999-01-01', 1990],
  ['2999-01-01', '', 2990],
  ['', '', 1990],
])('a promotion from "%s" to "%s" makes the price %i', (starts, ends, cents) => {
  const titles =
    'SKU,Name,Visibility in catalog,Date sale price starts,Date sale price ends,Sale price,Regular price,Categories';
  const { rows } = read(Buffer.from(`${titles}\nA,Caneca,visible,${starts},${ends},19.90,29.90,Canecas`));
  expect(rows[0]?.price_in_cents).toBe(cents);
});

it.each<[what: string, change: (text: string) => string, place: RegExp]>([
  [
    'a size',
    (text) => text.replace(',Tamanho,P,', ',Tamanho,45292,'),
    /^linha 2, coluna "Option1 Value": achado "45292"/,
  ],
  [
    'a colour',
    (text) => text.replace('Cor,Azul,FRE-P', 'Cor,45292,FRE-P'),
    /^linha 2, coluna "Option2 Value": achado "45292"/,
  ],
  [
    'the category, if only one of its two columns is filled',
    (text) => text.replaceAll('Apparel > Shirts', '').replaceAll('Camisetas', 'Bonés'),
    /^linha 2, coluna "Type": achado "Bonés"/,
  ],
  [
    'a price in a column with another title',
    (text) => text.replace('Variant Price', 'Variant Valor').replace('79.90', 'vinte'),
    /^linha 2, coluna "Variant Valor": achado "vinte"/,
  ],
])('a mistake in an export of Shopify names the column as the export does: %s', (_what, change, place) => {
  const text = readFileSync(fromRoot('owner/products/sheet/fixtures/shopify.csv'), 'utf8');
  const mistakes = read(Buffer.from(change(text))).problems.filter(({ isWrong }) => isWrong);
  expect(mistakes.map(({ where, what }) => `${where}: ${what}`)).toContainEqual(expect.stringMatching(place));
});
