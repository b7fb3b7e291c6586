/** Indexes of items in a list, in any order: 4 bytes each. */
export type Indexes = Uint32Array<ArrayBuffer>;

/** The indexes of all items of a list, in its order. */
export function allIndexes(items: readonly unknown[]): Indexes {
  const indexes = new Uint32Array(items.length);
  for (let index = 0; index < indexes.length; index++) indexes[index] = index;
  return indexes;
}

/** The indexes of the items that meet a condition, in the list's order. */
export function indexesWhere<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Indexes {
  return allIndexes(items).filter((index) => {
    const item = items[index];
    return item !== undefined && isWanted(item);
  });
}

/** Sorts some indexes, each listed once, by an order of all. */
export function inOrder(order: Indexes, some: Indexes): Indexes {
  if (some.length === order.length) return order;
  const isListed = new Uint8Array(order.length);
  for (const index of some) isListed[index] = 1;
  const ordered = new Uint32Array(some.length);
  let next = 0;
  for (const index of order) if (isListed[index] === 1) ordered[next++] = index;
  return ordered;
}
