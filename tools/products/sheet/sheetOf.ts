import { quoted } from '../problems';
import { isEmpty, type Cell, type Table } from './cell';
import { knownFields, plain, readHeader } from './header';
import { lineOf, type Line } from './line';

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
export function sheetOf({ rows, hiddenRows, hiddenColumns }: Table, hasHidden: boolean, name?: string) {
  const shown = rows.map((cells) =>
    cells.map((cell, at) => (hasHidden || !hiddenColumns.has(at) ? cell : { text: '' })),
  );
  const known = shown.map((cells) => knownFields(readHeader(textsOf(cells))));
  const headerRow = Math.max(0, known.indexOf(known.reduce((most, count) => Math.max(most, count), NAMES)));
  const titles = textsOf(shown[headerRow] ?? []);
  const columns = readHeader(titles.slice(0, titles.findLastIndex(Boolean) + 1));
  const filled = shown
    .map((cells, index) => ({ cells, line: lineOf(columns, cells, index, name) }))
    .filter(({ cells, line }) => line.index !== headerRow && !cells.every(isEmpty));
  const judged = filled.map(({ cells, line }, at) => {
    const texts = textsOf(cells).filter(Boolean);
    const isLast = at === filled.length - 1;
    return { line, why: whyUnused(line, texts, { headerRow, titles, isLast }) };
  });
  const products = judged.filter(({ why }) => why === undefined).map(({ line }) => line);
  const rowNumbers = products.filter(({ index }) => hiddenRows.has(index)).map(({ index }) => index + 1);
  const hiddenTitles = [...hiddenColumns].flatMap((at) => rows[headerRow]?.[at]?.text || []).map(quoted);
  return {
    columns,
    /** The row with the columns' names. */
    header: lineOf(columns, [], headerRow, name),
    /** The rows of products. */
    lines: products.filter(({ index }) => hasHidden || !hiddenRows.has(index)),
    /** Rows that are not used, and why: 'linha 9 (parece o total da lista)'. */
    unused: judged.flatMap(({ line, why }) => (why === undefined ? [] : `linha ${line.index + 1} (${why})`)),
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

/**
 * Why a row is no product's; undefined if it is one's.
 * @param texts its texts that are not empty
 */
function whyUnused(line: Line, texts: readonly string[], { headerRow, titles, isLast }: Surroundings) {
  const [first = ''] = texts;
  if (line.index < headerRow) return `${quoted(first)} está acima dos nomes das colunas`;
  // As below each page of a printed list.
  if (texts.length > 0 && texts.every((text) => titles.includes(text))) return 'repete os nomes das colunas';
  if (line.cell('category').text) return undefined;
  const isTotal =
    /^(?:sub)?total|^soma$/.test(plain(first)) ||
    (isLast && texts.length > 0 && texts.every((text) => /^(?:R\$)?[\s\d.,]+$/.test(text)));
  return isTotal ? 'parece o total da lista' : undefined;
}
