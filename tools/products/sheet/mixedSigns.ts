import { quoted, wrong, type Problem } from '../problems';
import type { Line } from './line';

/** The columns of prices that people type. */
const PRICES = ['price_in_cents', 'sale', 'list_price_in_cents'] as const;

/** The signs in a price: before one or two digits that of the cents, before three that of thousands. */
function signsIn(text: string): { cents?: string; thousands?: string | undefined } {
  const [, last, decimals = ''] = /([.,])(\d+)\D*$/.exec(text) ?? [];
  if (last === undefined) return {};
  const [first] = /[.,]/.exec(text) ?? [];
  return decimals.length < 3
    ? { cents: last, thousands: first === last ? undefined : first }
    : { thousands: last };
}

/** A mistake for each price with another sign of cents than its column: 42.415 beside 29.90 may be 42,42. */
export function mixedSigns(lines: readonly Line[]): Problem[] {
  return PRICES.flatMap((field) => {
    const typed = lines
      .map((line) => ({ line, text: line.cell(field).text, isNumber: line.cell(field).number !== undefined }))
      .filter(({ isNumber }) => !isNumber)
      .map(({ line, text }) => ({ line, text, ...signsIn(text) }));
    const first = typed.find(({ cents }) => cents);
    return typed
      .filter(
        ({ cents, thousands }) => first && ((cents && cents !== first.cents) || thousands === first.cents),
      )
      .map(({ line, text }) =>
        wrong(
          line.place(field),
          `achado ${quoted(text)}, e na ${first?.line.place()} ${quoted(first?.text)}: escreva os centavos da coluna inteira com o mesmo sinal`,
        ),
      );
  });
}
