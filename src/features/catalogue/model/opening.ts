/**
 * The opening: on the first page of all products the first card is large, two columns wide and two rows high (on a phone
 * one row high). Some other cards are two columns wide, so that all rows are whole.
 */

/** The numbers of columns that the grid may have; a single column has whole rows anyway. */
export const columnCounts = [2, 3, 4] as const;

export type ColumnCount = (typeof columnCounts)[number];

/** The least number of cards that can make whole rows in any number of columns. */
const FEWEST = 7;

/** How one row of the grid is filled. */
interface Row {
  /** The number of columns that the large card leaves. */
  columns: number;
  /** The number of cards that are two columns wide. */
  wide: number;
}

/** Whether a first page with this number of cards has an opening. */
export const hasOpening = (count: number) => count >= FEWEST;

/**
 * The indexes of the cards that are two columns wide, the large one apart. For twelve cards in four columns it is the
 * seventh card:
 *
 *     0 0 1 2
 *     0 0 3 4
 *     5 6 6 7
 *     8 9 10 11
 * @param count the number of all cards, seven or more
 */
export function wideCards(count: number, columns: ColumnCount): ReadonlySet<number> {
  const beside = besideLargeCard(columns);
  const others = count - 1;
  const below = Math.ceil((others - sum(beside)) / columns);
  const rows: Row[] = [...beside, ...Array.from({ length: below }, () => columns)].map((free) => ({
    columns: free,
    wide: 0,
  }));
  widen(rows.slice(beside.length), sum(rows.map((row) => row.columns)) - others);
  return new Set(rows.flatMap((row, index) => wideIn(row, firstCardOf(rows, index), index)));
}

/** The free columns of each row in which the large card is. In two columns it fills its only row. */
const besideLargeCard = (columns: ColumnCount): readonly number[] =>
  columns === 2 ? [] : [columns - 2, columns - 2];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Widens this number of cards, one in each row in turn, beginning in the middle. */
function widen(rows: readonly Row[], count: number): void {
  const middle = Math.floor((rows.length - 1) / 2);
  for (let turn = 0; turn < count; turn += 1) {
    const row = rows[(middle + turn) % rows.length];
    if (row) row.wide += 1;
  }
}

/** The index of a row's first card; the large card is 0. */
const firstCardOf = (rows: readonly Row[], index: number) =>
  1 + sum(rows.slice(0, index).map(({ columns, wide }) => columns - wide));

/** The indexes of a row's wide cards: all of its cards, or one that is its second or, in every other row, its first. */
function wideIn({ columns, wide }: Row, first: number, index: number): number[] {
  if (wide === 0) return [];
  if (2 * wide === columns) return Array.from({ length: wide }, (_, card) => first + card);
  return [columns === 3 && index % 2 === 0 ? first : first + 1];
}
