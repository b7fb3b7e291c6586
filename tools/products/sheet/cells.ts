import { details, isCount } from '@/entities/product/model/fields';
import { isGtin } from '@/entities/product/model/gtin';
import { shop } from '@/shared/config';
import { rules } from '../fieldRules';
import { valueWords, type FieldName } from '../fieldWords';
import { oneOf } from '../findings';
import { plain, type Field } from './header';
import { readDate } from './readDate';
import { readCount, readPrice, type Read } from './readNumber';

const { categories } = shop;

const singular = (name: string) => plain(name).replace(/s$/, '');

/** The keys of the categories by the names that a cell may have, in singular: those of the sample shop, and the shop's own. */
const categoryByName = new Map([
  ...Object.entries({ tshirt: 't-shirts', shirt: 't-shirts', mug: 'mugs' }).filter(
    ([, key]) => key in categories,
  ),
  ...Object.entries(categories).flatMap(([key, { tab, one }]) =>
    [key, tab, one].map((name) => [singular(name), key] as const),
  ),
]);

/** Reads a category by its key or a label, in singular or plural, in any case. */
function readCategory(cell: string): Read<string> {
  const value = categoryByName.get(singular(cell));
  return value ? { value } : { wanted: oneOf(Object.values(categories).map(({ tab }) => tab)) };
}

/** Words that a sheet may have for Google's values, besides those of `valueWords`. */
const OTHER_WORDS = { mulher: 'female', f: 'female', homem: 'male', m: 'male', crianca: 'kids' };

const valueByWord = new Map([
  ...Object.entries(OTHER_WORDS),
  ...[...valueWords].flatMap(([value, word]) => [[value, value] as const, [plain(word), value] as const]),
]);

/** Reads one of Google's values, or the word for it. */
function readValue(cell: string, values: readonly string[]): Read<string> {
  const value = valueByWord.get(plain(cell));
  if (value !== undefined && values.includes(value)) return { value };
  return { wanted: oneOf([...valueWords].flatMap(([each, word]) => (values.includes(each) ? [word] : []))) };
}

/** Reads the digits of a GTIN (EAN), with or without spaces. */
function readGtin(cell: string): Read<string> {
  const value = cell.replace(/[\s\u00a0]/g, '');
  if (isGtin(value)) return { value };
  return {
    wanted:
      'um código de barras de 8, 12, 13 ou 14 dígitos, com o dígito verificador certo (formate a coluna como texto)',
  };
}

/** The fields whose rule does not say how a cell is read. */
const readers: Partial<Record<FieldName, (cell: string) => Read>> = {
  name: (cell) => (cell ? { value: cell } : { wanted: 'o nome do produto' }),
  category: readCategory,
  price_in_cents: readPrice,
  created_at: readDate,
  gtin: readGtin,
  list_price_in_cents: readPrice,
};

/** The fields whose columns have texts as they are shown, and no numbers, dates or words for them. */
export const textFields: ReadonlySet<Field> = new Set(
  (Object.keys(rules) as FieldName[]).filter(
    (field) => field === 'name' || !(field in readers || rules[field].is === isCount || rules[field].values),
  ),
);

/** Reads the cell of a field. An empty cell of a detail is the value undefined. */
export function readCell(field: FieldName, cell: string): Read {
  if (cell === '' && field in details) return { value: undefined };
  const reader = readers[field];
  if (reader) return reader(cell);
  const { is, longest, values } = rules[field];
  if (values) return readValue(cell, values);
  if (is === isCount) return readCount(cell);
  return longest && cell.length > longest
    ? { wanted: `um texto de no máximo ${longest} letras` }
    : { value: cell };
}
