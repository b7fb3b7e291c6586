import { createStore, delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { LogHeader, Recording } from 'action-log';
import { readInTab, writeInTab } from './tabStorage';
import { createEntries, database, type Entries } from './savedSegment';

/** How many recordings are kept; each page load is one. */
const MOST_RECORDINGS = 10;
/** Ms between two writes: at most this much is lost in a crash. */
const DELAY = 1000;

interface Options extends Pick<LogHeader, 'app'> {
  /** What the database is called. */
  name: string;
  /** Begins with the time at which the page was loaded, in ISO 8601, so that ids sort by time. */
  id: string;
  /** The keys under which states and actions hold large lists, each of which is written once. */
  large?: readonly string[] | undefined;
}

/**
 * Copies a recording to IndexedDB, so that a reload or a crash does not lose it. The copy stays in this
 * browser. Call the returned function after every entry of the recording.
 */
export function startMirror(recording: Recording, { name, id, app, large = [] }: Options): () => void {
  const store = createStore(...database(name));
  const viewport = { width: innerWidth, height: innerHeight };
  const entriesOf = createEntries(id, { app, viewport }, large);
  const unwrittenKey = `${name}:unwritten`;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The entries that are not written yet; they count as written from now on. */
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    return entriesOf(recording);
  };
  const put = (from: () => Entries) => void quietly(() => putEntries(store, from()));
  const change = () => void (timer ??= setTimeout(() => put(take), DELAY));
  /** What the page before left in this tab. */
  const putUnwritten = () => {
    const text = readInTab(unwrittenKey);
    writeInTab(unwrittenKey, null);
    if (text) put(() => JSON.parse(text) as Entries);
  };
  addEventListener('pagehide', ({ persisted }) => {
    if (!timer) return;
    // A page that goes into the page cache must not write into IndexedDB: WebKit suspends the transaction with
    // the page, so that every later page waits for it, and Chromium closes the page.
    if (persisted) void quietly(() => writeInTab(unwrittenKey, JSON.stringify(take())));
    else put(take);
  });
  addEventListener('pageshow', putUnwritten);
  putUnwritten();
  if (recording.segments.length > 0) change();
  void quietly(() => dropOld(store));
  return change;
}

async function putEntries(store: UseStore, entries: Entries): Promise<void> {
  if (entries.length === 0) return;
  await store('readwrite', (records) => {
    for (const [key, text] of entries)
      if (text === null) records.delete(key);
      else records.put(text, key);
    // Without an explicit commit, the transaction of a page that is being closed would not be completed.
    records.transaction.commit();
    return promisifyRequest(records.transaction);
  });
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

/** If storage is full or forbidden, or a state cannot be written as JSON, the recording is only in memory. */
async function quietly(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // As above; `indexedDB` may be null, or throw as soon as it is opened.
  }
}
