/**
 * When a change was made, and in which tab. `at` starts as ms since 1970 and is always greater than every
 * stamp that the tab has seen (a Lamport clock), so clocks may differ. The later stamp wins; if `at` is
 * equal, the greater tab id wins. Stamps are also the keys by which the items are ordered.
 */
export interface Stamp {
  at: number;
  tab: string;
}

/** Earlier than every other stamp. */
export const NEVER: Stamp = { at: 0, tab: '' };

/** Greater than 0 if `a` is later, 0 if they are equal. */
export function compareStamps(a: Stamp, b: Stamp): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.tab === b.tab) return 0;
  return a.tab > b.tab ? 1 : -1;
}

/** A stamp directly after this one and before every later change. `mark` orders several of them. */
export const justAfter = ({ at, tab }: Stamp, mark: string): Stamp => ({ at, tab: `${tab}${mark}` });

/** The latest time that a Date can hold, in ms since 1970. It leaves room for later stamps. */
const LATEST = 8.64e15;

/** Checks the parts of a stamp from outside; null if they are invalid. */
export function parseStamp(at: unknown, tab: unknown): Stamp | null {
  const isTime = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at <= LATEST;
  return isTime && typeof tab === 'string' ? { at, tab } : null;
}

/**
 * A Lamport clock.
 * @param now ms since 1970
 * @param tab the id of this tab
 */
export function createClock(now: () => number, tab: string) {
  let latest = 0;
  return {
    /** Later stamps of this tab are greater than those of an entry. */
    see({ stamp, orderKey }: Record<'stamp' | 'orderKey', Stamp>): void {
      latest = Math.max(latest, stamp.at, orderKey.at);
    },
    next: (): Stamp => ({ at: (latest = Math.max(now(), latest + 1)), tab }),
  };
}
