import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { brazilian } from './brazilian';
import {
  empty,
  fillMerged,
  isEmpty,
  NO_RESULT,
  truth,
  dateIn,
  type Cell,
  type Merged,
  type Table,
} from './cell';

/** The most columns of a table: programs repeat empty cells, and the formats of columns, up to this number. */
const MOST_COLUMNS = 16_384;

/**
 * The tables of an OpenDocument workbook. The library of workbook.ts cannot read them: it does not say which
 * rows and columns are hidden, reports a hidden sheet as visible, and refuses a file without styles.xml.
 *
 * @param content its content.xml
 */
export function tablesInOds(content: string): Table[] {
  const document = parseDocument(content, { xmlMode: true });
  const hiddenStyles = getElementsByTagName('style:table-properties', document)
    .filter(({ attribs }) => attribs['table:display'] === 'false')
    .map(({ parent }) => parent && isTag(parent) && parent.attribs['style:name']);
  return getElementsByTagName('office:spreadsheet', document)
    .flatMap(({ children }) => children.filter(isTag))
    .filter(({ name }) => name === 'table:table')
    .map((table) => ({
      ...tableOf(table),
      isHidden: hiddenStyles.includes(table.attribs['table:style-name'] ?? 'none'),
    }));
}

const timesOf = ({ attribs }: Element, attribute: string) =>
  Number(attribs[`table:number-${attribute}`] ?? 1);
const isHidden = ({ attribs }: Element) => /^(?:collapse|filter)$/.test(attribs['table:visibility'] ?? '');

function tableOf(table: Element): Omit<Table, 'isHidden'> {
  const rows: Cell[][] = [];
  const hiddenRows = new Set<number>();
  const merged: Merged[] = [];
  let next = 0;
  for (const row of getElementsByTagName('table:table-row', table)) {
    const at = next;
    next += timesOf(row, 'rows-repeated');
    const cells: Cell[] = [];
    for (const cell of row.children.filter(isTag)) {
      const s = { r: at, c: cells.length };
      const e = { r: at + timesOf(cell, 'rows-spanned') - 1, c: s.c + timesOf(cell, 'columns-spanned') - 1 };
      if (e.r > s.r || e.c > s.c) merged.push({ s, e });
      const times = Math.min(timesOf(cell, 'columns-repeated'), MOST_COLUMNS - cells.length);
      cells.push(...Array<Cell>(times).fill(cellOf(cell)));
    }
    cells.length = cells.findLastIndex((cell) => !isEmpty(cell)) + 1;
    if (cells.length === 0) continue; // Programs repeat empty rows up to the end.
    while (rows.length < at) rows.push([]);
    for (let index = at; index < next; index += 1) {
      rows.push([...cells]);
      if (isHidden(row)) hiddenRows.add(index);
    }
  }
  const columns = getElementsByTagName('table:table-column', table).flatMap((column) =>
    Array<boolean>(Math.min(timesOf(column, 'columns-repeated'), MOST_COLUMNS)).fill(isHidden(column)),
  );
  const hiddenColumns = new Set([...columns.keys()].filter((at) => columns[at]));
  const name = table.attribs['table:name'] ?? '';
  return { name, rows: fillMerged(rows, merged), hiddenRows, hiddenColumns };
}

function cellOf(cell: Element): Cell {
  const { attribs } = cell;
  const type = attribs['office:value-type'];
  const text = cell.children
    .filter((child) => isTag(child) && child.name === 'text:p')
    .map(textIn)
    .join('\n')
    .trim();
  if (type === undefined && text === '') return attribs['table:formula'] ? { text, fault: NO_RESULT } : empty;
  if (type === 'date')
    return {
      text: attribs['office:date-value'] ?? text,
      notText: dateIn(attribs['office:date-value'] ?? text),
    };
  if (type === 'time') return { text, notText: `uma hora (${text})` };
  if (type === 'boolean') return truth(attribs['office:boolean-value'] === 'true');
  const { 'office:value': value } = attribs;
  return value === undefined ? { text } : { text: brazilian(text, Number(value)), number: Number(value) };
}

/** The text that a cell shows, without comments. */
function textIn(node: AnyNode): string {
  if (isText(node)) return node.data.replace(/\s+/g, ' ');
  if (!isTag(node) || node.name === 'office:annotation') return '';
  if (node.name === 'text:s') return ' '.repeat(Number(node.attribs['text:c'] ?? 1));
  return node.name === 'text:line-break' ? '\n' : node.children.map(textIn).join('');
}
