import type { ProductRow } from '../../src/entities/product';

/** The columns of import.sql, in its order. */
const COLUMNS = [
  'id',
  'name',
  'description',
  'image_url',
  'category',
  'price_in_cents',
  'sales',
  'created_at',
  'image_urls',
] as const satisfies (keyof ProductRow)[];

/** The CSV of rows for import.sql. Values are not checked: the database refuses wrong ones. */
export function csvOf(rows: readonly Partial<Record<keyof ProductRow, unknown>>[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

function cell(value: unknown = ''): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n\\]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
