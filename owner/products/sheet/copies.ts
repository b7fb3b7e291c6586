import { wrong, type Problem } from '../problems';
import type { NamedSheet } from './readSheet';

/**
 * The names of copied tables: 'Produtos (2)' is Excel's, 'Produtos_2' LibreOffice's, 'Cópia de Produtos' that of Google
 * Sheets; the other words are those of owners.
 */
const COPY = /(?:\(\d+\)|_\d+)$|c[óo]pia|copy|backup|bkp|antig|velh/i;

/** The code of each product of a sheet; its name if it has no code. */
const keysOf = ({ lines }: NamedSheet) => lines.map((line) => line.cell('id').text || line.cell('name').text);

/** How many products of a sheet are in another sheet, too. */
function sharedWith(sheet: NamedSheet, otherSheet: NamedSheet): number {
  const keys = new Set(keysOf(otherSheet));
  return keysOf(sheet).filter((key) => keys.has(key)).length;
}

/** Whether more than half of a sheet's products are in another sheet, too. */
const repeats = (sheet: NamedSheet, otherSheet: NamedSheet) =>
  sharedWith(sheet, otherSheet) * 2 > sheet.lines.length;

interface WithoutCopies {
  sheets: readonly NamedSheet[];
  /** A sentence for each copy. */
  leftOut: readonly string[];
}

/** Leaves out the copies among the sheets of a workbook: each has the name of a copy, and the products of a sheet that has not. */
export function withoutCopies(sheets: readonly NamedSheet[]): WithoutCopies {
  const originals = sheets.filter(({ table }) => !COPY.test(table));
  const copies = sheets.flatMap((sheet) => {
    const original = originals.find((other) => other !== sheet && repeats(sheet, other));
    return COPY.test(sheet.table) && original ? { sheet, original } : [];
  });
  return {
    sheets: sheets.filter((sheet) => !copies.some((copy) => copy.sheet === sheet)),
    leftOut: copies.map(
      ({ sheet, original }) =>
        `${sheet.name}: não é lida, porque parece uma cópia da planilha "${original.table}", que é a lida. Se é esta que vale, oculte ou apague a planilha "${original.table}", e importe de novo.`,
    ),
  };
}

/** Fewer repeated products than this are named by their lines (ids.ts). */
const FEW = 3;

/** A mistake for each sheet that repeats most products of a sheet before it: only the owner knows which of them is right. */
export const repeatedSheets = (sheets: readonly NamedSheet[]): Problem[] =>
  sheets.flatMap((sheet, index) => {
    const first = sheets.slice(0, index).find((earlier) => repeats(sheet, earlier));
    const count = first ? sharedWith(sheet, first) : 0;
    if (!first || count < FEW) return [];
    const what = `${count} dos ${sheet.lines.length} produtos já estão na planilha "${first.table}": oculte ou apague a que não vale, e importe de novo`;
    return wrong(`planilha "${sheet.table}"`, what);
  });
