import type { Details } from '@/entities/product/model/details';
import type { ProductRow } from '@/entities/product/model/product';
import { readCategory, readCount, readDate, readPrice, type Read } from '../sheet/cells';
import { detailCells } from '../sheet/detailCells';
import { sentence } from '../sentence';

const readText = (value: string): Read<string> => ({ value });

/** How the text of each field is read, as in a sheet. */
const readers: Readonly<Partial<Record<keyof ProductRow, (text: string) => Read<unknown>>>> = {
  name: (value) => (value ? { value } : { wanted: sentence('o nome do produto', "the product's name") }),
  description: readText,
  image_url: readText,
  category: readCategory,
  price_in_cents: readPrice,
  sales: readCount,
  created_at: readDate,
  ...(({ list_price: list_price_in_cents, ...others }) => ({ ...others, list_price_in_cents }))(detailCells),
} satisfies Partial<Record<keyof ProductRow | keyof Details, (text: string) => Read<unknown>>>;

/** Fields that a row lacks if they are empty. */
const isOptional = (field: string) => field in detailCells || field === 'list_price_in_cents';

/** The value of a field whose text an owner typed; undefined for no value, or a sentence on what it should be. */
export function readField(field: string, typed: string): { value: unknown } | { wanted: string } {
  const text = typed.trim();
  if (isOptional(field) && text === '') return { value: undefined };
  const read = readers[field as keyof ProductRow]?.(text);
  if (!read) return { wanted: 'um campo do produto' };
  return 'value' in read ? read : { wanted: read.wanted.pt };
}
