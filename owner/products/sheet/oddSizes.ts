const ONE_SIZE = String.raw`(?:PP|P|M|G|GG|XGG?|EGG?|XS|S|L|XL|XXL|RN|G\d|\d{1,3}(?: anos?)?)`;
/** Sizes with commas between them, or three or more with slashes: 'P/M' and '36/38' are one size. */
const SIZES = new RegExp(
  `^${ONE_SIZE}(?:\\s*[,;|\\n]\\s*${ONE_SIZE}|\\s+e\\s+${ONE_SIZE}|(?:\\s*/\\s*${ONE_SIZE}){2}).*$`,
  'is',
);
/** A comma within a number, as in '1,5'. */
const DECIMAL = /^\d+,\d+$/;

const MONTH = '(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|feb|apr|may|aug|sep|oct|dec)';
/** '2/abr', '04/02/2026', '2026-04-02': spreadsheet programs turn 2/4 into these. */
const DATE = new RegExp(
  `^(?:\\d{1,2}[/. -]${MONTH}\\.?(?:[/. -]\\d{2,4})?|${MONTH}[/. -]\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}.*)$`,
  'i',
);
/** The days from 2000 to 2050, counted from 1900, as these programs store a date. */
const [FIRST_DAY, LAST_DAY] = [36_526, 54_789];

/** What a wrong size or colour should be: it is a date, or several sizes or colours in one cell. Undefined for a right one. */
export function oddityOf(text: string, field: 'size' | 'color'): string | undefined {
  const isDay = /^\d{5}$/.test(text) && Number(text) >= FIRST_DAY && Number(text) <= LAST_DAY;
  if (isDay || DATE.test(text))
    return `${field === 'size' ? 'um tamanho' : 'uma cor'}, e não uma data: formate a coluna como texto e digite de novo`;
  if (field === 'size' && SIZES.test(text) && !DECIMAL.test(text))
    return 'um tamanho só: escreva uma linha para cada um, com seu código e o mesmo texto na coluna "Grupo"';
  return undefined;
}
