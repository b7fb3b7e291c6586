import { createStore, delMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { Recording } from 'action-log';
import { database } from './database';
import { handOver, takeHandedOver } from './handOver';
import { createEntries, type Entries, type Options } from './mirrorEntries';

// Copies the recording to IndexedDB, so that a reload or a crash does not lose it. The copy stays in this browser;
// `kept/` reads it. The keys are '<recording>/header', '<recording>/<number of the segment>/<part>',
// '<recording>/end' for the state after the last action, and '<recording>/list<n>/<first row>' for large lists, each of
// which is written only once. `editKept.ts` adds '<recording>/name', the name that a person chose.

/** How many recordings are kept; each page load is one. */
const KEPT = 10;
/** Ms between two writes: at most this much is lost in a crash. */
const DELAY = 1000;
/** Rows of a large list in one entry of the database. */
const ROWS = 1000;
/** A list of more rows is not copied: at 500 bytes a row, each visit would fill the person's disk. */
const ROW_LIMIT = 10_000;

/** Starts the copy. Call the returned function after every entry of the recording; each entry is written once. */
export function startMirror(options: Options) {
  const { name = 'app' } = options;
  const store = createStore(...database(name));
  const entriesOf = createEntries(options, {
    keepList: (name, list) => void quietly(() => keepRows(store, name, list)),
    drop: (dropped) => void quietly(() => delMany(dropped, store)),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Recording | undefined;

  /** The entries that are not written yet; they count as written from now on. */
  const takeEntries = () => {
    clearTimeout(timer);
    timer = undefined;
    return entriesOf(latest);
  };
  const put = (take: () => Entries) => void quietly(() => putEntries(store, take()));
  const putHandedOver = () => put(() => takeHandedOver(name));

  addEventListener('pagehide', ({ persisted }) => {
    if (timer) {
      if (persisted) handOver(name, takeEntries);
      else put(takeEntries);
    }
  });
  addEventListener('pageshow', putHandedOver);
  putHandedOver();
  void quietly(() => dropOld(store));
  return (recording: Recording) => {
    latest = recording;
    timer ??= setTimeout(() => put(takeEntries), DELAY);
  };
}

async function putEntries(store: UseStore, entries: Entries): Promise<void> {
  if (entries.length === 0) return;
  await store('readwrite', (kept) => {
    for (const [key, text] of entries) kept.put(text, key);
    // Without an explicit commit, the transaction of a page that is being closed would not be completed.
    kept.transaction.commit();
    return promisifyRequest(kept.transaction);
  });
}

async function keepRows(store: UseStore, name: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length > ROW_LIMIT) return;
  for (let from = 0; from < rows.length; from += ROWS)
    await set(`${name}/${from}`, rows.slice(from, from + ROWS), store);
}

async function dropOld(store: UseStore): Promise<void> {
  const all = await keys<string>(store);
  const idOf = (key: string) => key.slice(0, key.indexOf('/'));
  const newest = [...new Set(all.map(idOf))].sort().slice(-KEPT);
  await delMany(
    all.filter((key) => !newest.includes(idOf(key))),
    store,
  );
}

/** Ignores a failure: if storage is full or forbidden, or a state cannot be written as JSON, the recording is only in memory. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // As above; `indexedDB` may be null, or throw as soon as it is opened.
  }
}
