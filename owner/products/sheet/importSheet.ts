import type { Row } from '@/entities/product/model/fields';
import type { Product } from '@/entities/product/model/product';
import { listed } from '@/shared/lib/text';
import { counted } from '../../counted';
import { namesNear } from '../../nearName.mjs';
import { checkList } from '../checkList';
import { emptiable, isBlank, movedColumns } from '../doubts';
import { titleOf, type FieldName } from '../fieldWords';
import { OWN_LIST, type Earlier } from '../ownList';
import { oneOf, quoted, worthKnowing, wrong, type Problem } from '../problems';
import type { PhotoNames } from '../photoNames';
import { repeatedSheets } from './copies';
import { checkHeader, doubtsOfHeader, isUpdate, lackingIn, type Line } from './columns';
import { idsOf } from './ids';
import { checkNumbers } from './checkNumbers';
import { readLine } from './readLine';
import { mistakenColumn } from './unusedColumn';
import { readSheets, type NamedSheet } from './readSheet';

interface Options {
  /** The sheet's file name, for problems. */
  name: string;
  photos: PhotoNames;
  /** The products of the previous import. */
  before: readonly Earlier[];
  /** The products that were in a list before and have left it. */
  former?: readonly Pick<Earlier, 'id' | 'name'>[];
  /** The date, in ISO 8601, of a new product without a date. */
  today: string;
  /** Whether hidden rows and columns are read. */
  hasHidden?: boolean;
}

interface Imported {
  /** Every product of the sheet, as products.json has it; empty if there is a mistake. */
  rows: readonly Row[];
  /** The same products as the shop reads them. */
  products: readonly Product[];
  problems: readonly Problem[];
  /** A question for each column that may have been meant to be read. */
  doubts: readonly string[];
  /** The row and column of a product's photo. */
  placeOf: (product: Product) => string;
  /** The row of a product: 'linha 7'. */
  lineOf: (row: Row) => string;
  /** A line for each sheet: what was read, and what was left out. */
  summary: readonly string[];
}

/** Reads the products of a CSV file or a workbook, or reports all mistakes by sheet, row and column. */
export function importSheet(
  bytes: Buffer,
  { name, photos, before, former = [], today, hasHidden = true }: Options,
): Imported {
  const sheetsOrProblem = readSheets(bytes, name, { hasHidden, hasUpdate: before.length > 0 });
  if ('what' in sheetsOrProblem)
    return {
      rows: [],
      products: [],
      problems: [sheetsOrProblem],
      doubts: [],
      summary: [],
      placeOf: () => name,
      lineOf: () => name,
    };
  const { sheets, leftOut } = sheetsOrProblem;
  const lines = sheets.flatMap((sheet) => sheet.lines);
  const problems = sheets.flatMap((sheet) => [
    ...checkHeader(sheet.columns, sheet.header.place(), before.length > 0),
    ...mistakenColumn(sheet, before, photos),
    ...sheet.problems,
  ]);
  problems.push(...repeatedSheets(sheets));
  const isWrong = () => problems.some((problem) => problem.isWrong);
  const sheetRows: Row[] = [];
  let rows: readonly Row[] = [];
  const lineOfId = new Map<unknown, Line>();
  /** The line, and the column, of a product; for a product that is not in the sheet, the list's file. */
  const placeOf = (row: unknown, field?: FieldName) => {
    const { id, name: product } = Object(row) as Row;
    return lineOfId.get(id)?.place(field) ?? `${OWN_LIST}, ${quoted(product)}`;
  };
  let products: readonly Product[] = [];
  const isUpdateOnly =
    before.length > 0 && sheets.length > 0 && sheets.every(({ columns }) => isUpdate(columns));
  const notSold = new Set(sheets.flatMap((sheet) => sheet.notSold));
  const isNothing = lines.length === 0 && !(isUpdateOnly && notSold.size > 0);
  if (!isWrong() && isNothing)
    problems.push(
      wrong(name, 'não tem nenhum produto: escreva cada um numa linha, abaixo dos nomes das colunas'),
    );
  if (!isWrong()) {
    const byId = new Map(before.map((row) => [row.id, row]));
    const { ids, problems: ofIds } = idsOf(lines, before, isUpdateOnly);
    problems.push(...ofIds);
    for (const [index, line] of lines.entries()) {
      const id = isUpdateOnly ? line.cell('id').text : (ids[index] ?? '');
      const earlier = byId.get(id);
      const subtitle = earlier ? undefined : subtitleIn(line);
      if (subtitle !== undefined) problems.push(subtitle);
      else if (isUpdateOnly && !earlier) problems.push(unknownCode(line, id, before, former));
      else {
        const result = readLine(line, { id, photos, today, earlier });
        lineOfId.set(id, line);
        sheetRows.push(result.row);
        problems.push(...result.problems);
      }
    }
    // A cell that cannot be read alone is not compared with its column.
    const unread = new Set(problems.map(({ where }) => where));
    const ofColumns = sheets.flatMap((sheet) => checkNumbers(sheet.lines));
    problems.push(...ofColumns.filter(({ where }) => !unread.has(where)));
    const wrongLines = new Set(
      problems.flatMap((problem) => (problem.isWrong ? lineOfPlace(problem.where) : [])),
    );
    const rightRows = sheetRows.filter(({ id }) => !wrongLines.has(lineOfId.get(id)?.place() ?? ''));
    rows = isUpdateOnly ? updated(before, rightRows, notSold) : rightRows;
    if (rows.length > 0) {
      const report = checkList(rows, {
        place: (row, _index, field) => placeOf(row, field),
        hasColumns: true,
      });
      ({ products } = report);
      // A problem of the whole list only follows from its rows.
      const ofRows = report.problems.filter((problem) => !problem.isWrong || problem.row !== undefined);
      const exchanged = exchangedPrices(rows, (row) => placeOf(row, 'list_price_in_cents'));
      const [header] = sheets.map((sheet) => sheet.header.place());
      if (exchanged && header !== undefined)
        problems.push(
          wrong(header, exchanged.what),
          ...ofRows.filter(({ where }) => !exchanged.places.has(where)),
        );
      else problems.push(...ofRows);
      problems.push(...fromFuture(rows, today, (row) => placeOf(row, 'created_at')));
      // The mistakes may follow from a column that was sorted alone.
      if (isWrong() && !exchanged && header !== undefined)
        problems.push(...movedColumns(rows, before).map((what) => worthKnowing(header, what)));
    }
  }
  // A sheet with a mistake changes nothing.
  const ofUpdate = isWrong() ? [] : [updateOf(sheets, before)];
  const summary = [
    ...sheets.map((sheet) => summaryOf(sheet, hasHidden)),
    ...leftOut,
    ...(isUpdateOnly ? ofUpdate : keptOf(sheets, before)),
  ];
  const read = isWrong() ? { rows: [], products: [] } : { rows, products };
  return {
    ...read,
    problems: inOrder(problems, lines),
    doubts: sheets.flatMap(({ columns }) => doubtsOfHeader(columns)),
    summary,
    placeOf: (product) => placeOf(product, 'image_url'),
    lineOf: (row) => placeOf(row),
  };
}

/** Problems in the order of the sheet's lines. Problems without a line come last. */
function inOrder(problems: readonly Problem[], lines: readonly Line[]): Problem[] {
  const order = new Map(lines.map((line, index) => [line.place(), index]));
  const indexOf = ({ where }: Problem) => order.get(lineOfPlace(where)) ?? Infinity;
  return problems.toSorted((left, right) => {
    const [first, second] = [indexOf(left), indexOf(right)];
    return first === second ? 0 : first - second;
  });
}

/** The list with the changes of a sheet of codes, without the products that are no longer sold. */
const updated = (
  before: readonly Earlier[],
  rows: readonly Row[],
  notSold: ReadonlySet<string>,
): readonly Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return before.filter(({ id }) => !notSold.has(id)).map((row) => byId.get(row.id) ?? row);
};

/** A note for each product that was created after today. It would be the newest until then. */
const fromFuture = (rows: readonly Row[], today: string, placeOf: (row: Row) => string): Problem[] =>
  rows.flatMap((row) => {
    const day = String(row.created_at).slice(0, 10);
    return day > today.slice(0, 10)
      ? worthKnowing(
          placeOf(row),
          `${day.split('-').toReversed().join('/')} ainda não chegou, e até lá o produto é o primeiro das novidades: confira o ano`,
        )
      : [];
  });

/** Fewer wrong reference prices than this are named by their lines. */
const FEW = 3;

/**
 * A sentence if most reference prices are lower than the prices, as if the names of the two columns had been exchanged, and the
 * places of these reference prices.
 */
function exchangedPrices(rows: readonly Row[], placeOf: (row: Row) => string) {
  const reduced = rows.filter((row) => !isBlank(row.list_price_in_cents));
  const lower = reduced.filter((row) => Number(row.list_price_in_cents) < Number(row.price_in_cents));
  if (lower.length < FEW || lower.length * 2 <= reduced.length) return undefined;
  const [price, listPrice] = [titleOf('price_in_cents'), titleOf('list_price_in_cents')];
  return {
    what: `em ${lower.length} linhas a coluna ${quoted(listPrice)} é menor que ${quoted(price)}: as colunas parecem trocadas; troque os nomes delas`,
    places: new Set(lower.map(placeOf)),
  };
}

/** A mistake if a line has only one text, as the title of a part of the list has, in one cell or in merged ones. */
function subtitleIn(line: Line): Problem | undefined {
  const texts = line.texts.filter(Boolean);
  const [text = ''] = texts;
  const isAlone = new Set(texts).size === 1 && (texts.length === 1 || texts.length === line.texts.length);
  return isAlone && /\p{L}/u.test(text)
    ? wrong(
        line.place(),
        `${quoted(text)} parece um subtítulo: apague a linha, ou preencha as outras colunas se é um produto`,
      )
    : undefined;
}

function unknownCode(
  line: Line,
  id: string,
  before: readonly Earlier[],
  former: readonly Pick<Earlier, 'id' | 'name'>[],
): Problem {
  const product = former.find((earlier) => earlier.id === id);
  if (product)
    return wrong(
      line.place('id'),
      `achado ${quoted(id)}: ${quoted(product.name)} saiu da lista numa importação, e só volta com a planilha da loja inteira, numa linha com Nome, Categoria e Preço; se saiu na última, também com npm run products -- undo`,
    );
  const shown = id === '' ? 'está vazia' : `achado ${quoted(id)}`;
  const near = namesNear(
    id,
    before.map((earlier) => earlier.id),
  ).map(quoted);
  const advice = near.length > 0 ? `, talvez ${oneOf(near)}` : '';
  const what = `${shown}, e não o código de um produto da loja${advice}; um produto novo precisa também das colunas Nome, Categoria e Preço`;
  return wrong(line.place('id'), what);
}

/** A sentence about sheets with only codes and changed fields. */
function updateOf(sheets: readonly NamedSheet[], before: readonly Earlier[]): string {
  const changed = sheets.reduce((count, { lines }) => count + lines.length, 0);
  const notSold = new Set(sheets.flatMap((sheet) => sheet.notSold));
  const removed = before.filter(({ id }) => notSold.has(id)).length;
  const lacking = new Set(sheets.flatMap(({ columns }) => lackingIn(columns)));
  const titles = listed([...lacking].map(titleOf), 'nem');
  return `A planilha não tem ${titles}, e por isso só muda o que tem: ${counted(changed, 'produto')}${removed > 0 ? `, e tira ${removed} da lista` : ''}; os outros ${before.length - changed - removed} ficam como estavam.`;
}

/** The line of a position: 'linha 7' of 'linha 7, coluna "Preço"'. */
const lineOfPlace = (where: string) => where.replace(/, coluna "[^]*$/, '');

/** A sentence about the fields that stay because a sheet has no column for them. */
function keptOf(sheets: readonly NamedSheet[], before: readonly Earlier[]): string[] {
  const kept = emptiable
    .filter((field) => sheets.some(({ header }) => !header.has(field)))
    .filter((field) => before.some((row) => !isBlank(row[field])))
    .map((field) => titleOf(field));
  return kept.length === 0 ? [] : [`Sem coluna, e por isso como antes: ${kept.join(', ')}.`];
}

function summaryOf({ name, lines, header, unused, hidden }: NamedSheet, hasHidden: boolean): string {
  return [
    `${name}: ${counted(lines.length, 'produto')}${rangeOf(lines)}, com os nomes das colunas na linha ${header.index + 1}.`,
    ...(unused.length > 0 ? [`Fora: ${unused.join('; ')}.`] : []),
    ...(hidden
      ? [hasHidden ? `Ocultas, e lidas: ${hidden}; --visible as deixa fora.` : `Ocultas, e fora: ${hidden}.`]
      : []),
  ].join(' ');
}

/** ', das linhas 2 a 7', or ', da linha 2'; empty without lines. */
function rangeOf(lines: readonly Line[]): string {
  const [first, last] = [lines[0], lines.at(-1)].map((line) => (line?.index ?? 0) + 1);
  if (lines.length === 0) return '';
  return first === last ? `, da linha ${first}` : `, das linhas ${first} a ${last}`;
}
