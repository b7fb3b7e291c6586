/**
 * Works on lists of up to 100,000 products without a late frame. A shop of 50 products does not need it: it is for large
 * catalogues and slow phones. It adds 1.5 KB to the first download.
 *
 * Measured with 100,000 products beside a page without a framework that parses, sorts and searches in one go
 * (docs/performance.md): no task above 50 ms while the list arrives, against one of 335 ms; the worst interaction on a
 * CPU four times slower 104 ms, against 352.
 *
 * - `readJson` parses a list while it arrives, a piece a task (docs/decisions/0008-list-parsed-while-it-arrives.md).
 * - `orderBy` sorts by radix; `Indexes` refer to products by their index, 4 bytes each.
 * - `createNameIndex` searches all names as one text.
 * - `once` caches each result as long as its list lives; `warmUp` fills the caches in idle time.
 */
export { createNameIndex, searchNames } from './nameIndex';
export { once } from './once';
export { orderBy, type Order } from './orderBy';
export { allIndexes, inOrder, indexesWhere, type Indexes } from './indexes';
export { warmUp } from './warmUp';
export { readJson } from './readJson';
export { createWordIndex, wordsOf, type Forms, type WordIndex } from './wordIndex';
