import { allPlaces, type Places } from './places';

/** How many values a digit has. A table of so many counts fits into a processor's first-level cache. */
const RADIX = 2048;

/** An order of all items of a list, worked out in steps ahead or when it is asked for. */
export interface Order {
  /** Does some ms of work ahead; false when none is left. */
  step: () => boolean;
  places: () => Places;
}

/**
 * Orders items from the smallest key to the greatest; equal keys keep the list's order. Keys are integers whose
 * differences are safe ones: cents, sales, ms, or any of them negated for the opposite order.
 *
 * A radix sort, digit by digit from the last: 100,000 items take some ms, where `Array.sort` takes some frames.
 */
export function orderBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Order {
  const passes = passesOf(items, keyOf);
  let places: Places = new Uint32Array();
  const step = () => {
    const { done, value } = passes.next();
    if (value) places = value;
    return !done;
  };
  return {
    step,
    places() {
      while (step());
      return places;
    },
  };
}

/** The places ordered by ever more digits. */
function* passesOf<Item>(items: readonly Item[], keyOf: (item: Item) => number): Generator<Places, void> {
  let places = allPlaces(items);
  const rests = restsOf(items, keyOf);
  const digits = new Uint16Array(rests.length);
  yield places;
  while (takeDigits(rests, digits)) yield (places = sortedBy(digits, places));
}

/** By how much each key is greater than the least. */
function restsOf<Item>(items: readonly Item[], keyOf: (item: Item) => number): Float64Array {
  const keys = new Float64Array(items.length);
  let least = Infinity;
  items.forEach((item, place) => {
    const key = keyOf(item);
    least = Math.min(least, key);
    keys[place] = key;
  });
  return keys.map((key) => key - least);
}

/** Moves the last digit of each number into `digits`; whether there was one. */
function takeDigits(rests: Float64Array, digits: Uint16Array): boolean {
  let some = false;
  for (let place = 0; place < rests.length; place++) {
    const rest = rests[place] ?? 0;
    some ||= rest > 0;
    const next = Math.floor(rest / RADIX);
    digits[place] = rest - next * RADIX;
    rests[place] = next;
  }
  return some;
}

/** One pass: the places by their digits, as they stood where those are the same. */
function sortedBy(digits: Uint16Array, places: Places): Places {
  const nexts = firstsOf(digits);
  const sorted = new Uint32Array(places.length);
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0;
    const digit = digits[place] ?? 0;
    const next = nexts[digit] ?? 0;
    sorted[next] = place;
    nexts[digit] = next + 1;
  }
  return sorted;
}

/** How many digits are less than each. */
function firstsOf(digits: Uint16Array): Uint32Array {
  const counts = new Uint32Array(RADIX);
  for (let place = 0; place < digits.length; place++) {
    const digit = digits[place] ?? 0;
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  let total = 0;
  return counts.map((count) => (total += count) - count);
}
