import type { Row } from '@/entities/product/model/fields';
import type { Product, ProductRow } from '@/entities/product/model/product';
import { checkList } from '../checkList';
import { wrong, type Finding } from '../findings';
import type { PhotoNames } from '../photoNames';
import { checkHeader } from './header';
import { idsOf } from './ids';
import { readLine } from './readLine';
import { readSheet } from './readSheet';
import type { Table } from './sheetOf';

interface Options {
  /** The sheet's file name, for findings. */
  name: string;
  photos: PhotoNames;
  /** The products of the previous import. */
  before: readonly Pick<ProductRow, 'id' | 'created_at'>[];
  /** The date, in ISO 8601, of a new product without a date. */
  today: string;
}

interface Imported {
  /** Every product of the sheet, as products.json has it; empty if there is a mistake. */
  rows: readonly Row[];
  /** The same as the shop reads them. */
  products: readonly Product[];
  findings: readonly Finding[];
}

/**
 * Reads the products of a sheet, or reports all mistakes by row and column.
 * @param content the bytes of a CSV file, or the tables of a workbook
 */
export function importSheet(
  content: Uint8Array | readonly Table[],
  { name, photos, before, today }: Options,
): Imported {
  const refused = (findings: readonly Finding[]) => ({ rows: [], products: [], findings });
  const isWrong = (findings: readonly Finding[]) => findings.some((finding) => finding.isWrong);

  const sheet = readSheet(content, name);
  if ('what' in sheet) return refused([sheet]);
  const { columns, headerRow, lines } = sheet;
  const ofHeader = [...sheet.findings, ...checkHeader(columns, headerRow)];
  if (isWrong(ofHeader)) return refused(ofHeader);
  if (lines.length === 0) return refused([wrong(name, 'não tem nenhum produto')]);

  const dates = new Map(before.map(({ id, created_at }) => [id, created_at]));
  const { ids, findings: ofIds } = idsOf(lines);
  const read = lines.map((line, index) => {
    const id = ids[index] ?? '';
    return readLine(line, { id, photos, date: dates.get(id) ?? today });
  });
  const ofLines = [...ofHeader, ...ofIds, ...read.flatMap(({ findings }) => findings)];
  if (isWrong(ofLines)) return refused(ofLines);

  const rows = read.map(({ row }) => row);
  const report = checkList(rows, (_row, index) => lines[index]?.place() ?? name);
  const findings = [...ofLines, ...report.findings];
  return isWrong(findings) ? refused(findings) : { rows, products: report.products, findings };
}
