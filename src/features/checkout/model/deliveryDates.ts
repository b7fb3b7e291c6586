/** The national holidays that have a fixed date, as month and day. */
const HOLIDAYS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];

// prettier-ignore
const MONTHS = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'];

/** Ms from UTC to the time of Brasília, which has had no summer time since 2019. */
const BRASILIA = -3 * 60 * 60 * 1000;

function isWorkingDay(date: Date): boolean {
  const isWeekend = date.getUTCDay() % 6 === 0;
  return !isWeekend && !HOLIDAYS.includes(date.toISOString().slice(5, 10));
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
