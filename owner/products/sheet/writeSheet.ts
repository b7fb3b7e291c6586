import { fields, type Row } from '@/entities/product/model/fields';
import { fieldNames, textOf, titleOf, type FieldName } from '../fieldWords';
import { writeWorkbook } from './workbook';

/** The content of a product's cell. */
function contentOf(row: Row, field: FieldName): string {
  const { image_url, image_urls } = row;
  const further: readonly unknown[] = Array.isArray(image_urls) ? image_urls : [];
  if (field === 'image_url') return [image_url, ...further].join(' | ');
  return textOf(field, row[field]);
}

/**
 * A cell of a CSV. A text that a spreadsheet program would calculate gets a `'` before it, which the import removes
 * (readSheet.ts).
 */
function csvCell(text: string): string {
  const safe = text.replace(/^(?=[=+\-@])/, "'");
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes products as an .xlsx file of texts, so that no program changes codes and sizes such as 00012 and
 * 1/2, or as a CSV that Brazilian spreadsheet programs open correctly: `;`, UTF-8 with a byte order mark,
 * CRLF. It has a column for each detail that a product has.
 */
export function writeSheet(rows: readonly Row[], isCsv: boolean): string | Buffer {
  const columns = fieldNames.filter((name) => name in fields || rows.some((row) => row[name] !== undefined));
  const lines = [
    columns.map((field) => titleOf(field)),
    ...rows.map((row) => columns.map((field) => contentOf(row, field))),
  ];
  return isCsv
    ? `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`
    : writeWorkbook(lines);
}
