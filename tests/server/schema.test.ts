import pg from 'pg';
import { categories } from '../../src/entities/product/model/fields';
import { parseProduct } from '../../src/entities/product/model/product';
import { productRow } from '../../src/entities/product/index.fixtures';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import type { ProductRow } from '../../src/entities/product';
import { openSampleDatabase } from '../testing/server/postgres';

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await openSampleDatabase();
  client = new pg.Client(database.url);
  await client.connect();
}, 120_000);

afterAll(async () => {
  await client?.end();
  await database?.close();
}, 30_000);

/** Cases with a title, because some values are long. */
const titled = <Case extends readonly unknown[]>(cases: readonly Case[]) =>
  cases.map((given) => [JSON.stringify(given).slice(1, 60), ...given] as const);

/** Stores a row and takes it back. Returns the violated constraint, another message, or null. */
async function refusalOf(row: object) {
  const values = Object.values(row);
  const parameters = values.map((_, index) => `$${index + 1}`).join();
  await client.query('begin');
  try {
    await client.query(`insert into products (${Object.keys(row).join()}) values (${parameters})`, values);
    return null;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.message;
  } finally {
    await client.query('rollback');
  }
}

describe('a row that the shop would leave out, or show only in part', () => {
  it.each(
    titled([
      [{ id: '' }, 'id_is_filled'],
      [{ id: '..' }, 'id_fits_an_address'],
      [{ id: 'ã'.repeat(400) }, 'id_fits_an_address'],
      [{ name: '  ' }, 'name_is_filled'],
      [{ category: 'hats' }, 'category_is_known'],
      [{ price_in_cents: -1 }, 'price_is_in_cents'],
      [{ sales: -1 }, 'sales_is_a_count'],
      [{ sales: 2 ** 53 }, 'sales_is_a_count'],
      [{ created_at: 'infinity' }, 'created_at_has_four_digits'],
      [{ created_at: '10000-01-01T00:00:00Z' }, 'created_at_has_four_digits'],
      [{ name: '😀'.repeat(151) }, 'name_has_300_letters_at_most'],
      [{ description: 'a'.repeat(5001) }, 'description_has_5000_letters_at_most'],
      [{ image_url: 'javascript:alert(1)' }, 'image_url_is_a_picture'],
      [{ image_url: '\u0001javascript:alert(1)' }, 'image_url_is_a_picture'],
      [{ image_url: 'C:\\fotos\\caneca.jpg' }, 'image_url_is_a_picture'],
      [{ image_url: 'data:text/html,x' }, 'image_url_is_a_picture'],
      [{ color: ' ' }, 'texts_have_googles_length'],
      [{ brand: 'x'.repeat(71) }, 'texts_have_googles_length'],
      [{ image_alt: 'x'.repeat(201) }, 'image_alt_has_200_letters_at_most'],
      [{ gender: 'feminino' }, 'gender_is_known'],
      [{ age_group: 'adulto' }, 'age_group_is_known'],
      [{ list_price_in_cents: 1990 }, 'list_price_is_above_price'],
      [{ stock: -1 }, 'stock_is_a_count'],
    ] as const),
  )(
    'a row that the shop would leave out, or show only in part, cannot be stored: %s',
    async (_, wrong, rule) => {
      const row = { ...productRow(), ...wrong };
      expect(parseProduct(row) ?? {}).not.toMatchObject(wrong);
      expect(await refusalOf(row)).toBe(rule);
    },
  );

  it.each([
    { id: null },
    { category: null },
    { price_in_cents: '29,90' },
    { sales: '0.5' },
    { created_at: 'ontem' },
    { id: 'nothing \0' },
  ])('a row with such a value cannot be stored: %j', async (wrong) => {
    expect(await refusalOf({ ...productRow(), ...wrong })).toEqual(expect.any(String));
  });

  it("the table knows all characters that JavaScript's trim removes, and no others", async () => {
    const codes = Array.from({ length: 0xffff }, (_, index) => index + 1).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    );
    const text = String.fromCharCode(...codes);
    const { rows } = await client.query<{ letter: string }>(
      `select letter from regexp_split_to_table($1, '') as letter where not is_filled(letter)`,
      [text],
    );
    expect(rows.map(({ letter }) => letter)).toEqual([...text].filter((letter) => letter.trim() === ''));
  });
});

describe('what the shop shows as it is can be stored', () => {
  const rows: Partial<Record<keyof ProductRow, unknown>>[] = [
    ...categories.map((category) => ({ category })),
    { id: 'caneca ãé/😀?#%' },
    { id: 'x'.repeat(666) },
    { name: '😀'.repeat(150) },
    { description: '' },
    { description: 'ã'.repeat(5000) },
    { price_in_cents: 0 },
    { price_in_cents: Number.MAX_SAFE_INTEGER },
    { created_at: '0001-01-01T00:00:00.000Z' },
    { created_at: '9999-12-31T23:59:59.999Z' },
    { color: 'Azul', size: 'M', gender: 'unisex', age_group: 'adult', brand: 'x'.repeat(70) },
    { image_alt: 'ã'.repeat(200) },
    { gtin: '7891000315507', list_price_in_cents: 1991, stock: 0, item_group_id: 'azul' },
    ...['https://example.com/a.jpg', '//example.com/a.jpg', 'data:image/png;base64,AAAA', ''].map(
      (image_url) => ({ image_url }),
    ),
  ];
  it.each(titled(rows.map((row) => [row] as const)))(
    'a row that the shop shows without a change can be stored: %s',
    async (_, right) => {
      const row = { ...productRow(), ...right };
      expect(parseProduct(row)).toMatchObject(right);
      expect(await refusalOf(row)).toBeNull();
    },
  );
});

describe('the import of a list', () => {
  const stored = async () => {
    const { rows } = await client.query<{ id: string; name: string; price_in_cents: string }>(
      'select id, name, price_in_cents from products order by position',
    );
    return rows;
  };
  const ids = async () => (await stored()).map(({ id }) => id);
  const sample = builtInRows.map(({ id }) => id);
  const [first = productRow(), second = productRow()] = builtInRows;

  afterEach(() => {
    expect(database.importList(builtInRows, '-v', 'whole=1').status).toBe(0);
  });

  it('an import adds new products at the end, changes existing ones, and leaves the rest alone', async () => {
    const added = productRow({
      id: 'nova',
      name: 'Caneca "Nova", de\nduas linhas',
      description: '',
      image_url: '',
    });
    const { status, stdout } = database.importList([added, { ...second, price_in_cents: 1 }]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/in the file \| new \| only in the shop \n.*\n +2 \| +1 \| +58\n/);
    expect(await ids()).toEqual([...sample, 'nova']);
    const rows = await stored();
    expect(rows[1]).toMatchObject({ id: second.id, price_in_cents: '1' });
    expect(rows.at(-1)?.name).toBe(added.name);
  });

  it('an import with whole=1 replaces the whole list and its order', async () => {
    const added = productRow({ id: 'nova' });
    expect(database.importList([second, added, first], '-v', 'whole=1').status).toBe(0);
    expect(await ids()).toEqual([second.id, 'nova', first.id]);
  });

  it.each([
    ['a price that is not a number', [second, { ...first, price_in_cents: '29,90' }], /"29,90"/],
    ['a price below 0', [second, { ...first, price_in_cents: -1 }], /"price_is_in_cents".*Failing row/s],
    ['an id twice', [second, first, second], /duplicate key/],
    ['a row without a name', [{ ...first, name: undefined }], /null value in column "name"/],
  ])('an import with %s changes nothing, and says why', async (_, rows, why) => {
    const before = await stored();
    const { status, stderr } = database.importList(rows, '-v', 'whole=1');
    expect(status).not.toBe(0);
    expect(stderr).toMatch(why);
    expect(await stored()).toEqual(before);
  });
});

it('a shop with its own categories names them when the tables are created', () => {
  const inOther = (row: ProductRow, ...args: string[]) =>
    database.psql(
      ['-c', 'create schema if not exists other', '-c', 'set search_path to other', ...args].concat(
        '-f',
        'server/backend/import.sql',
      ),
      JSON.stringify([row]),
    );
  const tables = ['-v', 'categories=bones,mugs', '-f', 'server/backend/schema.sql'];
  expect(inOther(productRow({ category: 'bones' }), ...tables).status).toBe(0);
  expect(inOther(productRow({ category: 'hats' })).stderr).toContain('"category_is_known"');
});
