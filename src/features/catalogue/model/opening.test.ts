import { columnCounts, hasOpening, wideCards, type ColumnCount } from './opening';

/**
 * Places cards as a grid does that never goes back (`grid-auto-flow: row`), and returns its rows, a card's index in each
 * cell; an empty cell is null.
 */
function place(count: number, columns: ColumnCount): (number | null)[][] {
  const wide = wideCards(count, columns);
  const cells: (number | null)[] = [];
  const take = (at: number, card: number) => {
    while (cells.length <= at) cells.push(null);
    cells[at] = card;
  };
  for (const at of columns === 2 ? [0, 1] : [0, 1, columns, columns + 1]) take(at, 0);
  let next = 0;
  for (let card = 1; card < count; card += 1) {
    const width = wide.has(card) ? 2 : 1;
    const isFree = (at: number) => (cells[at] ?? null) === null;
    const fits = (at: number) =>
      Array.from({ length: width }, (_, offset) => at + offset).every(isFree) &&
      (at % columns) + width <= columns;
    while (!fits(next)) next += 1;
    for (let offset = 0; offset < width; offset += 1) take(next + offset, card);
  }
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells[row * columns + column] ?? null),
  );
}

it('one of twelve cards is wide in four columns, none in three, and one in two', () => {
  expect(place(12, 4)).toEqual([
    [0, 0, 1, 2],
    [0, 0, 3, 4],
    [5, 6, 6, 7],
    [8, 9, 10, 11],
  ]);
  expect([...wideCards(12, 3)]).toEqual([]);
  expect([...wideCards(12, 2)]).toEqual([5]);
});

describe.each(columnCounts)('in %i columns', (columns) => {
  it('any number of cards from seven on fills whole rows, in its order', () => {
    for (let count = 7; count <= 60; count += 1) {
      const cells = place(count, columns).flat();
      expect(cells).not.toContain(null);
      const order = [...new Set(cells)];
      expect(order).toEqual(Array.from({ length: count }, (_, card) => card));
    }
  });
});

it('a listing of fewer than seven cards has no opening', () => {
  expect([6, 7].map(hasOpening)).toEqual([false, true]);
});
