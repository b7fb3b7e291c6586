// A list and its entries, kept a second time in IndexedDB. A browser that is killed may not have written localStorage to
// the disk yet (Chromium: for five seconds); a transaction of IndexedDB is there at once. The second copy counts only
// where the page that wrote it was never left, because whoever left it has seen localStorage written.

/** What is kept in localStorage, as text. */
export interface Texts {
  list: string;
  entries: string;
}

/**
 * Opens the second copy.
 * @param name of the database
 * @param tab a random id of this tab
 * @throws where the browser refuses IndexedDB
 */
export async function openSecondCopy(name: string, tab: string) {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(name);
  const database = await resultOf(request);
  database.onversionchange = () => database.close(); // Somebody clears the site's data.
  const put = (values: Readonly<Record<string, unknown>>) => {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    for (const [key, value] of Object.entries(values)) transaction.objectStore(name).put(value, key);
    transaction.commit(); // A page that is left does not wait for the end.
  };

  return {
    /** The copy of a page that ended without being left; null where there is none. */
    async read(): Promise<Texts | null> {
      const store = database.transaction(name).objectStore(name);
      const [copy, left] = await Promise.all(
        ['copy', 'left'].map((key) => resultOf<unknown>(store.get(key))),
      );
      const { list, entries, tab: writer } = Object(copy) as Record<string, unknown>;
      const isWhole = typeof list === 'string' && typeof entries === 'string';
      return isWhole && writer !== left ? { list, entries } : null;
    },

    /** Keeps a copy. */
    write: (texts: Texts) => put({ copy: { ...texts, tab }, left: '' }),

    /** Notes that this tab's page is left. */
    leave: () => put({ left: tab }),
  };
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
