import type { Row } from '@/entities/product/model/fields';
import type { Product } from '@/entities/product/model/product';
import { counted } from '../../counted';
import { checkList, type RowNames } from '../checkList';
import { emptiable, isBlank } from '../doubts';
import { titleOf } from '../fieldWords';
import type { Earlier } from '../ownList';
import { wrong, type Problem } from '../problems';
import type { PhotoNames } from '../photoNames';
import { checkHeader } from './columns';
import { idsOf } from './ids';
import { checkNumbers } from './checkNumbers';
import { readLine } from './readLine';
import { readSheets, type NamedSheet } from './readSheet';

interface Options {
  /** The sheet's file name, for problems. */
  name: string;
  photos: PhotoNames;
  /** The products of the previous import. */
  before: readonly Earlier[];
  /** The date, in ISO 8601, of a new product without a date. */
  today: string;
  /** Whether hidden rows and columns are read. */
  hasHidden?: boolean;
}

interface Imported {
  /** Every product of the sheet, as products.json has it; empty if there is a mistake. */
  rows: readonly Row[];
  /** The same as the shop reads them. */
  products: readonly Product[];
  problems: readonly Problem[];
  /** The row and column of a product's photo, by its id. */
  placeOf: (id: string) => string;
  /** A line for each sheet: what was read, and what was left out. */
  summary: readonly string[];
}

/** Reads the products of a CSV file or a workbook, or reports all mistakes by sheet, row and column. */
export function importSheet(
  bytes: Buffer,
  { name, photos, before, today, hasHidden = true }: Options,
): Imported {
  const sheetsOrProblem = readSheets(bytes, name, hasHidden);
  if ('what' in sheetsOrProblem)
    return { rows: [], products: [], problems: [sheetsOrProblem], summary: [], placeOf: () => name };
  const { sheets, leftOut } = sheetsOrProblem;
  const lines = sheets.flatMap((sheet) => sheet.lines);
  const problems = sheets.flatMap(({ columns, header, problems }) => [
    ...checkHeader(columns, header.place()),
    ...problems,
  ]);
  const isWrong = () => problems.some((problem) => problem.isWrong);
  const rows: Row[] = [];
  let products: readonly Product[] = [];
  if (!isWrong() && lines.length === 0) problems.push(wrong(name, 'não tem nenhum produto'));
  if (!isWrong()) {
    const byId = new Map(before.map((row) => [row.id, row]));
    const { ids, problems: ofIds } = idsOf(lines, before);
    problems.push(...ofIds, ...sheets.flatMap((sheet) => checkNumbers(sheet.lines)));
    for (const [index, line] of lines.entries()) {
      const id = ids[index] ?? '';
      const result = readLine(line, { id, photos, today, earlier: byId.get(id) });
      rows.push(result.row);
      problems.push(...result.problems);
    }
    const wrongLines = new Set(
      problems.flatMap((problem) => (problem.isWrong ? lineOfPlace(problem.where) : [])),
    );
    const isRight = (_row: Row, index: number) => !wrongLines.has(lines[index]?.place() ?? '');
    const [rightRows, rightLines] = [
      rows.filter(isRight),
      lines.filter((_line, index) => isRight({}, index)),
    ];
    if (rightRows.length > 0) {
      const place: RowNames['place'] = (_row, index, field) => rightLines[index]?.place(field) ?? name;
      const report = checkList(rightRows, { place, hasColumns: true });
      ({ products } = report);
      // That the whole list is of no use follows from its rows.
      problems.push(...report.problems.filter((problem) => !problem.isWrong || problem.row !== undefined));
    }
  }
  const summary = [
    ...sheets.map((sheet) => summaryOf(sheet, hasHidden)),
    ...leftOut,
    ...keptOf(sheets, before),
  ];
  const placeOf = (id: string) => lines[rows.findIndex((row) => row.id === id)]?.place('image_url') ?? name;
  const read = isWrong() ? { rows: [], products: [] } : { rows, products };
  return { ...read, problems, summary, placeOf };
}

/** The line of a place: 'linha 7' of 'linha 7, coluna "Preço"'. */
const lineOfPlace = (where: string) => where.replace(/, coluna "[^]*$/, '');

/** A sentence about what stays because a sheet has no column for it. */
function keptOf(sheets: readonly NamedSheet[], before: readonly Earlier[]): string[] {
  const kept = emptiable
    .filter((field) => sheets.some(({ header }) => !header.has(field)))
    .filter((field) => before.some((row) => !isBlank(row[field])))
    .map((field) => titleOf(field));
  return kept.length === 0 ? [] : [`Sem coluna, e por isso como antes: ${kept.join(', ')}.`];
}

function summaryOf({ name, lines, header, unused, hidden }: NamedSheet, hasHidden: boolean): string {
  const [first, last] = [lines[0], lines.at(-1)].map((line) => (line?.index ?? 0) + 1);
  return [
    `${name}: ${counted(lines.length, 'produto')}${lines.length > 0 ? `, das linhas ${first} a ${last}` : ''}, com os nomes das colunas na linha ${header.index + 1}.`,
    ...(unused.length > 0 ? [`Fora: ${unused.join('; ')}.`] : []),
    ...(hidden
      ? [hasHidden ? `Ocultas, e lidas: ${hidden}; --visible as deixa fora.` : `Ocultas, e fora: ${hidden}.`]
      : []),
  ].join(' ');
}
