/** The national holidays that have a fixed date, as month and day. */
const HOLIDAYS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];

// prettier-ignore
const MONTHS = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'];

/** Ms from UTC to the time of Brasília, which has had no summer time since 2019. */
const BRASILIA = -3 * 60 * 60 * 1000;

/**
 * Good Friday, the national holiday that moves, as ms since 1970: two days before Easter. Carnival and Corpus Christi
 * are no national holidays. Easter is worked out for the Gregorian calendar by the rule of Meeus, Jones and Butcher;
 * the letters are theirs.
 */
function goodFriday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  /** The day of Easter Sunday, counted from the beginning of March: 32 is the first of April. */
  const dayOfMarch = h + l - 7 * m + 22;
  return Date.UTC(year, 2, dayOfMarch - 2);
}

function isWorkingDay(date: Date): boolean {
  const day = date.toISOString().slice(0, 10);
  const isWeekend = date.getUTCDay() % 6 === 0;
  const isHoliday = HOLIDAYS.includes(day.slice(5)) || Date.parse(day) === goodFriday(date.getUTCFullYear());
  return !isWeekend && !isHoliday;
}

function afterWorkingDays(orderedAt: number, days: number): Date {
  const date = new Date(orderedAt + BRASILIA);
  let left = days; // 0 on a day without work is the next working day.
  while (left > 0 || !isWorkingDay(date)) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

const monthOf = (date: Date) => MONTHS[date.getUTCMonth()] ?? '';

/** A day of a month as people say it: '1º', '2'. */
const dayOf = (date: Date) => (date.getUTCDate() === 1 ? '1º' : String(date.getUTCDate()));

/** A day in Brazil, of ms since 1970: '28/11/2026'. */
export const writtenDate = (at: number) =>
  new Date(at + BRASILIA).toISOString().slice(0, 10).split('-').reverse().join('/');

/**
 * The days on which an order of `orderedAt` (ms since 1970) arrives: 'entre 2 e 9 de dezembro', or one day, 'em
 * 30 de novembro'.
 * @param workingDays the fewest and the most working days until then (`deliveryDays` in shop.json)
 */
export function deliveryDates(orderedAt: number, workingDays: readonly [number, number]): string {
  const [first, last] = [
    afterWorkingDays(orderedAt, workingDays[0]),
    afterWorkingDays(orderedAt, workingDays[1]),
  ];
  const end = `${dayOf(last)} de ${monthOf(last)}`;
  if (first.getTime() === last.getTime()) return `em ${end}`;
  const start = monthOf(first) === monthOf(last) ? dayOf(first) : `${dayOf(first)} de ${monthOf(first)}`;
  return `entre ${start} e ${end}`;
}
