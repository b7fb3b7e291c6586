import { readOds } from 'hucre/ods';
import { readXlsx, type CellValue } from 'hucre/xlsx';
import type { Table } from './sheetOf';

/**
 * The tables of an .xlsx or .ods file, as the texts that a Brazilian spreadsheet program shows; undefined for another file, a
 * damaged one, or one with a password.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Table[] | undefined> {
  if (!Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\x03\x04'))) return undefined;
  for (const read of [readXlsx, readOds]) {
    const book = await read(bytes).catch(() => undefined); // The caller says what else an owner can do.
    if (book && book.sheets.length > 0)
      return book.sheets.map(({ rows }) => rows.map((cells) => cells.map(textOf)));
  }
  return undefined;
}

/** A number is rounded to six digits after the comma, which removes what a formula leaves: 0,30000000000000004. */
function textOf(value: CellValue): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return String(Number(value.toFixed(6))).replace('.', ',');
  return value === null ? '' : String(value).trim();
}
