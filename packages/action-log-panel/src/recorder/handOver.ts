import type { Entries } from './mirrorEntries';

const handedOver = (name: string) => `${name}:unwritten`;

/**
 * Leaves entries in sessionStorage for this tab's next page. A page that goes into the page cache must not write into
 * IndexedDB: WebKit suspends the transaction with the page, so that every later page waits for it, and Chromium closes the page.
 */
export function handOver(name: string, take: () => Entries): void {
  try {
    sessionStorage.setItem(handedOver(name), JSON.stringify(take()));
  } catch {
    // Storage is forbidden or full, or a state is not JSON: the last second of the recording is lost.
  }
}

/** Takes the entries that the last page left: an empty list if it left none, or storage is forbidden. */
export function takeHandedOver(name: string): Entries {
  try {
    const text = sessionStorage.getItem(handedOver(name));
    sessionStorage.removeItem(handedOver(name));
    return JSON.parse(text ?? '[]') as Entries;
  } catch {
    return []; // Storage is forbidden.
  }
}
