import type { Read } from './readNumber';

const WANTED = { wanted: 'uma data como 12/07/2024 (dia/mês/ano) ou 2024-07-12' };
const BRAZILIAN =
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?:,?\s+(?<time>\d{1,2}:\d{2}(?::\d{2})?))?$/;
const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(?:UTC|(?<zone>Z|[+-]\d{2}:?\d{2}))?)?$/;
/** Spreadsheet programs show '1/jul/24' for 01/07/2024. */
const WITH_MONTH = /^(\d{1,2})º?[/. -]+(?:de )?([a-zç]{3})[a-z]*[/. -]+(?:de )?(\d{4}|\d{2})$/i;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Reads a date as ISO 8601. Hours are taken as UTC, because dates only sort products. */
export function readDate(given: string): Read<string> {
  const cell = withMonthNumber(given);
  const { groups = {} } = ISO.exec(cell) ?? BRAZILIAN.exec(cell) ?? {};
  const { year = '', month = '', day = '', time = '00:00', zone = 'Z' } = groups;
  const date = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const made = new Date(`${date}T${time.replace(/^\d:/, '0$&')}${zone}`);
  // Date reads 31/02 as 02/03.
  const isReal = !Number.isNaN(made.getTime()) && new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  return isReal ? { value: made.toISOString() } : WANTED;
}

/** The date with the number of its month instead of the name: '1/jul/24' is '1/7/24'. */
function withMonthNumber(cell: string): string {
  const [, day, name = '', year] = WITH_MONTH.exec(cell) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month > 0 ? `${day}/${month}/${year}` : cell;
}
