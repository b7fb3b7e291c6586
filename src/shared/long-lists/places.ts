/** Where items stand in a list: 4 bytes each, whatever is listed in whatever order. */
export type Places = Uint32Array<ArrayBuffer>;

/** The places of all items of a list, in its order. */
export function allPlaces(items: readonly unknown[]): Places {
  const places = new Uint32Array(items.length);
  for (let place = 0; place < places.length; place++) places[place] = place;
  return places;
}

/** The places of a list's items that fulfil a condition, in the list's order. */
export function placesWhere<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Places {
  return allPlaces(items).filter((place) => {
    const item = items[place];
    return item !== undefined && isWanted(item);
  });
}

/** Some places, each once, in the order of all. */
export function inOrder(order: Places, some: Places): Places {
  if (some.length === order.length) return order;
  const isListed = new Uint8Array(order.length);
  for (const place of some) isListed[place] = 1;
  const ordered = new Uint32Array(some.length);
  let next = 0;
  for (const place of order) if (isListed[place] === 1) ordered[next++] = place;
  return ordered;
}
