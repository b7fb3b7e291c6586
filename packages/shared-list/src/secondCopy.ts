// A list and its entries, kept a second time in IndexedDB: a browser that is killed may not have written localStorage to
// the disk yet (Chromium: for five seconds), while a transaction of IndexedDB is there at once.

/** What is kept in localStorage, as text. */
export interface Texts {
  list: string;
  entries: string;
}

/** Ms after which localStorage is on the disk, and the second copy is removed. */
const SETTLED = 10_000;
const KEY = 'copy';

/**
 * Opens the second copy. It counts only where the tab did not leave the shop by itself: whoever leaves it and finds
 * localStorage changed, or cleared, has meant it.
 * @param name of the database
 * @throws where the browser refuses IndexedDB
 */
export async function openSecondCopy(name: string) {
  const wasLeft = markLeft(name, false);
  addEventListener('pagehide', () => markLeft(name, true));
  addEventListener('pageshow', () => markLeft(name, false));
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(KEY);
  const database = await resultOf(request);
  database.onversionchange = () => database.close(); // Somebody clears the site's data.
  const change = (texts: Texts | null) => {
    const transaction = database.transaction(KEY, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(KEY);
    if (texts) store.put(texts, KEY);
    else store.delete(KEY);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** The copy that a tab left behind which ended otherwise; null where there is none. */
    async read(): Promise<Texts | null> {
      const copy = await resultOf<unknown>(database.transaction(KEY).objectStore(KEY).get(KEY));
      const { list, entries } = Object(copy) as Record<string, unknown>;
      const isWhole = typeof list === 'string' && typeof entries === 'string';
      return isWhole && !wasLeft ? { list, entries } : null;
    },

    /** Keeps a copy, until localStorage is on the disk. */
    write(texts: Texts): void {
      change(texts);
      clearTimeout(timer);
      timer = setTimeout(() => change(null), SETTLED);
    },
  };
}

/** Notes in this tab's sessionStorage whether the page was left. Returns what was noted before. */
function markLeft(name: string, isLeft: boolean): boolean {
  try {
    const key = `${name}-left`;
    const wasLeft = sessionStorage.getItem(key) !== null;
    if (isLeft) sessionStorage.setItem(key, '');
    else sessionStorage.removeItem(key);
    return wasLeft;
  } catch {
    return true; // Refused, and localStorage with it: a copy would be the only one.
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
