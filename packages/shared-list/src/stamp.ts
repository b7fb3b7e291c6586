/**
 * When a change was made, and in which tab. `at` starts as ms since 1970 and grows with every change that the tab
 * sees (a Lamport clock), so the tabs' clocks may differ. The later stamp wins; if `at` is equal, the greater
 * `tab` wins. Stamps are also the keys by which the items are ordered.
 */
export interface Stamp {
  /** A whole number from 0 to `LATEST`. */
  at: number;
  /** The id of the tab, or a text that begins with such an id (`justAfter`). */
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

/** The latest time that a Date can hold, in the year 275760, in ms since 1970. */
const LATEST = 8.64e15;

/** What `at` of a stamp may be. The clock below makes nothing else, so every tab can read what another wrote. */
const isTime = (at: unknown): at is number =>
  Number.isSafeInteger(at) && Number(at) >= 0 && Number(at) <= LATEST;

/** Checks the parts of a stamp from outside; null if they are invalid. */
export function parseStamp(at: unknown, tab: unknown): Stamp | null {
  return isTime(at) && typeof tab === 'string' ? { at, tab } : null;
}

/**
 * A Lamport clock: each of its stamps is later than all that it has made or seen before.
 * @param now ms since 1970, if the tab's clock is right. A reading that cannot be a time counts as 0, and
 *   fractions of a ms are cut off
 * @param tab the id of this tab
 */
export function createClock(now: () => number, tab: string) {
  let latest = NEVER;
  const see = (stamp: Stamp) => {
    if (compareStamps(stamp, latest) > 0) latest = stamp;
  };
  const reading = () => {
    const ms = Math.floor(now());
    return isTime(ms) ? ms : 0;
  };
  return {
    /** Later stamps of this tab are greater than those of an entry. */
    see({ stamp, orderKey }: Record<'stamp' | 'orderKey', Stamp>): void {
      see(stamp);
      see(orderKey);
    },
    next(): Stamp {
      const at = Math.max(reading(), latest.at + 1);
      // After the last time, a longer text makes a stamp later. '~' is after the marks of order keys.
      latest = isTime(at) ? { at, tab } : justAfter(latest, `~${tab}`);
      return latest;
    },
  };
}
