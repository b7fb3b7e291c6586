import { createStore, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval';
import type { Recording, Segment } from './recorder';

// A copy of the recording in IndexedDB, so that a reload or a crash does not lose it. It stays in this browser. Keys
// are '<recording>/<segment's number>', and '<recording>/list<n>/<first row>' for the products, which are kept once.

/** How many recordings, one for each page load, are kept. */
const KEPT = 10;
/** Ms that may be lost in a crash. */
const DELAY = 250;
const ROWS = 1000;
/** A longer list is not copied: it would cost the shopper's disk 500 bytes a product at each visit. */
const ROW_LIMIT = 10_000;

const database = () => createStore('canecamisa-log', 'recordings');

/** Keeps a recording, entry by entry. */
export function startMirror(): (recording: Recording) => void {
  if (typeof indexedDB === 'undefined') return () => {};
  const store = database();
  // Sorts by time; two tabs may start in the same millisecond.
  const id = `${new Date().toISOString()} ${Math.random().toString(36).slice(2, 6)}`;
  const lists = new Map<unknown, string>();
  let unsaved = 0;
  let oldest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Recording | undefined;

  const nameOf = (list: readonly unknown[]) => {
    const name = lists.get(list) ?? `list${lists.size}`;
    if (!lists.has(list)) {
      lists.set(list, name);
      void quietly(keepRows(store, `${id}/${name}`, list));
    }
    return name;
  };
  const write = (segment: Segment) =>
    JSON.stringify(segment, (key, value: unknown) =>
      key === 'products' && Array.isArray(value) ? nameOf(value) : value,
    );
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const segments = latest?.segments ?? [];
    const fresh = segments.filter(({ number }) => number >= unsaved);
    unsaved = segments.at(-1)?.number ?? 0;
    const gone: string[] = [];
    for (; oldest < (segments[0]?.number ?? 0); oldest++) gone.push(`${id}/${oldest}`);
    void quietly(
      setMany(
        fresh.map((segment) => [`${id}/${segment.number}`, write(segment)]),
        store,
      ),
    );
    if (gone.length > 0) void quietly(delMany(gone, store));
  };

  addEventListener('pagehide', flush);
  void quietly(dropOld(store));
  return (recording) => {
    latest = recording;
    timer ??= setTimeout(flush, DELAY);
  };
}

async function keepRows(store: UseStore, name: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length > ROW_LIMIT) return;
  for (let from = 0; from < rows.length; from += ROWS)
    await set(`${name}/${from}`, rows.slice(from, from + ROWS), store);
}

async function dropOld(store: UseStore): Promise<void> {
  const all = await keys<string>(store);
  const old = recordingsIn(all).slice(0, -KEPT);
  await delMany(
    all.filter((key) => old.includes(recordingOf(key))),
    store,
  );
}

/** The names of the kept recordings, oldest first. */
export async function keptRecordings(): Promise<string[]> {
  return recordingsIn(await keys<string>(database()));
}

/** A kept recording. `present` stands in for a list of products that was too long to keep. */
export async function readRecording(id: string, present: readonly unknown[]): Promise<Recording> {
  const store = database();
  const own = (await keys<string>(store)).filter((key) => recordingOf(key) === id);
  const lists = new Map<string, unknown[]>();
  const numbers: number[] = [];
  for (const key of own) {
    const [, name = '', from] = key.split('/');
    if (from === undefined) numbers.push(Number(name));
    else lists.set(name, []);
  }
  for (const [name, rows] of lists)
    for (let from = 0; ; from += ROWS) {
      const part = await get<unknown[]>(`${id}/${name}/${from}`, store);
      if (!part) break;
      rows.push(...part);
    }
  const revive = (key: string, value: unknown) =>
    key === 'products' && typeof value === 'string' ? (lists.get(value) ?? present) : value;
  const segments: Segment[] = [];
  for (const number of numbers.sort((one, other) => one - other))
    segments.push(JSON.parse((await get<string>(`${id}/${number}`, store)) ?? 'null', revive) as Segment);
  return { segments };
}

function recordingOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

function recordingsIn(all: readonly string[]): string[] {
  return [...new Set(all.map(recordingOf))].sort();
}

/** Storage is full or forbidden: the recording lives in memory only. */
async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}
