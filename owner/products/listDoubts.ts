import type { Row } from '@/entities/product/model/fields';
import { shop } from '@/shared/config';
import { listed } from '@/shared/lib/text';
import { counted } from '../counted';
import { valueOf } from './changes';
import { asFileNames } from './checkList';
import { plain, titleOf, type FieldName } from './fieldWords';
import { groupedBy } from './groupedBy';
import type { Earlier } from './ownList';
import { quoted, reaisOf } from './problems';
import { someOf } from './someOf';

// Doubts that a list alone raises, on a first import, too. What an owner has confirmed once is not asked again.

/** What the doubts about a list need to know. */
interface Asking {
  rows: readonly Row[];
  /** Whether a product is new, or has another value in one of these fields than before. */
  isChanged: (row: Row, ...fields: readonly FieldName[]) => boolean;
  /** The name of a product, with its line in the sheet. */
  inSheet: (row: Row) => string;
}

/**
 * A sentence for each oddity of a list that the owner probably does not want; empty for a usual list.
 * @param before the list now; empty on a first import
 * @param inSheet the name of a product, with its line in the sheet
 */
export function doubtsOfList(
  rows: readonly Row[],
  before: readonly Earlier[],
  inSheet: (row: Row) => string,
): string[] {
  const byId = new Map(before.map((earlier) => [earlier.id, earlier]));
  const isChanged = (row: Row, ...fields: readonly FieldName[]) => {
    const earlier = byId.get(String(row.id));
    return !earlier || fields.some((field) => valueOf(earlier, field) !== valueOf(row, field));
  };
  const asking: Asking = { rows, isChanged, inSheet };
  return [
    ...unusualPrices(asking),
    ...otherCategories(asking),
    ...hugeCounts(asking),
    ...sameVersions(asking),
    ...similarCodes(asking),
  ];
}

/** A price that is this many times the usual price of its category, or this many times less, looks like a misplaced comma. */
const UNUSUAL = 8;

/** A category with fewer products has no usual price. */
const FEWEST = 3;

/** A doubt about prices of new products that are far from the usual price of their category. */
function unusualPrices({ rows, isChanged, inSheet }: Asking): string[] {
  const unusual = [...groupedBy(rows, ({ category }) => category).values()].flatMap((group) => {
    const prices = group
      .map((row) => Number(row.price_in_cents))
      .filter((price) => price > 0)
      .toSorted((less, more) => less - more);
    // In a category of an even number, the lower of the two in the middle.
    const usual = prices[Math.floor((prices.length - 1) / 2)];
    if (usual === undefined || prices.length < FEWEST) return [];
    return group.flatMap((row) => {
      const price = Number(row.price_in_cents);
      const isUnusual = price > 0 && Math.max(price / usual, usual / price) >= UNUSUAL;
      return isUnusual && isChanged(row)
        ? `${inSheet(row)} custa ${reaisOf(price)}, e o usual ali é ${reaisOf(usual)}`
        : [];
    });
  });
  return unusual.length === 0
    ? []
    : [
        `${counted(unusual.length, 'produto custa', 'produtos custam')} ${UNUSUAL} vezes mais, ou menos, que os outros da categoria, como se faltasse ou sobrasse uma vírgula: ${someOf(unusual)}`,
      ];
}

/** 'caneca' of 'Canecas', 'Caneca' and 'Caneca Azul': the first word, in singular, without accents. */
const firstWord = (text: string) => plain(text.trim().split(/\s+/)[0] ?? '').replace(/s$/, '');

/** The first words of each category's names, and its tab. */
const categoryWords = Object.entries(shop.categories).map(([key, { tab, one }]) => ({
  ...{ key, tab },
  words: [firstWord(tab), firstWord(one)].filter(Boolean),
}));

/** Fewer names of another category than this are never a question: a name may be a play on words. */
const FEW = 2;

/** A doubt if names begin with the word of another category than theirs, as if one of the two columns had been sorted alone. */
function otherCategories({ rows, isChanged, inSheet }: Asking): string[] {
  const odd = rows.flatMap((row) => {
    const word = firstWord(String(row.name));
    const named = categoryWords.filter(({ words }) => words.includes(word));
    const tab = categoryWords.find(({ key }) => key === row.category)?.tab;
    const isOther = named.length > 0 && !named.some(({ key }) => key === row.category);
    return isOther && tab !== undefined && isChanged(row, 'name', 'category')
      ? `${inSheet(row)} está em ${tab}`
      : [];
  });
  return odd.length < FEW
    ? []
    : [
        `${odd.length} nomes começam com outra categoria que a da linha, como se só uma das colunas ${quoted(titleOf('name'))} e ${quoted(titleOf('category'))} tivesse mudado de ordem: ${someOf(odd, FEW)}`,
      ];
}

/** The largest counts that a shop has; a larger one is the number of something else. */
const LARGEST: readonly (readonly [field: FieldName, most: number])[] = [
  ['stock', 100_000],
  ['sales', 10_000_000],
];

/** A doubt for each count that is too large, as a barcode in the wrong column is. */
function hugeCounts({ rows, isChanged, inSheet }: Asking): string[] {
  return LARGEST.flatMap(([field, most]) => {
    const huge = rows.flatMap((row) =>
      Number(row[field] ?? 0) > most && isChanged(row, field)
        ? `${inSheet(row)} tem ${valueOf(row, field)}`
        : [],
    );
    return huge.length === 0
      ? []
      : [
          `${titleOf(field)} de ${counted(huge.length, 'produto')} parece um código de barras, que é da coluna ${quoted(titleOf('gtin'))}: ${someOf(huge)}`,
        ];
  });
}

/**
 * Groups of products that are twins by a key, each as a text; without groups that stay as they were.
 * @param keyOf undefined for a product that has no twin
 * @param fields of which the key is made
 */
function twins(
  { rows, isChanged, inSheet }: Asking,
  keyOf: (row: Row) => string | undefined,
  fields: readonly FieldName[],
): string[] {
  const byKey = groupedBy(
    rows.filter((row) => keyOf(row) !== undefined),
    keyOf,
  );
  return [...byKey.values()]
    .filter((group) => group.length > 1 && group.some((row) => isChanged(row, ...fields)))
    .map((group) => listed(group.slice(0, NAMED).map(inSheet), 'e'));
}

/** The most products of a group of twins that are named. */
const NAMED = 3;

/**
 * A doubt about versions with the same group, size, colour and name: shoppers can only choose the first. Versions without a size only
 * have a note (checkList.ts), because merged cells can make them.
 */
function sameVersions(asking: Asking): string[] {
  const fields = ['category', 'item_group_id', 'size', 'color', 'name'] as const;
  const same = twins(
    asking,
    (row) =>
      row.item_group_id && row.size
        ? JSON.stringify(fields.map((field) => plain(valueOf(row, field))))
        : undefined,
    fields,
  );
  return same.length === 0
    ? []
    : [
        `${counted(same.length, 'versão está duas vezes', 'versões estão duas vezes')} com o mesmo ${titleOf('item_group_id')}, ${titleOf('size')}, ${titleOf('color')} e ${titleOf('name')}, e só a primeira se deixa escolher: ${someOf(same)}`,
      ];
}

/** A doubt about codes that differ only in case, accents or invisible letters. */
function similarCodes(asking: Asking): string[] {
  const similar = twins(asking, ({ id }) => asFileNames(String(id)), ['id']);
  return similar.length === 0
    ? []
    : [
        `${counted(similar.length, 'código só difere', 'códigos só diferem')} de outro em maiúsculas ou letras que não se veem, e pode ser o mesmo produto: ${someOf(similar)}`,
      ];
}
