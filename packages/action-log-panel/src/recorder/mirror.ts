import { createStore, delMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { Recording } from 'action-log';
import { database } from './database';
import { handOver, takeHandedOver } from './handOver';
import { createEntries, type Entries, type Options } from './mirrorEntries';

// Copies the recording to IndexedDB, so that a reload or a crash does not lose it. The copy stays in this browser;
// `library/` reads it. The keys are '<recording>/header', '<recording>/<number of the segment>/<part>',
// '<recording>/end' for the state after the last action, and '<recording>/list<n>/<first member>' for large lists, each of
// which is written only once.

/** How many recordings are kept; each page load is one. */
const MOST_RECORDINGS = 10;
/** Ms between two writes: at most this much is lost in a crash. */
const DELAY = 1000;
/** Members of a large list in one entry of the database. */
const PORTION = 1000;
/** A list of more members is not copied: at 500 bytes a member, each visit would fill the person's disk. */
const LONGEST_LIST = 10_000;

/** Starts the copy. Call the returned function after every entry of the recording; each entry is written once. */
export function startMirror(options: Options) {
  const { name: app } = options;
  const store = createStore(...database(app));
  const entriesOf = createEntries(options, {
    saveList: (name, list) => void quietly(() => saveList(store, name, list)),
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
  const putHandedOver = () => put(() => takeHandedOver(app));

  addEventListener('pagehide', ({ persisted }) => {
    if (timer) {
      if (persisted) handOver(app, takeEntries);
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
  await store('readwrite', (records) => {
    for (const [key, text] of entries) records.put(text, key);
    // Without an explicit commit, the transaction of a page that is being closed would not be completed.
    records.transaction.commit();
    return promisifyRequest(records.transaction);
  });
}

async function saveList(store: UseStore, name: string, list: readonly unknown[]): Promise<void> {
  if (list.length > LONGEST_LIST) return;
  for (let from = 0; from < list.length; from += PORTION)
    await set(`${name}/${from}`, list.slice(from, from + PORTION), store);
}

async function dropOld(store: UseStore): Promise<void> {
  const all = await keys<string>(store);
  const idOf = (key: string) => key.slice(0, key.indexOf('/'));
  const newest = [...new Set(all.map(idOf))].sort().slice(-MOST_RECORDINGS);
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
