import { fieldsOf, parseJson } from './json';
import { compareStamps, parseStamp, type Stamp } from './stamp';

/** The version of what tabs send each other and save beside the list. Another version is refused. */
export const VERSION = 1;

/** What a tab knows about one item. */
export interface Entry {
  /** The last change. */
  stamp: Stamp;
  /** The list is sorted by these. */
  orderKey: Stamp;
  /** The hash of the item after the change (`jsonHash`); `REMOVED` if it was removed. */
  hash: number;
}

/** The hash in the entry of a removed item. No item has it. */
export const REMOVED = 0;

/** By item id. */
export type Entries = ReadonlyMap<string, Entry>;

/** How many removals are remembered. A forgotten one may be undone by a tab that slept in the meantime. */
const REMOVAL_LIMIT = 200;

/** Whether a change is later than the known change. Every tab decides the same way between two different changes. */
export function isLater(entry: Entry, known: Entry | undefined): boolean {
  if (!known) return true;
  const order = compareStamps(entry.stamp, known.stamp) || compareStamps(entry.orderKey, known.orderKey);
  return (order || entry.hash - known.hash) > 0;
}

/** The entries as text. Tabs with equal entries write equal text. */
export function writeEntries(entries: Entries): string {
  const removals = [...entries.values()].filter(({ hash }) => hash === REMOVED);
  const limit = removals.sort((a, b) => compareStamps(b.stamp, a.stamp))[REMOVAL_LIMIT];
  const remembered = [...entries].filter(
    ([, { hash, stamp }]) => hash !== REMOVED || !limit || compareStamps(stamp, limit.stamp) > 0,
  );
  const rows = remembered.map(
    ([id, { stamp, orderKey, hash }]) => [id, stamp.at, stamp.tab, orderKey.at, orderKey.tab, hash] as const,
  );
  return JSON.stringify({ version: VERSION, rows: rows.sort(([a], [b]) => (a < b ? -1 : 1)) });
}

/** Reads what `writeEntries` wrote, but nothing of another version. Invalid rows are left out. */
export function readEntries(text: string | null): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const { rows } = fieldsOf(parseJson(text));
  for (const row of isCurrent(text) && Array.isArray(rows) ? (rows as unknown[]) : []) {
    const [id, at, tab, keyAt, keyTab, hash] = Array.isArray(row) ? (row as unknown[]) : [];
    const [stamp, orderKey] = [parseStamp(at, tab), parseStamp(keyAt, keyTab)];
    if (typeof id === 'string' && stamp && orderKey && Number.isSafeInteger(hash))
      entries.set(id, { stamp, orderKey, hash: Number(hash) });
  }
  return entries;
}

/** Whether a text has entries of this version. */
export const isCurrent = (text: string | null) => fieldsOf(parseJson(text)).version === VERSION;
