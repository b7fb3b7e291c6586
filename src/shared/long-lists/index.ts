/**
 * Work on lists of up to 100,000 products without a frame that is late. A shop of 50 products would not need it: it is
 * for owners with a large catalogue and for their shoppers' slow phones. It costs the first download 1.5 KB.
 *
 * Measured with 100,000 products beside a page without a framework that parses, sorts and searches in one go
 * (docs/performance.md): no task above 50 ms while the list arrives, against one of 335 ms; the worst interaction on a
 * CPU four times slower 104 ms, against 352.
 *
 * - `readJson` parses a list while it arrives, a piece a task (docs/decisions/0008-list-parsed-while-it-arrives.md).
 * - `orderBy` sorts by radix; `Places` name products by where they stand, 4 bytes each.
 * - `createNameIndex` searches all names as one text.
 * - `once` keeps each result as long as its list lives; `prepare` does the work ahead, in idle time.
 */
export { createNameIndex, placesOf, withoutAccents } from './nameIndex';
export { once } from './once';
export { orderBy, type Order } from './orderBy';
export { allPlaces, inOrder, placesWhere, type Places } from './places';
export { prepare } from './prepare';
export { readJson } from './readJson';
