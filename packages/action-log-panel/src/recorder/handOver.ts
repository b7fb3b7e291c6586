import type { Entries } from './savedSegment';
import { readInTab, writeInTab } from './tabStorage';

const keyOf = (app: string) => `${app}:unwritten`;

/**
 * Leaves entries in sessionStorage for this tab's next page. A page that goes into the page cache must not
 * write into IndexedDB: WebKit suspends the transaction with the page, so that every later page waits for it,
 * and Chromium closes the page.
 */
export function handOver(app: string, entries: Entries): void {
  writeInTab(keyOf(app), JSON.stringify(entries));
}

/** Takes the entries that the last page left: an empty list if it left none. */
export function takeHandedOver(app: string): Entries {
  const text = readInTab(keyOf(app));
  writeInTab(keyOf(app), null);
  return JSON.parse(text ?? '[]') as Entries;
}
