/** The only file that knows the library for workbooks. */
import { read, utils, write, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { empty, type Cell, type Table } from './cell';
import { hiddenInOds, plainOds } from './ods';
import { unzip } from './unzip';

const ZIP = 'PK\x03\x04';
/** Old Excel files, and new ones with a password. */
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const beginsWith = (bytes: Buffer, begin: string) => bytes.toString('latin1', 0, begin.length) === begin;

/** Whether bytes are a workbook's: .xlsx, .xlsm, .xlsb, .ods or .xls. */
export const isWorkbook = (bytes: Buffer) => [ZIP, OLE].some((begin) => beginsWith(bytes, begin));

/** The tables of a workbook. Throws if it is no workbook, damaged, locked, or too large unpacked. */
export function readWorkbook(bytes: Buffer): readonly Table[] {
  const parts = beginsWith(bytes, ZIP) ? unzip(bytes) : new Map<string, Buffer>();
  const content = parts.get('content.xml')?.toString();
  const options = { dense: true, cellDates: true, UTC: true, type: 'buffer' } as const;
  try {
    if (content === undefined)
      return tablesOf(read(bytes, { ...options, cellStyles: true }), hasResults(parts));
    const hidden = hiddenInOds(content);
    const tables = tablesOf(read(Buffer.from(plainOds(content)), { ...options, sheetStubs: true }));
    return tables.map((table, index) => ({ ...table, ...hidden[index] }));
  } catch (error) {
    const isLocked = /password/i.test(String(error));
    throw new Error(isLocked ? 'tem uma senha' : 'está danificado, ou não é de planilha', { cause: error });
  }
}

/** What a workbook says of its formulas; the library's types do not have it. */
interface Calculation {
  CalcPr?: { fullCalcOnLoad?: unknown };
}

/** A formula of a text without a result, which the library reads as an empty text. */
const WITHOUT_RESULT = /<c\b[^>]*\bt="str"[^>]*>\s*<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*<\/c>/;

const hasResults = (parts: ReadonlyMap<string, Buffer>) =>
  ![...parts].some(
    ([name, part]) => name.startsWith('xl/worksheets/') && WITHOUT_RESULT.test(part.toString('latin1')),
  );

function tablesOf({ SheetNames, Sheets, Workbook }: WorkBook, areResults = true): Table[] {
  // Programs that do not calculate ask for it in this way, and may write 0 for each result.
  const { CalcPr } = (Workbook ?? {}) as Calculation;
  const isCalculated = areResults && !['1', 'true'].includes(String(CalcPr?.fullCalcOnLoad));
  return SheetNames.map((name, index) => {
    const sheet = Sheets[name] ?? {};
    const isGone = (part?: { hidden?: boolean; width?: number; hpt?: number }) =>
      part !== undefined && (part.hidden === true || part.width === 0 || part.hpt === 0);
    const hiddenIn = (parts: WorkSheet['!rows'] | WorkSheet['!cols'] = []) =>
      new Set([...parts.keys()].filter((at) => isGone(parts[at])));
    return {
      name,
      rows: rowsOf(sheet, isCalculated),
      isHidden: Boolean(Workbook?.Sheets?.[index]?.Hidden),
      hiddenRows: hiddenIn(sheet['!rows']),
      hiddenColumns: hiddenIn(sheet['!cols']),
    };
  });
}

/** The cells of a sheet, in which merged ones have the same content. */
function rowsOf(sheet: WorkSheet, isCalculated: boolean): Cell[][] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows = Array.from(data, (cells) => Array.from(cells ?? [], (cell) => cellOf(cell, isCalculated)));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  for (const { s: first, e: last } of sheet['!merges'] ?? [])
    for (const row of rows.slice(first.r, last.r + 1))
      for (let column = first.c; column <= last.c && column < width; column += 1)
        row[column] = rows[first.r]?.[first.c] ?? empty;
  return rows.map((row) => Array.from(row, (cell) => cell ?? empty));
}

function cellOf(cell: CellObject | undefined, isCalculated: boolean): Cell {
  if (!cell) return empty;
  const { t: type, v: value, w: shown = '', f: formula } = cell;
  if (formula !== undefined && (!isCalculated || type === 'z' || value === undefined))
    return { text: '', isUnknown: true };
  if (value instanceof Date) return { text: value.toISOString(), notText: `uma data (${shown})` };
  if (type === 'b') return { text: value ? 'VERDADEIRO' : 'FALSO', notText: 'VERDADEIRO ou FALSO' };
  if (typeof value === 'number' && type === 'n')
    return { text: brazilian(shown, value, cell), number: value };
  if (type === 'e') return { text: shown || '#N/A' };
  return {
    text: String(value ?? '')
      .replaceAll('\r\n', '\n')
      .trim(),
  };
}

/** A number as it is shown, with the comma before its decimals, whichever language the file is in. */
function brazilian(shown: string, value: number, { z: format }: CellObject): string {
  // Programs show more digits of a number without a format than the library does.
  if ((format === undefined || format === 'General') && /E\+/.test(shown)) return String(value);
  const [number = '', whole = '', decimals = ''] = /(\d[\d.,]*)?[.,](\d+)(?=\D*$)/.exec(shown) ?? [];
  const rounded = roundedAt(Math.abs(value), decimals.length);
  const isDecimal = [rounded, Math.abs(value)].some(
    (each) => digitsOf(number) === digitsOf(each.toFixed(decimals.length)),
  );
  if (number === '' || !isDecimal) return shown.replaceAll(',', '.').trim(); // Signs of thousands.
  const text = rounded.toLocaleString('pt-BR', {
    minimumIntegerDigits: whole.replace(/\D/g, '').length || 1,
    minimumFractionDigits: decimals.length,
    maximumFractionDigits: decimals.length,
    useGrouping: /[.,]/.test(whole),
  });
  return shown.replace(number, text).trim();
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/** Rounds a number as programs do, by its 15 digits. The library would make 23.305 to 23.30. */
function roundedAt(value: number, decimals: number): number {
  const shifted = Number(`${Number(value.toPrecision(15))}e${decimals}`);
  return Number(`${Math.round(shifted)}e-${decimals}`);
}

/** An .xlsx file with one table, whose cells are texts, and stay texts when somebody types into them. */
export function writeWorkbook(rows: readonly (readonly string[])[]): Buffer {
  const sheet: WorkSheet = Object.fromEntries(
    rows.flatMap((cells, r) =>
      cells.map((text, c) => [utils.encode_cell({ r, c }), { t: 's', v: text, z: '@' } satisfies CellObject]),
    ),
  );
  const last = { r: rows.length - 1, c: (rows[0]?.length ?? 1) - 1 };
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: last });
  return write({ SheetNames: ['Produtos'], Sheets: { Produtos: sheet } }, { type: 'buffer' }) as Buffer;
}
