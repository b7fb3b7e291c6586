import { compareStamps, parseStamp, type Stamp } from './stamp';

/** What a tab knows of one thing: that it is there or gone, since when, and where in the list. */
export interface Entry {
  /** The last change. */
  stamp: Stamp;
  /** The things stand in the order of these stamps. */
  added: Stamp;
  /** Which content the thing had after the change (`sumOf`); 0 where it is gone. */
  sum: number;
}

/** By the things' ids. */
export type Entries = ReadonlyMap<string, Entry>;

/** How many things that are gone are remembered. One that is forgotten may come back from a tab that slept meanwhile. */
const GONE_LIMIT = 200;

/** Whether a change is later than what is known. It is so for only one of two entries that differ, whoever asks. */
export function isLater(one: Entry, known: Entry | undefined): boolean {
  if (!known) return true;
  return (
    (compareStamps(one.stamp, known.stamp) || compareStamps(one.added, known.added) || one.sum - known.sum) >
    0
  );
}

/** A number that tells contents apart, not 0. */
export function sumOf(item: unknown): number {
  let sum = 7;
  for (const character of JSON.stringify(item))
    sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return sum || 1;
}

/** The entries that are kept, as a text that is the same in every tab that knows the same. */
export function writeEntries(entries: Entries): string {
  const gone = [...entries.values()].filter(({ sum }) => sum === 0);
  const oldest = gone.sort((one, other) => compareStamps(other.stamp, one.stamp))[GONE_LIMIT];
  const kept = [...entries].filter(
    ([, { sum, stamp }]) => sum || !oldest || compareStamps(stamp, oldest.stamp) > 0,
  );
  const rows = kept.map(
    ([id, { stamp, added, sum }]) => [id, stamp.at, stamp.tab, added.at, added.tab, sum] as const,
  );
  return JSON.stringify(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Reads what `writeEntries` wrote; rows that are none are left out. */
export function readEntries(text: string | null): Map<string, Entry> {
  const rows = parseJson(text ?? '');
  const entries = new Map<string, Entry>();
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    const [id, at, tab, addedAt, addedTab, sum] = Array.isArray(row) ? (row as unknown[]) : [];
    const [stamp, added] = [parseStamp(at, tab), parseStamp(addedAt, addedTab)];
    if (typeof id === 'string' && stamp && added && Number.isSafeInteger(sum))
      entries.set(id, { stamp, added, sum: Number(sum) });
  }
  return entries;
}

/** Undefined where a text, which may be somebody else's, is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
