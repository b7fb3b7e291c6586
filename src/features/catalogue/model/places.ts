import type { Product } from '@/entities/product';

/** Where products stand in the loaded list: 4 bytes each, whatever is listed in whatever order. */
export type Places = Uint32Array<ArrayBuffer>;

/** The places of all products of a list, in its order. */
export function allPlaces(products: readonly Product[]): Places {
  const places = new Uint32Array(products.length);
  for (let place = 0; place < places.length; place++) places[place] = place;
  return places;
}

/** The places of a list's products that are in a category, in the list's order. */
export function placesIn(products: readonly Product[], category: Product['category']): Places {
  return allPlaces(products).filter((place) => products[place]?.category === category);
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
