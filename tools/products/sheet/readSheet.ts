import { parse } from 'csv-parse/sync';
import { verbatim, reasonOf, sentence, wrong, type Finding } from '../sentence';
import { readHeader, type Column } from './columns';
import { lineOf, type Line } from './line';

/** A sheet without its empty rows. */
export interface Sheet {
  columns: readonly Column[];
  lines: readonly Line[];
}

/** Files that are not CSV, by their first bytes. */
const OTHER_FILES: readonly (readonly [begin: string, name: string])[] = [
  ['PK\x03\x04', '.xlsx / .ods'],
  ['\xd0\xcf\x11\xe0', '.xls'],
  ['%PDF', 'PDF'],
  ['{\\rtf', 'RTF'],
];

/**
 * Reads a CSV file as spreadsheet programs write it: `;`, `,` or tab between cells, in UTF-8, UTF-16 or Windows-1252.
 * @param name of the file, for findings
 */
export function readSheet(bytes: Uint8Array, name: string): Sheet | Finding {
  const begin = String.fromCharCode(...bytes.subarray(0, 5));
  const other = OTHER_FILES.find(([first]) => begin.startsWith(first));
  if (other)
    return trouble(
      name,
      `é um arquivo ${other[1]}: abra-o no programa de planilhas e salve como CSV`,
      `is a file of the kind ${other[1]}: open it in the spreadsheet program and save it as CSV`,
    );
  const text = decode(bytes);
  // Excel names the delimiter in a first line that it does not show.
  const hint = /^sep=(.)\r?\n/i.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  return (hint?.[1] ? [hint[1]] : [';', ',', '\t'])
    .map((delimiter) => split(body, delimiter, name))
    .reduce((best, next) => (known(next) > known(best) ? next : best));
}

/** The number of known columns: with the wrong delimiter none or one. */
const known = (sheet: Sheet | Finding) =>
  'columns' in sheet ? sheet.columns.filter(({ field }) => field).length : -1;

function split(text: string, delimiter: string, name: string): Sheet | Finding {
  try {
    const options = { delimiter, relax_column_count: true, trim: true, skip_empty_lines: false };
    const [header = [], ...records] = parse(text, options);
    const columns = readHeader(header);
    const lines = records
      .map((cells, index) => ({ cells, number: index + 2 }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .map(({ cells, number }) => lineOf(columns, cells, number));
    return { columns, lines };
  } catch (error) {
    const reason = reasonOf(error);
    return trouble(
      name,
      `não se deixa ler como CSV; há uma aspa (") sem par? ${reason}`,
      `cannot be read as CSV; is there a quote (") without its pair? ${reason}`,
    );
  }
}

const trouble = (name: string, pt: string, en: string) => wrong(verbatim(name), sentence(pt, en));

/** The characters of Windows-1252 from 0x80 to 0x9f. Node 20's `TextDecoder('windows-1252')` decodes them as Latin-1. */
const WINDOWS_1252 = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];

/** UTF-16 has a byte order mark. Text that is not valid UTF-8 comes from Excel for Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = Buffer.from(bytes).toString('latin1');
    return text.replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter);
  }
}
