import type { Row } from '@/entities/product/model/fields';
import { counted } from '../counted';
import { fieldNames, textOf, titleOf, type FieldName } from './fieldWords';
import type { Earlier } from './ownList';
import { quoted, reaisOf } from './problems';

/** A product before and after an import: its code is in both lists. */
export interface Kept {
  earlier: Earlier;
  row: Row;
}

/** The products whose codes are in both lists, in the order of the new one. */
export function keptIn(rows: readonly Row[], before: readonly Earlier[]): Kept[] {
  const byId = new Map(before.map((earlier) => [earlier.id, earlier]));
  return rows.flatMap((row) => {
    const earlier = byId.get(String(row.id));
    return earlier ? { earlier, row } : [];
  });
}

/** The value of a field as a text by which two values are compared; empty if there is none. */
export function valueOf(product: Row, field: FieldName): string {
  const value = product[field] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The kept products whose value of a field has changed. */
export const changedIn = (kept: readonly Kept[], field: FieldName): Kept[] =>
  kept.filter(({ earlier, row }) => valueOf(earlier, field) !== valueOf(row, field));

/** The factor by which a price changes: 2 if it doubles or halves. A change from or to 0 counts as 1, because a misplaced comma makes no 0. */
export function factorOf({ earlier, row }: Kept): number {
  const [from, to] = [earlier.price_in_cents, Number(row.price_in_cents)];
  return from === 0 || to === 0 ? 1 : Math.max(from / to, to / from);
}

const NAMED = 3;

/** The first of some texts, and how many more there are. */
export const firstOf = (texts: readonly string[]) =>
  texts.slice(0, NAMED).join(', ') + (texts.length > NAMED ? ` e mais ${texts.length - NAMED}` : '');

/** The value of a field of a product as an owner reads it: 'R$ 39,90', '"Azul"', 'vazio'. */
function shownValue(product: Row, field: FieldName): string {
  const value = product[field];
  const isEmpty = value === undefined || value === null || value === '';
  if (typeof value === 'number') return field.endsWith('_in_cents') ? reaisOf(value) : String(value);
  return isEmpty ? 'vazio' : quoted(textOf(field, value));
}

/** A reference price goes if the price reaches it (readLine.ts). */
const hasReached = ({ earlier, row }: Kept) =>
  Number(row.price_in_cents) >= Number(earlier.list_price_in_cents);

/** 'de R$ 39,90 para vazio, porque o preço o alcançou': how a field of a product changes. */
export function changeOf(product: Kept, field: FieldName): string {
  const { earlier, row } = product;
  const isReached = field === 'list_price_in_cents' && row[field] === undefined && hasReached(product);
  return `de ${shownValue(earlier, field)} para ${shownValue(row, field)}${isReached ? `, porque o preço, ${reaisOf(Number(row.price_in_cents))}, o alcançou` : ''}`;
}

const quotedName = ({ name }: Row) => quoted(name);

/**
 * '"Caneca Sabiá" (linha 2) de R$ 34,90 para R$ 39,90': the three products that change most.
 * @param sizeOf how much a product changes
 * @param shown the value of the column before or after, as an owner reads it
 * @param nameOf how a product is named
 */
const largestChanges = (
  changed: readonly Kept[],
  sizeOf: (product: Kept) => number,
  shown: (product: Row) => string,
  nameOf = quotedName,
) =>
  changed
    .toSorted((left, right) => sizeOf(right) - sizeOf(left))
    .slice(0, NAMED)
    .map(({ earlier, row }) => `${nameOf(row)} de ${shown(earlier)} para ${shown(row)}`)
    .join(', ');

const priceOf = ({ price_in_cents }: Row) => reaisOf(Number(price_in_cents));

export const largestPriceChanges = (changed: readonly Kept[], nameOf?: (product: Row) => string) =>
  largestChanges(changed, factorOf, priceOf, nameOf);

/** The counts whose changes are named with their values, with the beginning of their sentence. */
const countTitles: ReadonlyMap<FieldName, string> = new Map([
  ['stock', 'Estoques que mudam'],
  ['sales', 'Vendas que mudam'],
]);

/** The largest changes of a count. */
function largestCountChanges(changed: readonly Kept[], field: FieldName): string {
  const sizeOf = ({ earlier, row }: Kept) => Math.abs(Number(row[field] ?? 0) - Number(earlier[field] ?? 0));
  return largestChanges(changed, sizeOf, (product) => valueOf(product, field) || 'vazio');
}

/** '8 de 40, os maiores: …': how many of the kept products change, and which change most. */
const sentence = (title: string, changed: readonly Kept[], kept: readonly Kept[], largest: string) =>
  changed.length === 0
    ? []
    : [
        `${title}: ${changed.length} de ${kept.length}${changed.length > NAMED ? ', os maiores' : ''}: ${largest}.`,
      ];

/** What an import changes of the products that stay: sentences about prices and counts, and one about the other columns. */
export function changesOf(rows: readonly Row[], before: readonly Earlier[]): string[] {
  const kept = keptIn(rows, before);
  const prices = changedIn(kept, 'price_in_cents');
  const counts = [...countTitles].flatMap(([field, title]) => {
    const changed = changedIn(kept, field);
    return sentence(title, changed, kept, largestCountChanges(changed, field));
  });
  const otherColumns = fieldNames.flatMap((field) => {
    if (field === 'price_in_cents' || countTitles.has(field)) return [];
    const changed = changedIn(kept, field);
    const names = changed.map((product) => `${quotedName(product.row)} ${changeOf(product, field)}`);
    return changed.length === 0
      ? []
      : `${titleOf(field)} de ${counted(changed.length, 'produto')} (${firstOf(names)})`;
  });
  return [
    ...sentence('Preços que mudam', prices, kept, largestPriceChanges(prices)),
    ...counts,
    ...(otherColumns.length > 0 ? [`Mudam também: ${otherColumns.join('; ')}.`] : []),
  ];
}

/** 'Preços: de R$ 29,90 ("Caneca Sabiá") a R$ 89,00 ("Camiseta Caju").': the lowest and the highest price of a first import. */
export function priceRange(rows: readonly Row[]): string[] {
  const byPrice = rows.toSorted((left, right) => Number(left.price_in_cents) - Number(right.price_in_cents));
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)];
  if (!lowest || !highest) return [];
  const [from, to] = [lowest, highest].map((row) => `${priceOf(row)} (${quoted(row.name)})`);
  return [lowest === highest ? `Preço: ${from}.` : `Preços: de ${from} a ${to}.`];
}
