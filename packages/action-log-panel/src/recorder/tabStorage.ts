import type { Entries } from './savedSegment';

/** What sessionStorage keeps for this tab; null if there is nothing, or storage is forbidden. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab over a reload; null removes it. Forbidden or full storage keeps nothing. */
export function writeInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

/** The key under which a tab remembers its newest recording over a reload. */
const recordingKey = (app: string) => `${app}:recording`;

/** Remembers a recording as this tab's newest. Returns the id of the one before it, or empty. */
export function beginInTab(id: string, app: string): string {
  const { id: after } = newestInTab(app);
  writeInTab(recordingKey(app), JSON.stringify({ id, after }));
  return after;
}

/** The newest recording of this tab, and the one before it in the same tab, or empty. */
export function newestInTab(app: string): { id: string; after: string } {
  const saved = JSON.parse(readInTab(recordingKey(app)) ?? '{}') as { id?: string; after?: string };
  return { id: '', after: '', ...saved };
}

const unwrittenKey = (app: string) => `${app}:unwritten`;

/**
 * Leaves entries in sessionStorage for this tab's next page. A page that goes into the page cache must not
 * write into IndexedDB: WebKit suspends the transaction with the page, so that every later page waits for it,
 * and Chromium closes the page.
 */
export function handOver(app: string, entries: Entries): void {
  writeInTab(unwrittenKey(app), JSON.stringify(entries));
}

/** Takes the entries that the last page left: an empty list if it left none. */
export function takeHandedOver(app: string): Entries {
  const text = readInTab(unwrittenKey(app));
  writeInTab(unwrittenKey(app), null);
  return JSON.parse(text ?? '[]') as Entries;
}
