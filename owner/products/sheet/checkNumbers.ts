import { counted } from '../../counted';
import { quoted, worthKnowing, wrong, type Problem } from '../problems';
import type { Line } from './columns';

const PRICES = ['price_in_cents', 'sale', 'list_price_in_cents'] as const;

/** Reports prices whose separators differ from their column, and numbers that a program shows with fewer digits than they have. */
export const checkNumbers = (lines: readonly Line[]): Problem[] => [
  ...mixedSigns(lines),
  ...roundedIn(lines),
];

/** The separators in a price: before one or two digits that of the cents, before three digits that of thousands. */
function signsIn(text: string): { cents?: string; thousands?: string | undefined } {
  const [, last, decimals = ''] = /([.,])(\d+)\D*$/.exec(text) ?? [];
  if (last === undefined) return {};
  const [first] = /[.,]/.exec(text) ?? [];
  return decimals.length < 3
    ? { cents: last, thousands: first === last ? undefined : first }
    : { thousands: last };
}

/** A price with another sign before its cents: '0,05' of '0.05'; '20.00 ou 20000' of '20.000', which may mean either. */
function withSign(text: string, sign: string): string {
  const [, whole = '', decimals = ''] = /(\d[\d.,]*)[.,](\d+)\D*$/.exec(text) ?? [];
  const reais = whole.replace(/[.,]/g, '');
  if (decimals.length < 3) return `${reais}${sign}${decimals}`;
  const cents = decimals.endsWith('0') ? `${reais}${sign}${decimals.slice(0, 2)} ou ` : '';
  return `${cents}${reais}${decimals}`;
}

/** A mistake for each typed price whose separator of cents differs from its column: 42.415 beside 29.90 may be 42,42. */
const mixedSigns = (lines: readonly Line[]) =>
  PRICES.flatMap((field) => {
    const typed = lines
      .map((line) => ({ place: line.place, ...line.cell(field) }))
      .filter(({ number }) => number === undefined)
      .map(({ place, text }) => ({ place, text, ...signsIn(text) }));
    const withCents = typed.filter(({ cents }) => cents);
    const countOf = (sign: string) => withCents.filter(({ cents }) => cents === sign).length;
    // What most prices of the column have is right; of two signs that are as frequent, the first.
    const isUsual = ({ cents }: { cents?: string }) => countOf(cents ?? '') * 2 >= withCents.length;
    const first = withCents.find(isUsual);
    if (!first) return [];
    return typed
      .filter(({ cents, thousands }) => (cents && cents !== first.cents) || thousands === first.cents)
      .map(({ place, text }) =>
        wrong(
          place(field),
          `achado ${quoted(text)}, e na ${first.place()} ${quoted(first.text)}: escreva os centavos da coluna inteira com o mesmo sinal, aqui ${withSign(text, first.cents ?? ',')}`,
        ),
      );
  });

/** A problem if cells show fewer digits than they hold. The import uses what they show. */
function roundedIn(lines: readonly Line[]): Problem[] {
  const [first, ...further] = lines.flatMap((line) =>
    ([...PRICES, 'stock', 'sales'] as const).flatMap((field) => {
      const { text, number = NaN } = line.cell(field);
      const shown = Number(text.replace(/[^\d,-]/g, '').replace(',', '.'));
      const what = `mostra ${quoted(text)} e guarda ${String(number).replace('.', ',')}: vale o que mostra`;
      return Math.abs(shown - number) > 1e-9 ? worthKnowing(line.place(field), what) : [];
    }),
  );
  return first
    ? [
        {
          ...first,
          what: `${first.what}, em ${counted(1 + further.length, 'célula')}; corrija o que devia valer`,
        },
      ]
    : [];
}
