import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { fieldsOf } from './json';
import type { Texts } from './storedTexts';

/** Ms after which the browser has written localStorage to the disk, so that the copy can go. */
const SETTLED = 10_000;
const KEY = 'copy';

/**
 * Opens the second copy of a list, in IndexedDB. A browser that is killed may lose what was written to
 * localStorage (Chromium: in the last five seconds), but not a finished transaction. Used only after a crash;
 * after a normal exit localStorage wins, because what it holds, or lacks, is intended.
 * @param name of the database
 * @throws if the browser refuses IndexedDB
 */
export async function openSecondCopy(name: string) {
  const wasLeft = markLeft(name, false);
  addEventListener('pagehide', () => markLeft(name, true));
  addEventListener('pageshow', () => markLeft(name, false));
  const store = await openStore(name);
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** The copy that a crashed tab left, or null. */
    async read(): Promise<Texts | null> {
      const { list, entries } = fieldsOf(await get(KEY, store));
      const isWhole = typeof list === 'string' && typeof entries === 'string';
      return isWhole && !wasLeft ? { list, entries } : null;
    },

    /** Keeps a copy until localStorage is on the disk. */
    write(texts: Texts): Promise<void> {
      clearTimeout(timer);
      timer = setTimeout(() => void del(KEY, store).catch(() => {}), SETTLED); // An old copy does no harm.
      return set(KEY, texts, store);
    },
  };
}

/** idb-keyval's own store would not be flushed to the disk at once. */
async function openStore(name: string): Promise<UseStore> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(KEY);
  const database = await promisifyRequest(request);
  database.onversionchange = () => database.close(); // The site's data is being cleared.
  return async (mode, use) => use(database.transaction(KEY, mode, { durability: 'strict' }).objectStore(KEY));
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
    return true; // Refused, and so is localStorage: a copy would be the only one.
  }
}
