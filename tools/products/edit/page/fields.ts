import type { Row } from '@/entities/product/model/fields';
import { fieldNames, textOf, type FieldName } from '../../fieldWords';

/** The fields in the table, besides photo, name and category. */
export const inTable: readonly FieldName[] = ['price_in_cents', 'list_price_in_cents', 'stock'];

const ELSEWHERE: readonly FieldName[] = ['id', 'name', 'category', 'image_url', ...inTable];

/** The fields of the product that is open. */
export const below = fieldNames.filter((field) => !ELSEWHERE.includes(field));

/** A value of a row as an owner reads and types it: 299000 is '2.990,00', 2024-07-12 is '12/07/2024'. */
export function shownText(row: Row, field: FieldName): string {
  const text = textOf(field, row[field]);
  if (field === 'created_at') return text.replace(/^(\d{4})-(\d{2})-(\d{2}).*/, '$3/$2/$1');
  return field.endsWith('_in_cents') ? text.replace(/\B(?=(\d{3})+,)/g, '.') : text;
}
