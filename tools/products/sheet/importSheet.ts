import type { ProductRow } from '@/entities/product/model/product';
import { checkRows } from '../checkRows';
import type { PhotoNames } from '../photoNames';
import { verbatim, sentence, wrong, type Finding } from '../sentence';
import { checkHeader } from './columns';
import { idsOf } from './ids';
import { readLine } from './readLine';
import { readSheet } from './readSheet';
import type { Table } from './sheetOf';

interface Options {
  /** The sheet's file name, for findings. */
  name: string;
  photos: PhotoNames;
  /** The rows of the previous import. */
  before: readonly ProductRow[];
  /** The date, in ISO 8601, of a new product without a date. */
  today: string;
}

interface Imported {
  /** Every product of the sheet; empty if there is a mistake. */
  rows: readonly ProductRow[];
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
  const sheet = readSheet(content, name);
  if ('what' in sheet) return { rows: [], findings: [sheet] };
  const { columns, headerRow, lines } = sheet;
  const header = [...sheet.findings, ...checkHeader(columns, headerRow)];
  if (header.some(({ isWrong }) => isWrong)) return { rows: [], findings: header };
  if (lines.length === 0)
    return {
      rows: [],
      findings: [wrong(verbatim(name), sentence('não tem nenhum produto', 'has no product'))],
    };

  const dates = new Map(before.map(({ id, created_at }) => [id, created_at]));
  const { ids, findings: ofIds } = idsOf(lines);
  const read = lines.map((line, index) => {
    const id = ids[index] ?? '';
    return readLine(line, { id, photos, date: dates.get(id) ?? today });
  });
  const findings = [...header, ...ofIds, ...read.flatMap((result) => ('id' in result ? [] : result))];
  if (findings.some(({ isWrong }) => isWrong)) return { rows: [], findings };
  const rows = read.flatMap((result) => ('id' in result ? [result] : []));
  const { findings: ofRows } = checkRows(rows, (_row, index) => lines[index]?.place() ?? verbatim(name));
  const isSound = !ofRows.some(({ isWrong }) => isWrong);
  return { rows: isSound ? rows : [], findings: [...findings, ...ofRows] };
}
