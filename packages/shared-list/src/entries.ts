import { compareStamps, parseStamp, type Stamp } from './stamp';

/** What a tab knows about one item. */
export interface Entry {
  /** The last change. */
  stamp: Stamp;
  /** The list is sorted by these. */
  orderKey: Stamp;
  /** The content hash after the change (`jsonHash`); 0 if the item was removed. */
  hash: number;
}

/** By item id. */
export type Entries = ReadonlyMap<string, Entry>;

/** How many removals are remembered. A forgotten one may be undone by a tab that slept in the meantime. */
const REMOVAL_LIMIT = 200;

/** Whether a change is later than the known one. Of two that differ, every tab finds the same one later. */
export function isLater(one: Entry, known: Entry | undefined): boolean {
  if (!known) return true;
  const order = compareStamps(one.stamp, known.stamp) || compareStamps(one.orderKey, known.orderKey);
  return (order || one.hash - known.hash) > 0;
}

/** A hash of a JSON value, 32 bits and not 0: equal for equal texts of JSON. */
export function jsonHash(value: unknown): number {
  let hash = 7;
  for (const character of JSON.stringify(value))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash || 1;
}

/** The entries as text. Tabs with equal entries write equal text. */
export function writeEntries(entries: Entries): string {
  const removals = [...entries.values()].filter(({ hash }) => hash === 0);
  const limit = removals.sort((one, other) => compareStamps(other.stamp, one.stamp))[REMOVAL_LIMIT];
  const remembered = [...entries].filter(
    ([, { hash, stamp }]) => hash || !limit || compareStamps(stamp, limit.stamp) > 0,
  );
  const rows = remembered.map(
    ([id, { stamp, orderKey, hash }]) => [id, stamp.at, stamp.tab, orderKey.at, orderKey.tab, hash] as const,
  );
  return JSON.stringify(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Reads what `writeEntries` wrote. Invalid rows are left out. */
export function readEntries(text: string | null): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const row of parseRows(text)) {
    const [id, at, tab, keyAt, keyTab, hash] = Array.isArray(row) ? (row as unknown[]) : [];
    const [stamp, orderKey] = [parseStamp(at, tab), parseStamp(keyAt, keyTab)];
    if (typeof id === 'string' && stamp && orderKey && Number.isSafeInteger(hash))
      entries.set(id, { stamp, orderKey, hash: Number(hash) });
  }
  return entries;
}

/** The rows of a JSON array; empty if the text is missing, invalid or something else. */
export function parseRows(text: string | null): unknown[] {
  try {
    const rows: unknown = JSON.parse(text ?? '');
    return Array.isArray(rows) ? rows : [];
  } catch {
    return []; // Other programs may write under the same key.
  }
}
