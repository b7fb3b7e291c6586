/**
 * When a change was made, and by which tab. `at` begins with the clock's ms since 1970 and is always greater than any
 * that the tab has seen, so that the order of what was seen holds whatever the clocks say (Lamport). The later stamp
 * wins; of two at once, the one of the greater tab id.
 */
export interface Stamp {
  at: number;
  tab: string;
}

/** Before every other stamp. */
export const NEVER: Stamp = { at: 0, tab: '' };

/** Greater than 0 where `one` is later, 0 where they are the same. */
export function compareStamps(one: Stamp, other: Stamp): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.tab === other.tab) return 0;
  return one.tab > other.tab ? 1 : -1;
}

/** A stamp that follows at once, before any change that was made later; of several, `mark` decides the order. */
export const justAfter = ({ at, tab }: Stamp, mark: string): Stamp => ({ at, tab: `${tab}${mark}` });

/** The last moment that a date can be, in ms since 1970. After a later stamp there would be no room for others. */
const LAST = 8.64e15;

/** Null where the parts, which come from outside, are those of no stamp. */
export function parseStamp(at: unknown, tab: unknown): Stamp | null {
  const isTime = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at <= LAST;
  return isTime && typeof tab === 'string' ? { at, tab } : null;
}
