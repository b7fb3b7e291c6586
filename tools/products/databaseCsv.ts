import type { ProductRow } from '@/entities/product';
import { detailNames, fields } from '@/entities/product/model/fields';

/** The columns of import.sql, in its order; those of details follow if a product has some. */
const COLUMNS: readonly string[] = [...Object.keys(fields), 'image_urls'];

/** The CSV of rows for import.sql. Values are not checked: the database refuses wrong ones. */
export function csvOf(rows: readonly Partial<Record<keyof ProductRow, unknown>>[]): string {
  const columns = hasDetails(rows) ? [...COLUMNS, ...detailNames] : COLUMNS;
  const lines = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return columns.map((column) => cell(values.get(column))).join(',');
  });
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

/** Whether the CSV of rows needs `-v details=1`. */
export const hasDetails = (rows: readonly object[]) =>
  rows.some((row) => detailNames.some((name) => name in row));

function cell(value: unknown = ''): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n\\]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
