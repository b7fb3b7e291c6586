import { compareStamps, justAfter, NEVER, type Stamp } from './stamp';

/** Walks along a list, and gives places to the things that have none, or one that is not behind those before them. */
export function createPlaces() {
  let passed = NEVER;
  let last = NEVER;
  let given = 0;
  return {
    /** Whether a place is behind all before it; it is passed then. */
    pass(place: Stamp): boolean {
      if (compareStamps(place, last) <= 0) return false;
      [passed, last, given] = [place, place, 0];
      return true;
    },
    /** A place behind all before it, but before any that was given later; no other thing gets the same. */
    between(id: string): Stamp {
      last = justAfter(passed, `+${(given++).toString(36).padStart(4, '0')}${id}`);
      return last;
    },
  };
}
