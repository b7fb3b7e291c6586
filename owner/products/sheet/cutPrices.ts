import { quoted } from '../problems';
import type { Cell } from './cell';
import { knownFields, readHeader } from './columns';

/** The fields whose amounts have a comma before the cents. */
const PRICES: ReadonlySet<unknown> = new Set(['price_in_cents', 'sale', 'list_price_in_cents']);

/** The part of a price before its comma: 'R$ 1.234', '34'. */
const REAIS = /^(?:R\$\s*)?(?:\d{1,3}(?:\.\d{3})+|\d+)$/;
/** The part after its comma. */
const CENTS = /^\d{1,2}$/;

/** The index of the row with the most names of columns; 0 if no row has one. */
export function headerRowOf(rows: readonly (readonly string[])[]): number {
  const known = rows.map((texts) => knownFields(readHeader(texts)));
  return known.reduce((best, count, index) => (count > (known[best] ?? 0) ? index : best), 0);
}

/**
 * The cells of a CSV file with commas between them. Without quotation marks the comma of a price cuts the price in
 * two: '34,90' becomes '34' and '90', and all cells after it are one column too far to the right. Such a row has more
 * cells than the columns have names. Its price is joined again, so that the other cells are right, but has a fault:
 * what looks like a price in two parts may be something else.
 */
export function joinCutPrices(rows: readonly (readonly string[])[]): Cell[][] {
  const headerRow = headerRowOf(rows);
  const titles = rows[headerRow] ?? [];
  const width = titles.findLastIndex(Boolean) + 1;
  const isPrice = readHeader(titles).map(({ field }) => PRICES.has(field));
  // A column's sentence names its first cut price, and is the same for all, so that one line names them all (sameProblems.ts).
  const sentences = new Map<number, string>();
  const joinIn = (texts: readonly string[]) => {
    const cells: Cell[] = [];
    let left = texts;
    while (left.length > 0) {
      const [text = '', next = ''] = left;
      const column = cells.length;
      const hasTooMany = column + left.length > width;
      const isCut = hasTooMany && isPrice[column] && REAIS.test(text) && CENTS.test(next);
      const fault = sentences.get(column) ?? cutInto(text, next);
      if (isCut) sentences.set(column, fault);
      cells.push(isCut ? { text: `${text},${next}`, fault } : { text });
      left = left.slice(isCut ? 2 : 1);
    }
    return cells;
  };
  return rows.map((texts, index) => (index > headerRow ? joinIn(texts) : texts.map((text) => ({ text }))));
}

const cutInto = (reais: string, centavos: string) =>
  `achado ${quoted(reais)} e ${quoted(centavos)}: a vírgula dos centavos cortou o preço em dois, porque neste arquivo a vírgula também separa as colunas; salve a planilha com ; entre as colunas, ou ponha cada preço entre aspas, como "${reais},${centavos}"`;
