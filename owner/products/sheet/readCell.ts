import { categories, fields, isCount } from '@/entities/product/model/fields';
import { rules, type Field } from '../fieldWords';
import type { PhotoNames } from '../photoNames';
import { quoted } from '../problems';
import { faultOf, type Cell } from './cell';
import { oddityOf } from './oddSizes';
import { readCount, readDate, readGtin, readPictures, readPrice, readStatus, readValue } from './readText';
import type { Read } from './readText';

/** The readers of fields that are not plain texts: of numbers, dates, and words for values. */
function readerOf(field: Field): ((text: string) => Read) | undefined {
  const { is, values } = rules[field];
  if (field === 'category') return readCategory;
  if (values) return (text) => readValue(text, values);
  if (field === 'status') return readStatus;
  if (field === 'created_at') return readDate;
  if (field === 'gtin') return readGtin;
  if (field === 'sale' || field.endsWith('_in_cents')) return readPrice;
  return is === isCount ? readCount : undefined;
}

/** Reads a category, or says where an owner adds another category. */
function readCategory(text: string): Read<string> {
  const read = readValue(text, categories);
  return 'value' in read
    ? read
    : { wanted: `${read.wanted}, ou uma categoria a mais em "categories" de shop.json` };
}

/** Reads the text of a field by its rule. An empty text of an optional field becomes undefined. */
function readText(field: Field, text: string, photos: PhotoNames): Read {
  if (field === 'image_url') return readPictures(text, photos);
  if (text === '' && !(field in fields)) return { value: undefined };
  if (text === '' && field === 'name') return { wanted: 'o nome do produto' };
  const read = readerOf(field);
  if (read) return read(text);
  const oddity = field === 'size' || field === 'color' ? oddityOf(text, field) : undefined;
  if (oddity !== undefined) return { wanted: oddity };
  const longest = field === 'name' ? fields.name.cutAfter : (rules[field].longest ?? Infinity);
  return text.length > longest
    ? { wanted: `um texto de no máximo ${longest} letras (este tem ${text.length})` }
    : { value: text };
}

/** The readers of numbers. */
const NUMBERS: ReadonlySet<unknown> = new Set([readPrice, readCount, readGtin]);

/** Reads a cell by the rule of its field: its value, or a sentence about what is wrong. */
export function readCell(
  field: Field,
  cell: Cell,
  photos: PhotoNames,
): { value: unknown } | { fault: string } {
  const fault = faultOf(cell, readerOf(field) === undefined);
  if (fault !== undefined) return { fault };
  if (cell.notText?.startsWith('uma ') && NUMBERS.has(readerOf(field)))
    return { fault: `há ${cell.notText}, e não um número: formate a coluna como número e digite de novo` };
  const result = readText(field, cell.text, photos);
  if ('value' in result) return result;
  const shown = cell.text ? `achado ${quoted(cell.text)},` : 'está vazia;';
  return { fault: `${shown} esperado ${result.wanted}` };
}
