import type { Read } from './readNumber';

const WANTED = { wanted: 'uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12' };
const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;
/** Spreadsheet programs show '1/jul/24' for 01/07/2024. */
const WITH_MONTH = /^(\d{1,2})º?[/. -]+(?:de )?([a-zç]{3})[a-z]*[/. -]+(?:de )?(\d{4}|\d{2})$/i;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of Excel: https://support.microsoft.com/office/e7fe7167-48a9-4b96-bb53-5612a800b487 */
const EXCEL_BEGINS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Reads a date as ISO 8601. Hours are taken as UTC, because dates only sort products. */
export function readDate(given: string): Read<string> {
  const cell = withMonthNumber(given);
  // A date that Excel wrote as a number of days. Only 1954 to 2119, so that no year is read as a date.
  if (
    /^\d{5}([.,]\d+)?$/.test(cell) &&
    Number(cell.slice(0, 5)) >= 20_000 &&
    Number(cell.slice(0, 5)) < 80_000
  )
    return {
      value: new Date(EXCEL_BEGINS + Math.round(Number(cell.replace(',', '.')) * DAY_MS)).toISOString(),
    };
  const iso = ISO.exec(cell);
  if (iso && /(?:Z|[+-]\d{2}:?\d{2})$/.test(cell) && cell.includes('T')) {
    const ms = Date.parse(cell);
    return Number.isNaN(ms) ? WANTED : { value: new Date(ms).toISOString() };
  }
  const brazilian = BRAZILIAN.exec(cell);
  const [year, month, day, ...time] = iso
    ? iso.slice(1)
    : brazilian
      ? [brazilian[3], brazilian[2], brazilian[1], ...brazilian.slice(4)]
      : [];
  const [hour = 0, minute = 0, second = 0] = time.map((part) => Number(part ?? 0));
  const fullYear = Number(year) + (year?.length === 2 ? 2000 : 0);
  const made = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day), hour, minute, second));
  // Date.UTC reads 31/02 as 02/03, and month 25 as a month of a later year.
  const isReal =
    made.getUTCMonth() === Number(month) - 1 &&
    made.getUTCDate() === Number(day) &&
    made.getUTCHours() === hour;
  return isReal ? { value: made.toISOString() } : WANTED;
}

/** The date with the number of its month instead of the name: '1/jul/24' is '1/7/24'. */
function withMonthNumber(cell: string): string {
  const [, day, name = '', year] = WITH_MONTH.exec(cell) ?? [];
  const month = [MONTHS, ENGLISH_MONTHS].map((names) => names.indexOf(name.toLowerCase()) + 1).find(Boolean);
  return month ? `${day}/${month}/${year}` : cell;
}
