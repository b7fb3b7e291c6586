/** One item's change: the item as it is now, or null if it was removed, and its index in the list. */
export interface ItemChange<Item> {
  id: string;
  item: Item | null;
  index: number;
}

/** Changes the list in place. An item that is in the list already keeps its index. */
export function applyChange<Item extends { id: string }>(
  items: Item[],
  { id, item, index }: ItemChange<Item>,
): void {
  const here = items.findIndex((known) => known.id === id);
  if (here >= 0) items.splice(here, 1, ...(item ? [item] : []));
  else if (item) items.splice(index, 0, item);
}
