import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailNames, details, fields, type Rule } from '../../src/entities/product/model/fields';

// The SQL is written by hand, because owners read and run it. It is compared with the table of fields.

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8').replaceAll(/\s+/g, ' ');
const schema = read('schema.sql');
const columns = [...Object.keys(fields), 'image_urls', ...detailNames];

test('the table has a column for each field', () => {
  const [, table = ''] = /create table products \((.*?)\);/.exec(schema) ?? [];
  const created = [...table.matchAll(/(\w+) (?:text|jsonb|bigint|timestamptz)\b/g)].map(([, name]) => name);
  expect(created.sort()).toEqual([...columns, 'position'].sort());
});

test('an import names all columns', () => {
  const [, names = ''] = /columns '(.*?)'/.exec(read('import.sql')) ?? [];
  expect(names.split(', ')).toEqual(columns);
});

test('the list that shoppers get has all columns', () => {
  const [, list = ''] = /select (id, .*?) from products/.exec(read('list.mjs')) ?? [];
  expect(list.replace(/to_char\(.*\) as /, '').split(', ')).toEqual(columns);
});

test.each(Object.entries<Rule>({ ...fields, ...details }))('the limits are the same: %s', (name, rule) => {
  const { cutAfter, longest = cutAfter, values, above } = rule;
  if (longest) expect(schema).toContain(`letters(${name}) <= ${longest})`);
  if (values && name !== 'category')
    // The owner names the categories.
    expect(schema).toContain(`${name} in (${values.map((value) => `'${value}'`).join(', ')})`);
  if (above) expect(schema).toContain(`${name} > ${above}`);
});
