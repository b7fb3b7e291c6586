import type { Row } from '@/entities/product/model/fields';
import type { Product } from '@/entities/product/model/product';
import { counted } from '../../counted';
import { checkList } from '../checkList';
import { emptiable, isBlank } from '../doubts';
import { titleOf } from '../fieldWords';
import type { Earlier } from '../ownList';
import { quoted, worthKnowing, wrong, type Problem } from '../problems';
import type { PhotoNames } from '../photoNames';
import { checkHeader } from './header';
import { idsOf } from './ids';
import type { Line } from './line';
import { mixedSigns } from './mixedSigns';
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
  /** A line for each sheet: what was read, and what was left out. */
  summary: readonly string[];
}

/** Reads the products of a CSV file or a workbook, or reports all mistakes by sheet, row and column. */
export function importSheet(
  bytes: Buffer,
  { name, photos, before, today, hasHidden = true }: Options,
): Imported {
  const read = readSheets(bytes, name, hasHidden);
  if ('what' in read) return { rows: [], products: [], problems: [read], summary: [] };
  const { sheets, leftOut } = read;
  const summary = [
    ...sheets.map((sheet) => summaryOf(sheet, hasHidden)),
    ...leftOut,
    ...keptOf(sheets, before),
  ];
  const refused = (problems: readonly Problem[]) => ({ rows: [], products: [], problems, summary });
  const isWrong = (problems: readonly Problem[]) => problems.some((problem) => problem.isWrong);
  const ofHeaders = sheets.flatMap(({ columns, header, problems }) => [
    ...checkHeader(columns, header.place()),
    ...problems,
  ]);
  if (isWrong(ofHeaders)) return refused(ofHeaders);
  const lines = sheets.flatMap((sheet) => sheet.lines);
  if (lines.length === 0) return refused([wrong(name, 'não tem nenhum produto')]);

  const byId = new Map(before.map((row) => [row.id, row]));
  const { ids, problems: ofIds } = idsOf(lines, before);
  const readLines = lines.map((line, index) => {
    const id = ids[index] ?? '';
    return readLine(line, { id, photos, today, earlier: byId.get(id) });
  });
  const ofLines = [
    ...ofHeaders,
    ...ofIds,
    ...sheets.flatMap((sheet) => [...mixedSigns(sheet.lines), ...roundedIn(sheet.lines)]),
    ...readLines.flatMap(({ problems }) => problems),
  ];
  if (isWrong(ofLines)) return refused(ofLines);

  const rows = readLines.map(({ row }) => row);
  const report = checkList(rows, (_row, index) => lines[index]?.place() ?? name);
  const problems = [...ofLines, ...report.problems];
  return isWrong(problems) ? refused(problems) : { rows, products: report.products, problems, summary };
}

const NUMBERS = ['price_in_cents', 'sale', 'list_price_in_cents', 'stock', 'sales'] as const;

/** A problem if cells show fewer digits than they hold: what they show is taken. */
function roundedIn(lines: readonly Line[]): Problem[] {
  const rounded = lines.flatMap((line) =>
    NUMBERS.flatMap((field) => {
      const { text, number } = line.cell(field);
      const shown = Number(text.replace(/[^\d,-]/g, '').replace(',', '.'));
      return number !== undefined && Math.abs(shown - number) > 1e-9
        ? [{ place: line.place(field), text, number }]
        : [];
    }),
  );
  const [first] = rounded;
  if (!first) return [];
  const { place, text, number } = first;
  const held = String(number).replace('.', ',');
  return [
    worthKnowing(
      place,
      `mostra ${quoted(text)} e guarda ${held}: vale o que mostra, em ${counted(rounded.length, 'célula')}`,
    ),
  ];
}

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
