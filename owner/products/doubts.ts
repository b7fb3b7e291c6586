import { detailNames, type Row } from '@/entities/product/model/fields';
import { counted } from '../counted';
import { changedIn, changeOf, factorOf, firstOf, keptIn, largestPriceChanges, valueOf } from './changes';
import { fieldNames, titleOf, type FieldName } from './fieldWords';
import { groupedBy } from './groupedBy';
import { doubtsOfList } from './listDoubts';
import type { Earlier } from './ownList';
import { quoted, reaisOf } from './problems';
import { someOf } from './someOf';

type Named = Pick<Earlier, 'id' | 'name'>;

/** What an import would write. */
interface NewList {
  rows: readonly Row[];
  products: readonly Named[];
  /** The line of a product in the sheet: 'linha 7'. */
  lineOf: (row: Row) => string;
}

/** The products of a list whose ids are not in another list. */
export function without<Item extends Named>(products: readonly Item[], others: readonly Named[]): Item[] {
  const ids = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !ids.has(id));
}

/** The fields that a product may lack. */
export const emptiable = ['description', 'image_url', ...detailNames] as const;

export const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * A sentence for each change of an import that the owner probably does not want; empty for a usual import.
 * @param before the list now
 * @param beforeLast the list before the last import; undefined if that was the first
 */
export function doubtsOf(
  { rows, products, lineOf }: NewList,
  before: readonly Earlier[],
  beforeLast?: readonly Named[],
) {
  const inSheet = (row: Row) => `${quoted(row.name)} (${lineOf(row)})`;
  const moved = movedNames(rows, before);
  return [
    ...(beforeLast ? oldSheet(products, before, beforeLast) : []),
    ...leaving(products, before),
    ...emptied(rows, before),
    ...zeroPrices(rows, before, inSheet),
    ...oddPrices(rows, before, inSheet),
    ...doubtsOfList(rows, before, inSheet),
    ...moved,
    ...movedColumns(rows, before),
    ...manyChanged(rows, before, moved.length > 0 ? ['category', 'image_url'] : STEADY),
  ];
}

/** A doubt if an import takes back what the last one added or removed, as a sheet from before that import does. */
function oldSheet(
  products: readonly Named[],
  before: readonly Named[],
  beforeLast: readonly Named[],
): string[] {
  const idsNow = new Set(products.map(({ id }) => id));
  const returning = without(beforeLast, before).filter(({ id }) => idsNow.has(id));
  const goingAgain = without(without(before, beforeLast), products);
  const namesOf = (items: readonly Named[]) => someOf(items.map(({ name }) => name));
  const parts = [
    ...(returning.length > 0
      ? [
          `${counted(returning.length, 'produto que a última importação tirou volta', 'produtos que a última importação tirou voltam')} (${namesOf(returning)})`,
        ]
      : []),
    ...(goingAgain.length > 0
      ? [
          `${counted(goingAgain.length, 'produto que ela acrescentou sai', 'produtos que ela acrescentou saem')} (${namesOf(goingAgain)})`,
        ]
      : []),
  ];
  return parts.length === 0
    ? []
    : [`A planilha parece ser de antes da última importação: ${parts.join(', e ')}`];
}

/** Doubts if a third of the products leaves, or if products get another code. */
function leaving(products: readonly Named[], before: readonly Earlier[]): string[] {
  const lost = without(before, products);
  /** The lost products of each name, because versions share a name. */
  const byName = groupedBy(lost, ({ name }) => name);
  const renamed = without(products, before).flatMap(({ id, name }) => {
    const earlier = byName.get(name)?.shift();
    return earlier ? `${quoted(name)} (de ${quoted(earlier.id)} para ${quoted(id)})` : [];
  });
  const gone = [...byName.values()].flat().map(({ name }) => name);
  const many = gone.length > 0 && gone.length * 3 >= before.length;
  return [
    ...(many ? [`Saem ${gone.length} de ${counted(before.length, 'produto')} (${someOf(gone)})`] : []),
    ...(renamed.length > 0
      ? [`Mudam de código, e carrinhos, endereços e buscadores os perdem: ${someOf(renamed)}`]
      : []),
  ];
}

/** A doubt if fields of products lose their values. */
function emptied(rows: readonly Row[], before: readonly Earlier[]): string[] {
  const kept = keptIn(rows, before);
  const names = emptiable.flatMap((field) => {
    const lost = kept.filter(({ earlier, row }) => isBlank(row[field]) && !isBlank(earlier[field]));
    const examples = lost.map((product) => `${quoted(product.row.name)} ${changeOf(product, field)}`);
    return lost.length === 0
      ? []
      : `${titleOf(field)} de ${counted(lost.length, 'produto')} (${firstOf(examples)})`;
  });
  return names.length === 0 ? [] : [`Ficam sem valor: ${names.join('; ')}`];
}

/** Doubts about prices of 0: of products that had a price before, and of new products. */
function zeroPrices(
  rows: readonly Row[],
  before: readonly Earlier[],
  inSheet: (row: Row) => string,
): string[] {
  const isFree = ({ price_in_cents }: Row) => Number(price_in_cents) === 0;
  const lost = keptIn(rows, before)
    .filter(({ earlier, row }) => isFree(row) && !isFree(earlier))
    .map(({ earlier, row }) => `${inSheet(row)}, que custava ${reaisOf(earlier.price_in_cents)}`);
  const known = new Set(before.map(({ id }) => id));
  const free = rows.filter((row) => isFree(row) && !known.has(String(row.id)));
  const freeNames = free.map(inSheet);
  return [
    ...(lost.length > 0
      ? [`${counted(lost.length, 'produto passa', 'produtos passam')} a custar R$ 0,00: ${someOf(lost)}`]
      : []),
    ...(free.length > 0
      ? [
          `${counted(free.length, 'produto novo custa', 'produtos novos custam')} R$ 0,00: ${someOf(freeNames)}`,
        ]
      : []),
  ];
}

/** Fewer changes than this are never a question. */
const FEW = 3;

/** The factor from which a changed price looks like a lost comma, or one digit too many. */
export const ODD_FACTOR = 5;

/**
 * A doubt if prices change as if a comma was lost or added.
 * @param inSheet the name of a product, with its line in the sheet
 */
function oddPrices(
  rows: readonly Row[],
  before: readonly Earlier[],
  inSheet: (row: Row) => string,
): string[] {
  const changed = keptIn(rows, before).filter((product) => factorOf(product) >= ODD_FACTOR);
  return [
    ...(changed.length > 0
      ? [
          `${counted(changed.length, 'preço muda', 'preços mudam')} ${ODD_FACTOR} vezes ou mais, como se faltasse uma vírgula ou sobrasse um dígito: ${largestPriceChanges(changed, inSheet)}`,
        ]
      : []),
  ];
}

/** A doubt if names now belong to other codes, as if only the column of names had been sorted. */
function movedNames(rows: readonly Row[], before: readonly Earlier[]): string[] {
  const kept = keptIn(rows, before);
  const changed = changedIn(kept, 'name');
  /** The names that products had before and have no more. */
  const leftBehind = new Set(changed.map(({ earlier }) => earlier.name));
  const moved = changed.filter(({ row }) => leftBehind.has(String(row.name)));
  const examples = moved
    .slice(0, 3)
    .map(({ earlier, row }) => `${quoted(row.id)} era ${quoted(earlier.name)}, e vira ${quoted(row.name)}`);
  return moved.length < 2
    ? []
    : [
        `${moved.length} códigos ficam com o nome que era de outro, como se só a coluna "Nome" tivesse mudado de ordem: ${examples.join('; ')}`,
      ];
}

/** Doubts about columns whose values now belong to other codes, or to another column. */
export const movedColumns = (rows: readonly Row[], before: readonly Earlier[]): string[] => [
  ...sortedAlone(rows, before),
  ...exchangedColumns(rows, before),
];

/** The columns that can be sorted alone. Codes tell the products apart, and names have a separate doubt (movedNames). */
const SORTABLE = fieldNames.filter((field) => field !== 'id' && field !== 'name');

/** A doubt for each column with the same values at other codes, as if only this column had been sorted. */
function sortedAlone(rows: readonly Row[], before: readonly Earlier[]): string[] {
  const kept = keptIn(rows, before);
  const valuesOf = (products: readonly Row[], field: FieldName) =>
    JSON.stringify(products.map((product) => valueOf(product, field)).toSorted());
  return SORTABLE.flatMap((field) => {
    const changed = changedIn(kept, field);
    const isSame =
      valuesOf(
        changed.map(({ earlier }) => earlier),
        field,
      ) ===
      valuesOf(
        changed.map(({ row }) => row),
        field,
      );
    return changed.length < FEW || !isSame
      ? []
      : `a coluna ${quoted(titleOf(field))} tem os mesmos valores em outra ordem, em ${counted(changed.length, 'produto')}, como se só ela tivesse sido ordenada`;
  });
}

/** A doubt for each pair of columns whose values have changed places, as if their titles had been exchanged. */
function exchangedColumns(rows: readonly Row[], before: readonly Earlier[]): string[] {
  const kept = keptIn(rows, before);
  const pairs = SORTABLE.flatMap((first, index) =>
    SORTABLE.slice(index + 1).map((second) => [first, second] as const),
  );
  return pairs.flatMap(([first, second]) => {
    const changed = new Set([...changedIn(kept, first), ...changedIn(kept, second)]);
    const exchanged = [...changed].filter(
      ({ earlier, row }) =>
        valueOf(row, first) === valueOf(earlier, second) && valueOf(row, second) === valueOf(earlier, first),
    );
    return exchanged.length < FEW || exchanged.length * 2 <= changed.size
      ? []
      : `as colunas ${quoted(titleOf(first))} e ${quoted(titleOf(second))} trocam os valores em ${counted(exchanged.length, 'produto')}, como se os nomes delas tivessem sido trocados`;
  });
}

/** The fields that stay the same in most imports. */
const STEADY = ['name', 'category', 'image_url'] as const;

/** A doubt for each field that changes in more than half of the kept products. */
function manyChanged(
  rows: readonly Row[],
  before: readonly Earlier[],
  fields: readonly (typeof STEADY)[number][],
): string[] {
  const kept = keptIn(rows, before);
  return fields.flatMap((field) => {
    const changed = changedIn(kept, field).filter(
      ({ earlier, row }) => !isBlank(earlier[field]) && !isBlank(row[field]),
    );
    return changed.length < FEW || changed.length * 2 <= kept.length
      ? []
      : `${titleOf(field)} muda em ${changed.length} de ${counted(kept.length, 'produto')}, como ${quoted(changed[0]?.row.name)}`;
  });
}
