import { createStore, delMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Recording } from 'action-log';
import { handOver, takeHandedOver } from './tabStorage';
import { createEntries, database, type Entries, type MirrorOptions } from './savedSegment';

/** How many recordings are kept; each page load is one. */
const MOST_RECORDINGS = 10;
/** Ms between two writes: at most this much is lost in a crash. */
const DELAY = 1000;

/**
 * Copies the recording to IndexedDB, so that a reload or a crash does not lose it. The copy stays in this
 * browser. Call the returned function after every entry of the recording.
 */
export function startMirror(options: MirrorOptions) {
  const { name: app } = options;
  const store = createStore(...database(app));
  const entriesOf = createEntries(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Recording | undefined;

  /** The entries that are not written yet; they count as written from now on. */
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    return latest ? entriesOf(latest) : [];
  };
  const put = (from: () => Entries) => void quietly(() => putEntries(store, from()));
  const putHandedOver = () => put(() => takeHandedOver(app));

  addEventListener('pagehide', ({ persisted }) => {
    if (!timer) return;
    if (persisted) void quietly(() => handOver(app, take()));
    else put(take);
  });
  addEventListener('pageshow', putHandedOver);
  putHandedOver();
  void quietly(() => dropOld(store));
  return (recording: Recording) => {
    latest = recording;
    timer ??= setTimeout(() => put(take), DELAY);
  };
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
