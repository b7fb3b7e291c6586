import { plain } from '../fieldWords';
import { quoted, worthKnowing, wrong, type Problem } from '../problems';
import { isEmpty, type Cell, type Table } from './cell';
import { fromProgram } from './fromProgram';
import { knownFields, lackingIn, readHeader, type Column } from './header';
import { lineOf, type Line } from './line';
import { offIn } from './readText';

/** A table without its empty rows. */
export type Sheet = ReturnType<typeof sheetOf>;

/** How many known names show that a row has the columns' names. */
const NAMES = 2;

const textsOf = (cells: readonly Cell[]) => cells.map(({ text }) => text);

/**
 * Finds the row with the columns' names, and the rows of products below it.
 * @param hasHidden whether hidden rows and columns count
 * @param name the table's name, if the file has more than one
 */
export function sheetOf(table: Table, hasHidden: boolean, name?: string) {
  const { rows, hiddenRows, hiddenColumns } = table;
  const shown = rows.map((cells) =>
    cells.map((cell, at) => (hasHidden || !hiddenColumns.has(at) ? cell : { text: '' })),
  );
  const known = shown.map((cells) => knownFields(readHeader(textsOf(cells))));
  const headerRow = Math.max(0, known.indexOf(known.reduce((most, count) => Math.max(most, count), NAMES)));
  const given = textsOf(shown[headerRow] ?? []);
  const converted = fromProgram(given, shown, headerRow);
  const titles = converted ? converted.columns.map(({ title }) => title) : given;
  const width = titles.findLastIndex(Boolean) + 1;
  // What is at the right of a workbook's table is a note; of a CSV's it is a text that was not quoted.
  const widest = shown.slice(headerRow).reduce((most, { length }) => Math.max(most, length), width);
  const columns =
    converted?.columns ??
    readHeader(Array.from({ length: table.name ? widest : width }, (_, at) => titles[at] ?? ''));
  const header = lineOf(columns, [], headerRow, name);
  const filled = (converted?.rows ?? shown)
    .map((cells, index) => ({ cells, index }))
    .filter(({ cells, index }) => index !== headerRow && !cells.every(isEmpty))
    .map(({ cells, index }) => ({ cells, line: lineOf(columns, cells, index, name) }));
  const judged = filled.map(({ cells, line }, at) => {
    const isLast = at === filled.length - 1;
    return { line, cells, why: whyUnused(line, textsOf(cells), { headerRow, titles, isLast }) };
  });
  const sold = judged.filter(({ why }) => why === undefined);
  const products = sold.map(({ line }) => line);
  const rowNumbers = judged
    .filter(({ line }) => hiddenRows.has(line.index) && line.cell('category').text)
    .map(({ line }) => line.index + 1);
  const hiddenTitles = [...hiddenColumns].flatMap((at) => rows[headerRow]?.[at]?.text || []).map(quoted);
  return {
    columns,
    /** The row with the columns' names. */
    header,
    /** The rows of products. */
    lines: products.filter(({ index }) => hasHidden || !hiddenRows.has(index)),
    /** Rows that are not used, and why: 'linha 9 (parece o total da lista)'. */
    unused: judged.flatMap(({ line, why }) => (why === undefined ? [] : `linha ${line.index + 1} (${why})`)),
    problems: [
      ...(converted ? [worthKnowing(header.place(), converted.note)] : []),
      ...judged
        .filter(({ why }) => why === OTHER_ORDER)
        .map(({ line }) => wrong(line.place(), `${OTHER_ORDER}: ponha as duas listas nas mesmas colunas`)),
      ...untitledIn(columns, sold).map((letter) =>
        worthKnowing(header.place(), `a coluna ${letter} não tem nome, e não é usada`),
      ),
    ] satisfies Problem[],
    /** What is hidden of the products, whether it is read or not: 'linhas 3, 5 e coluna "Cor"'. */
    hidden: [...listed('linha', rowNumbers), ...listed('coluna', hiddenTitles)].join(' e '),
  };
}

/** 'linhas 3, 5'; nothing of an empty list. */
const listed = (what: string, names: readonly unknown[]) =>
  names.length === 0 ? [] : [`${what}${names.length > 1 ? 's' : ''} ${names.join(', ')}`];

interface Surroundings {
  headerRow: number;
  titles: readonly string[];
  /** Whether it is the last row that is not empty. */
  isLast: boolean;
}

/** The letters of columns without a title in which products have something. */
const untitledIn = (columns: readonly Column[], rows: readonly { cells: readonly Cell[] }[]) =>
  columns.flatMap(({ title }, at) =>
    !title && rows.some(({ cells }) => cells[at] && !isEmpty(cells[at])) ? letterOf(at) : [],
  );

/** 'A' for 0, 'AA' for 26. */
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const OTHER_ORDER = 'tem os nomes das colunas em outra ordem';

/**
 * Why a row is no product's; undefined if it is one's.
 * @param cells its texts
 */
function whyUnused(line: Line, cells: readonly string[], { headerRow, titles, isLast }: Surroundings) {
  const texts = cells.filter(Boolean);
  const [first = ''] = texts;
  if (line.index < headerRow) return `${quoted(first)} está acima dos nomes das colunas`;
  // As below each page of a printed list.
  if (texts.length > 0 && cells.every((text, at) => !text || text === titles[at]))
    return 'repete os nomes das colunas';
  if (lackingIn(readHeader(texts)).length === 0) return OTHER_ORDER;
  const off = offIn(line.cell('status').text);
  if (off !== undefined) return `${quoted(line.cell('name').text)} está com ${quoted(off)}`;
  const { text: category } = line.cell('category');
  const isTotal =
    [first, line.cell('name').text].some((text) => isTotalOf(plain(text), plain(category))) ||
    (!category && isLast && texts.length > 0 && texts.every((text) => /^(?:R\$)?[\s\d.,]+$/.test(text)));
  return isTotal ? 'parece o total da lista' : undefined;
}

/** 'subtotalcanecas' and 'total' are, 'totaleclipse' is not, unless it has no category. */
function isTotalOf(name: string, category: string): boolean {
  const [, of] = /^(?:total|soma)(?:geral|d[aeo]s?)?(.*)$/.exec(name) ?? [];
  return name.startsWith('subtotal') || (of !== undefined && (!category || of === '' || of === category));
}
