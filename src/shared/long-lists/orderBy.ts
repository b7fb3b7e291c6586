import { allIndexes, type Indexes } from './indexes';

/** How many values a digit has. A table of 2,048 counts fits into a processor's first-level cache. */
const RADIX = 2048;

/** An order of all items of a list. It is computed in steps ahead of time, or when it is first read. */
export interface Order {
  /** Does a few ms of the work; returns false if none is left. */
  step: () => boolean;
  indexes: () => Indexes;
}

/**
 * Orders items from the smallest key to the greatest; equal keys keep the list's order. Keys are integers whose
 * differences are safe ones: cents, sales, ms, or any of them negated for the opposite order.
 *
 * A radix sort, digit by digit from the last: 100,000 items take some ms, where `Array.sort` takes some frames.
 */
export function orderBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Order {
  const passes = passesOf(items, keyOf);
  let indexes: Indexes = new Uint32Array();
  const step = () => {
    const { done, value } = passes.next();
    if (value) indexes = value;
    return !done;
  };
  return {
    step,
    indexes() {
      while (step());
      return indexes;
    },
  };
}

/** Yields the indexes sorted by one more digit each time. */
function* passesOf<Item>(items: readonly Item[], keyOf: (item: Item) => number): Generator<Indexes, void> {
  let indexes = allIndexes(items);
  const rests = restsOf(items, keyOf);
  const digits = new Uint16Array(rests.length);
  yield indexes;
  while (takeDigits(rests, digits)) yield (indexes = sortedBy(digits, indexes));
}

/** The difference between each key and the smallest. */
function restsOf<Item>(items: readonly Item[], keyOf: (item: Item) => number): Float64Array {
  const keys = new Float64Array(items.length);
  let least = Infinity;
  items.forEach((item, index) => {
    const key = keyOf(item);
    least = Math.min(least, key);
    keys[index] = key;
  });
  return keys.map((key) => key - least);
}

/** Moves the last digit of each number into `digits`. Returns whether a number was left. */
function takeDigits(rests: Float64Array, digits: Uint16Array): boolean {
  let some = false;
  for (let index = 0; index < rests.length; index++) {
    const rest = rests[index] ?? 0;
    some ||= rest > 0;
    const next = Math.floor(rest / RADIX);
    digits[index] = rest - next * RADIX;
    rests[index] = next;
  }
  return some;
}

/** One pass: sorts the indexes by their digits and keeps the order of equal ones. */
function sortedBy(digits: Uint16Array, indexes: Indexes): Indexes {
  const nexts = firstsOf(digits);
  const sorted = new Uint32Array(indexes.length);
  for (const index of indexes) {
    const digit = digits[index] ?? 0;
    const next = nexts[digit] ?? 0;
    sorted[next] = index;
    nexts[digit] = next + 1;
  }
  return sorted;
}

/** For each digit, how many items have a smaller one. */
function firstsOf(digits: Uint16Array): Uint32Array {
  const counts = new Uint32Array(RADIX);
  for (let index = 0; index < digits.length; index++) {
    const digit = digits[index] ?? 0;
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  let total = 0;
  return counts.map((count) => (total += count) - count);
}
