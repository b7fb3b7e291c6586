import type { Details } from '@/entities/product/model/details';
import { categories, parseProduct, type ProductRow } from '@/entities/product/model/product';
import { oneOf, verbatim, quoted, sentence, type Sentence } from './sentence';

/** The fields that a row must have. */
type Field = Exclude<keyof ProductRow, 'image_urls' | keyof Details>;

/** The rule of each field, in words. */
const wanted: Readonly<Record<Field, Sentence>> = {
  id: sentence(
    'um texto não vazio, que caiba num endereço (não ".", "..", nem com "%2F", no máximo 2.000 letras)',
    'a text, not empty, that an address can hold (not ".", "..", nothing with "%2F", at most 2,000 letters)',
  ),
  name: sentence('um texto não vazio', 'a text, not empty'),
  description: sentence('um texto; vazio ("") serve', 'a text; an empty one ("") will do'),
  image_url: sentence('um texto; vazio ("") mostra um desenho', 'a text; an empty one ("") shows a drawing'),
  category: oneOf(categories.map((key) => `"${key}"`)),
  price_in_cents: sentence(
    'um número inteiro de centavos, 0 ou mais, sem aspas (R$ 29,90 é 2990)',
    'a whole number of cents, 0 or more, without quotes (R$ 29,90 is 2990)',
  ),
  sales: sentence('um número inteiro, 0 ou mais, sem aspas', 'a whole number, 0 or more, without quotes'),
  created_at: sentence(
    'uma data ISO 8601, como "2024-07-12" ou "2024-07-12T20:44:00Z"',
    'a date in ISO 8601, such as "2024-07-12" or "2024-07-12T20:44:00Z"',
  ),
};

/** A valid row. */
const good: Readonly<Record<Field, unknown>> = {
  id: 'id',
  name: 'name',
  description: '',
  image_url: '',
  category: categories[0],
  price_in_cents: 0,
  sales: 0,
  created_at: '2024-01-01',
};

export const fields = Object.keys(good) as Field[];

/** A reason why a row is not a valid product. */
export interface Fault {
  /** Null if the row is not an object. */
  field: Field | null;
  found: Sentence;
  wanted: Sentence;
}

const missing = sentence('nada', 'nothing');

/**
 * Why the shop leaves a row out; empty if it does not. The shop's parser checks each field in an otherwise valid row, so the
 * reasons cannot differ from what the shop does.
 */
export function faultsOf(row: unknown): Fault[] {
  if (parseProduct(row)) return [];
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return [
      {
        field: null,
        found: verbatim(quoted(row)),
        wanted: sentence('um objeto com os campos de um produto', "an object with a product's fields"),
      },
    ];
  const values = row as Record<string, unknown>;
  return fields
    .filter((field) => !parseProduct({ ...good, [field]: values[field] }))
    .map((field) => {
      const value = values[field];
      return { field, found: value === undefined ? missing : verbatim(quoted(value)), wanted: wanted[field] };
    });
}
