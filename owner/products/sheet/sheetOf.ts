import { utils } from '@e965/xlsx';
import { plain } from '../fieldWords';
import { quoted, worthKnowing, wrong } from '../problems';
import { empty, isEmpty, type Table } from './cell';
import { lackingIn, lineOf, readHeader, type Column, type Line } from './columns';
import { headerRowOf } from './cutPrices';
import { fromProgram } from './fromProgram';
import { offIn } from './readText';

/** A table without its empty rows. */
export type Sheet = ReturnType<typeof sheetOf>;

const OTHER_ORDER = 'tem os nomes das colunas em outra ordem';

/**
 * Finds the row with the columns' names, and the rows of products below it.
 * @param hasHidden whether hidden rows and columns count
 * @param name the table's name, if the file has more than one
 */
export function sheetOf({ hiddenRows, hiddenColumns, ...table }: Table, hasHidden: boolean, name?: string) {
  const shown = table.rows.map((cells) =>
    cells.map((cell, at) => (hasHidden || !hiddenColumns.has(at) ? cell : empty)),
  );
  const headerRow = headerRowOf(shown.map((cells) => cells.map(({ text }) => text)));
  const titles = shown[headerRow]?.map(({ text }) => text) ?? [];
  const converted = fromProgram(titles, shown, headerRow);
  // Cells to the right of a workbook's table are notes. In a CSV they are a text that was not quoted.
  const widest = table.name ? shown.reduce((most, { length }) => Math.max(most, length), 0) : 0;
  const width = Math.max(widest, titles.findLastIndex(Boolean) + 1);
  const columns =
    converted?.columns ?? readHeader(Array.from({ length: width }, (_, at) => titles[at] ?? ''));
  const header = lineOf(columns, [], headerRow, name);
  const lines = (converted?.rows ?? shown).flatMap((cells, index) =>
    index === headerRow || cells.every(isEmpty) ? [] : lineOf(columns, cells, index, name),
  );
  const judged = lines.map((line, at) => {
    return { line, why: whyUnused(line, columns, headerRow, at === lines.length - 1) };
  });
  const sold = judged.flatMap(({ line, why }) => (why === undefined ? line : []));
  const rowNumbers = lines
    .filter((line) => hiddenRows.has(line.index) && (line.cell('category').text || line.cell('id').text))
    .map(({ index }) => index + 1);
  const hiddenTitles = [...hiddenColumns]
    .flatMap((at) => table.rows[headerRow]?.[at]?.text || [])
    .map(quoted);
  const untitled = [...columns.keys()].filter(
    (at) => !columns[at]?.title && sold.some(({ cells }) => cells[at] && !isEmpty(cells[at])),
  );
  return {
    columns,
    /** The row with the columns' names. */
    header,
    /** The rows of products. */
    lines: sold.filter(({ index }) => hasHidden || !hiddenRows.has(index)),
    /** The codes of rows whose products are not sold. */
    notSold: judged.flatMap(({ line }) =>
      offIn(line.cell('status').text) ? line.cell('id').text || [] : [],
    ),
    /** Rows that are not used, and why: 'linha 9 (parece o total da lista)'. */
    unused: judged.flatMap(({ line, why }) => (why === undefined ? [] : `linha ${line.index + 1} (${why})`)),
    problems: [
      ...(converted ? [worthKnowing(header.place(), converted.note)] : []),
      ...judged
        .filter(({ why }) => why === OTHER_ORDER)
        .map(({ line }) => wrong(line.place(), `${OTHER_ORDER}: ponha as duas listas nas mesmas colunas`)),
      ...untitled.map((at) =>
        worthKnowing(
          header.place(),
          `a coluna ${utils.encode_col(at)} não tem nome, e não é usada: dê-lhe um se ela é da loja`,
        ),
      ),
    ],
    /** The hidden rows and columns of the products, read or not: 'linhas 3, 5 e coluna "Cor"'. */
    hidden: [...listed('linha', rowNumbers), ...listed('coluna', hiddenTitles)].join(' e '),
  };
}

/** 'linhas 3, 5'; empty for an empty list. */
const listed = (what: string, names: readonly unknown[]) =>
  names.length === 0 ? [] : [`${what}${names.length > 1 ? 's' : ''} ${names.join(', ')}`];

/** Why a row is not a product; undefined if it is a product. */
function whyUnused(line: Line, columns: readonly Column[], headerRow: number, isLast: boolean) {
  const texts = line.texts.filter(Boolean);
  const [first = ''] = texts;
  if (line.index < headerRow) return `${quoted(first)} está acima dos nomes das colunas`;
  // Printed lists have such a row below each page.
  if (texts.length > 0 && line.texts.every((text, at) => !text || text === columns[at]?.title))
    return 'repete os nomes das colunas';
  if (lackingIn(readHeader(texts)).length === 0) return OTHER_ORDER;
  const off = offIn(line.cell('status').text);
  const code = line.cell('id').text;
  const name = line.cell('name').text || code;
  if (off !== undefined) return `${quoted(name)} está com ${quoted(off)}`;
  const category = line.cell('category').text;
  const isTotal =
    [first, name].some((text) => isTotalOf(plain(text), plain(category))) ||
    (!category &&
      !code &&
      isLast &&
      texts.length > 0 &&
      texts.every((text) => /^(?:R\$)?[\s\d.,]+$/.test(text)));
  return isTotal ? 'parece o total da lista' : undefined;
}

/** 'subtotalcanecas' and 'total' are, 'totaleclipse' is not, unless it has no category. */
function isTotalOf(name: string, category: string): boolean {
  const [, of] = /^(?:total|soma)(?:geral|d[aeo]s?)?(.*)$/.exec(name) ?? [];
  return name.startsWith('subtotal') || (of !== undefined && (!category || of === '' || of === category));
}
