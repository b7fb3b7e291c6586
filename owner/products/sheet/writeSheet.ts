import { fields, isCount, type Row } from '@/entities/product/model/fields';
import { fieldNames, rules, textOf, titleOf, type FieldName } from '../fieldWords';
import { writeWorkbook, type WorkbookCell } from './workbook';

/** The formats of numbers: of prices in reais, of counts, and of days. */
const FORMATS = { price: '#,##0.00', count: '0', day: 'dd/mm/yyyy' } as const;

/** The format of a field's column in a workbook; undefined for texts. */
function formatOf(field: FieldName): WorkbookCell['format'] {
  if (field === 'created_at') return FORMATS.day;
  if (field.endsWith('_in_cents')) return FORMATS.price;
  return rules[field].is === isCount ? FORMATS.count : undefined;
}

const MS_OF_DAY = 86_400_000;
/** The number that spreadsheet programs have for 1 January 1970. */
const DAYS_BEFORE_1970 = 25_569;

/** The cell of a workbook. A date with a time of day stays a text, because a number would not hold it exactly. */
function workbookCell(row: Row, field: FieldName): WorkbookCell {
  const [value, format] = [row[field], formatOf(field)];
  const text = { value: contentOf(row, field), format };
  if (typeof value === 'number') return { value: format === FORMATS.price ? value / 100 : value, format };
  if (format !== FORMATS.day || typeof value !== 'string') return text;
  const days = Date.parse(value) / MS_OF_DAY;
  return Number.isInteger(days) ? { value: days + DAYS_BEFORE_1970, format } : text;
}

/** The text of a product's cell. */
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
 * Writes products as an .xlsx file in which prices, counts and dates are numbers, and the rest texts, so that no program
 * changes codes and sizes such as 00012 and 1/2; or as a CSV that Brazilian spreadsheet programs open correctly: `;`,
 * UTF-8 with a byte order mark, CRLF. It has a column for each detail that a product has.
 */
export function writeSheet(rows: readonly Row[], isCsv: boolean): string | Buffer {
  const columns = fieldNames.filter((name) => name in fields || rows.some((row) => row[name] !== undefined));
  const titles = columns.map(titleOf);
  if (!isCsv)
    return writeWorkbook([
      titles.map((value) => ({ value })),
      ...rows.map((row) => columns.map((field) => workbookCell(row, field))),
    ]);
  const lines = [titles, ...rows.map((row) => columns.map((field) => contentOf(row, field)))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
}
