import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailNames, details, fields, type Rule } from '../../src/entities/product/model/fields';

// The SQL is written by hand, because owners read and run it. It is compared with the table of fields.

const schema = readFileSync(join(__dirname, 'schema.sql'), 'utf8').replaceAll(/\s+/g, ' ');

test('the table has a column for each field', () => {
  const [, table = ''] = /create table products \((.*?)\);/.exec(schema) ?? [];
  const created = [...table.matchAll(/(\w+) (?:text|jsonb|bigint|timestamptz)\b/g)].map(([, name]) => name);
  const columns = [...Object.keys(fields), 'image_urls', ...detailNames, 'position'];
  expect(created.sort()).toEqual(columns.sort());
});

test.each(Object.entries<Rule>({ ...fields, ...details }))(
  'the table and the shop have the same limits for %s',
  (name, rule) => {
    const { cutAfter, longest = cutAfter, values, above } = rule;
    if (longest) expect(schema).toContain(`letters(${name}) <= ${longest})`);
    if (values && name !== 'category')
      // The owner names the categories.
      expect(schema).toContain(`${name} in (${values.map((value) => `'${value}'`).join(', ')})`);
    if (above) expect(schema).toContain(`${name} > ${above}`);
  },
);
