import type { Row } from '@/entities/product/model/fields';
import { counted } from '../counted';
import { allFields, titleOf, type FieldName } from './fieldWords';
import type { Earlier } from './ownList';
import { quoted, reaisOf } from './problems';

/** A product before and after an import: its code is in both lists. */
interface Kept {
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

/** The kept products whose value of a field has changed. */
export const changedIn = (kept: readonly Kept[], field: FieldName): Kept[] =>
  kept.filter(({ earlier, row }) => (earlier[field] ?? '') !== (row[field] ?? ''));

/** The factor by which a price changes: 2 if it doubles or halves. A change from or to 0 counts as 1, because a misplaced comma makes no 0. */
export function factorOf({ earlier, row }: Kept): number {
  const [from, to] = [earlier.price_in_cents, Number(row.price_in_cents)];
  return from === 0 || to === 0 ? 1 : Math.max(from / to, to / from);
}

const NAMED = 3;

/** '"Caneca Sabiá" de R$ 34,90 para R$ 39,90': the three products whose prices change most. */
export const largestChanges = (changed: readonly Kept[]) =>
  changed
    .toSorted((left, right) => factorOf(right) - factorOf(left))
    .slice(0, NAMED)
    .map(({ earlier, row }) => {
      const [from, to] = [earlier.price_in_cents, Number(row.price_in_cents)].map(reaisOf);
      return `${quoted(row.name)} de ${from} para ${to}`;
    })
    .join(', ');

/** What an import changes of the products that stay: a sentence about prices, and one about the other columns. */
export function changesOf(rows: readonly Row[], before: readonly Earlier[]): string[] {
  const kept = keptIn(rows, before);
  const prices = changedIn(kept, 'price_in_cents');
  const otherColumns = allFields.flatMap((field) => {
    if (field === 'price_in_cents' || field === 'sale' || field === 'status') return [];
    const { length } = changedIn(kept, field);
    return length === 0 ? [] : `${titleOf(field)} de ${counted(length, 'produto')}`;
  });
  return [
    ...(prices.length > 0
      ? [
          `Preços que mudam: ${prices.length} de ${kept.length}${prices.length > NAMED ? ', os maiores' : ''}: ${largestChanges(prices)}.`,
        ]
      : []),
    ...(otherColumns.length > 0 ? [`Mudam também: ${otherColumns.join(', ')}.`] : []),
  ];
}
