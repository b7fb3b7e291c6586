/** The only file that reads and writes workbooks with the library. */
import { read, utils, write, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { messageOf } from '../../../src/shared/lib/text';
import { Refusal } from '../../refusal';
import { brazilian } from './brazilian';
import { empty, fillMerged, NO_RESULT, PICTURE, truth, type Cell, type Table, dateIn } from './cell';
import { tablesInOds } from './ods';
import { unzip } from './unzip';

const ZIP = 'PK\x03\x04';
/** Old Excel files, and new ones with a password. */
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const beginsWith = (bytes: Buffer, begin: string) => bytes.toString('latin1', 0, begin.length) === begin;

/** Whether bytes are a workbook's: .xlsx, .xlsm, .xlsb, .ods or .xls. */
export const isWorkbook = (bytes: Buffer) => [ZIP, OLE].some((begin) => beginsWith(bytes, begin));

interface Workbook {
  tables: readonly Table[];
  /** How many pasted pictures the workbook has. */
  pictures: number;
}

/** Reads a workbook. Throws if it is not a workbook, or is damaged, locked, or too large when unpacked. */
export function readWorkbook(bytes: Buffer): Workbook {
  const parts = beginsWith(bytes, ZIP) ? unzip(bytes) : new Map<string, Buffer>();
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data')) throw new Refusal(LOCKED);
  const content = parts.get('content.xml');
  const pictures = [...parts.keys()].filter((name) => /^(?:xl\/media|Pictures)\/./.test(name)).length;
  return { tables: content ? tablesInOds(content.toString()) : tablesOf(open(bytes), parts), pictures };
}

const LOCKED = 'tem uma senha: tire-a';

function open(bytes: Buffer): WorkBook {
  try {
    return read(bytes, { dense: true, cellDates: true, UTC: true, type: 'buffer', cellStyles: true });
  } catch (error) {
    if (/password/i.test(messageOf(error))) throw new Refusal(LOCKED, { cause: error });
    throw new Refusal('está danificado, ou não é de planilha', { cause: error });
  }
}

/** A formula of a text without a result, which the library reads as an empty text. */
const WITHOUT_RESULT = /<c\b[^>]*\bt="str"[^>]*>\s*<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*<\/c>/;
/** Programs that do not calculate ask for it in this way, and may write 0 for each result. */
const UNCALCULATED = /<(?:\w+:)?calcPr\b[^>]*\bfullCalcOnLoad=["'](?:1|true)/;

function tablesOf({ SheetNames, Sheets, Workbook }: WorkBook, parts: ReadonlyMap<string, Buffer>): Table[] {
  const isCalculated = ![...parts].some(
    ([name, part]) =>
      (name.startsWith('xl/worksheets/') && WITHOUT_RESULT.test(part.toString('latin1'))) ||
      (name === 'xl/workbook.xml' && UNCALCULATED.test(part.toString('latin1'))),
  );
  return SheetNames.map((name, index) => {
    const sheet = Sheets[name] ?? {};
    const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
    const rows = Array.from(data, (cells) =>
      Array.from(cells ?? [], (cell) => cellOf(cell, isCalculated, parts.has(CELL_PICTURES))),
    );
    return {
      name,
      rows: fillMerged(rows, sheet['!merges'] ?? []),
      isHidden: Boolean(Workbook?.Sheets?.[index]?.Hidden),
      hiddenRows: hiddenIn(sheet['!rows']),
      hiddenColumns: hiddenIn(sheet['!cols']),
    };
  });
}

/** The indexes of hidden rows or columns. */
const hiddenIn = (parts: WorkSheet['!rows'] | WorkSheet['!cols'] = []) =>
  new Set(
    [...parts.keys()].filter((at) => {
      const { hidden, width, hpt }: { hidden?: boolean; width?: number; hpt?: number } = parts[at] ?? {};
      return hidden || width === 0 || hpt === 0;
    }),
  );

/** Excel's pictures within cells, whose value is an error for other programs. */
const CELL_PICTURES = 'xl/richData/richValueRel.xml';

function cellOf(cell: CellObject | undefined, isCalculated: boolean, hasCellPictures: boolean): Cell {
  if (!cell) return empty;
  const { t: type, v: value, w: shown = '', f: formula } = cell;
  if (hasCellPictures && type === 'e' && formula === undefined) return { text: '', fault: PICTURE };
  if (formula?.includes('IMAGE(')) return { text: '', fault: PICTURE };
  if (formula !== undefined && (!isCalculated || type === 'z' || value === undefined))
    return { text: '', fault: NO_RESULT };
  if (value instanceof Date) return { text: value.toISOString(), notText: dateIn(value.toISOString()) };
  if (type === 'b') return truth(Boolean(value));
  if (typeof value === 'number' && type === 'n') {
    // Programs show more digits of a number without a format than the library does.
    const isShort = (cell.z === undefined || cell.z === 'General') && /E\+/.test(shown);
    return { text: isShort ? String(value) : brazilian(shown, value), number: value };
  }
  if (type === 'e') return { text: shown || '#N/A' };
  const text = String(value ?? '').replaceAll('\r\n', '\n');
  return { text: text.trim() };
}

/** A cell to write. */
export interface WorkbookCell {
  value: string | number;
  /** How the cell shows a number, and what somebody types into it; without it, the cell holds only texts. */
  format?: string | undefined;
}

/** The format of a text that stays a text when somebody types into its cell. */
const AS_TEXT = '@';

/** An .xlsx file with one table. */
export function writeWorkbook(rows: readonly (readonly WorkbookCell[])[]): Buffer {
  const cells = rows.map((row) =>
    row.map(({ value, format = AS_TEXT }) => ({
      t: typeof value === 'number' ? 'n' : 's',
      v: value,
      z: format,
    })),
  );
  const sheet = utils.aoa_to_sheet(cells);
  return write({ SheetNames: ['Produtos'], Sheets: { Produtos: sheet } }, { type: 'buffer' }) as Buffer;
}
