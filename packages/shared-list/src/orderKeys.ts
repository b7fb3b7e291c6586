import type { Entries } from './entries';
import { compareStamps, justAfter, NEVER, type Stamp } from './stamp';

/** Assigns missing or out-of-order keys while walking along a list. */
export function createOrderKeys() {
  let passed = NEVER;
  let last = NEVER;
  let assigned = 0;
  return {
    /** Whether a key is greater than all keys before it. If so, the walk goes past it. */
    pass(key: Stamp): boolean {
      if (compareStamps(key, last) <= 0) return false;
      [passed, last, assigned] = [key, key, 0];
      return true;
    },
    /** A key greater than all before it, and smaller than any later stamp. The id makes it unique. */
    assign(id: string): Stamp {
      last = justAfter(passed, `+${(assigned++).toString(36).padStart(4, '0')}${id}`);
      return last;
    },
  };
}

/** The index that an item has in the list with this order key: the number of items with a smaller key. */
export function indexWith(entries: Entries, itemId: string, key: Stamp): number {
  return [...entries].filter(
    ([id, { orderKey, hash }]) => hash && id !== itemId && compareStamps(orderKey, key) < 0,
  ).length;
}
