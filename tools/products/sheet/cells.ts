import { fields, isCount, type Rule } from '@/entities/product/model/fields';
import { isGtin } from '@/entities/product/model/feedRules';
import { shop } from '@/shared/config';
import { rules, valueWords } from '../fieldWords';
import { oneOf, quoted } from '../problems';
import { faultOf, type Cell } from './cell';
import { plain, type Field } from './header';
import { readDate } from './readDate';
import { readCount, readPrice, type Read } from './readNumber';
import { readStatus } from './status';

const { categories } = shop;

const singular = (name: string) => plain(name).replace(/s$/, '');

/** The keys of the categories by their names in singular. */
const categoryByName = new Map(
  Object.entries(categories).flatMap(([key, { tab, one }]) =>
    [key, tab, one].map((name) => [singular(name), key] as const),
  ),
);

/** Reads a category by its key or a label, in singular or plural, in any case. */
export function readCategory(cell: string): Read<string> {
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
const readers: Partial<Record<Field, (cell: string) => Read>> = {
  name: (cell) => (cell ? { value: cell } : { wanted: 'o nome do produto' }),
  category: readCategory,
  price_in_cents: readPrice,
  sale: readPrice,
  created_at: readDate,
  gtin: readGtin,
  list_price_in_cents: readPrice,
  status: readStatus,
};

const ruleOf = (field: Field): Rule =>
  rules[field === 'sale' || field === 'status' ? 'price_in_cents' : field];

/** Whether a field's column has texts as they are shown, and no numbers, dates or words for them. */
function hasTexts(field: Field): boolean {
  const { is, values } = ruleOf(field);
  return field === 'name' || !(field in readers || is === isCount || values);
}

/** Reads the text of a field by its rule. An empty one that may be missing is the value undefined. */
function readText(field: Field, text: string): Read {
  if (text === '' && !(field in fields)) return { value: undefined };
  const reader = readers[field];
  if (reader) return reader(text);
  const { is, longest, values } = ruleOf(field);
  if (values) return readValue(text, values);
  if (is === isCount) return readCount(text);
  return longest && text.length > longest
    ? { wanted: `um texto de no máximo ${longest} letras` }
    : { value: text };
}

/**
 * Reads a cell of a sheet: its value, or a sentence about what is wrong.
 * @param read how its text is read
 */
export function readCellWith<Value>(
  read: (text: string) => Read<Value>,
  field: Field,
  cell: Cell,
): { value: Value } | { fault: string } {
  const fault = faultOf(cell, hasTexts(field));
  if (fault !== undefined) return { fault };
  const result = read(cell.text);
  if ('value' in result) return result;
  const found = cell.text ? `achado ${quoted(cell.text)},` : 'está vazia;';
  return { fault: `${found} esperado ${result.wanted}` };
}

/** Reads a cell by the rule of its field. */
export const readCell = (field: Field, cell: Cell) =>
  readCellWith((text) => readText(field, text), field, cell);
