import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { brazilian } from './brazilian';
import { empty, isEmpty, NO_RESULT, type Cell, type Table } from './cell';
import { fillMerged, type Merged } from './merged';

/** The columns of a table: a program repeats an empty cell, or what a column is, up to here. */
const MOST_COLUMNS = 16_384;

/**
 * The tables of an OpenDocument workbook.
 * @param content its content.xml
 */
export function tablesInOds(content: string): Table[] {
  const document = parseDocument(content, { xmlMode: true });
  const hiddenStyles = getElementsByTagName('style:style', document)
    .filter((style) =>
      getElementsByTagName('style:table-properties', style).some(
        ({ attribs }) => attribs['table:display'] === 'false',
      ),
    )
    .map(({ attribs }) => attribs['style:name']);
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
      const [rowsDown, columnsRight] = [timesOf(cell, 'rows-spanned'), timesOf(cell, 'columns-spanned')];
      const s = { r: at, c: cells.length };
      if (rowsDown * columnsRight > 1)
        merged.push({ s, e: { r: s.r + rowsDown - 1, c: s.c + columnsRight - 1 } });
      const content = cellOf(cell);
      const times = Math.min(timesOf(cell, 'columns-repeated'), MOST_COLUMNS - cells.length);
      for (let count = 0; count < times; count += 1) cells.push(content);
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
  return {
    name: table.attribs['table:name'] ?? '',
    rows: fillMerged(rows, merged),
    hiddenRows,
    hiddenColumns,
  };
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
  if (type === 'date') return { text: attribs['office:date-value'] ?? text, notText: `uma data (${text})` };
  if (type === 'time') return { text, notText: `uma hora (${text})` };
  if (type === 'boolean')
    return {
      text: attribs['office:boolean-value'] === 'true' ? 'VERDADEIRO' : 'FALSO',
      notText: 'VERDADEIRO ou FALSO',
    };
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
