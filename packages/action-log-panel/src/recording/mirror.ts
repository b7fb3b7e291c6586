import { createStore, delMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { ownName, type LogHeader, type Recording } from 'action-log';
import { database } from './database';
import { beginInTab } from './tab';

// Copies the recording to IndexedDB, so that a reload or a crash does not lose it. The copy stays in this browser;
// `kept/` reads it. The keys are '<recording>/header', '<recording>/<number of the segment>/<part>',
// '<recording>/end' for the state after the last action, and '<recording>/list<n>/<first row>' for large lists, each of
// which is written only once. `editKept.ts` adds '<recording>/name', the name that a person chose.

/** How many recordings are kept; each page load is one. */
const KEPT = 10;
/** Ms between two writes: at most this much is lost in a crash. */
const DELAY = 1000;
/** A shorter list is written like any other value. */
const SHORT = 20;
/** Rows of a large list in one entry of the database. */
const ROWS = 1000;
/** A list of more rows is not copied: at 500 bytes a row, each visit would fill the person's disk. */
const ROW_LIMIT = 10_000;

interface Options extends Pick<LogHeader, 'app' | 'viewport' | 'language'> {
  /** Begins with the time at which the page was loaded, in ISO 8601, so that ids sort by time. */
  id: string;
  /** The keys under which states and actions hold large lists. A list that many states contain is written once. */
  large?: readonly string[];
}

/** Keys and texts of the database. */
type Entries = [key: string, text: string][];

/** Starts the copy. Call the returned function after every entry of the recording; each entry is written once. */
export function startMirror({ id, large = [], ...header }: Options) {
  const store = createStore(...database());
  const lists = new Map<unknown, string>();
  const parts: [number: number, key: string][] = [];
  let last = { number: -1, actions: 0, requests: 0, marks: 0, happened: 0 };
  let part = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Recording | undefined;

  const nameOf = (list: readonly unknown[]) => {
    const name = lists.get(list) ?? `list${lists.size}`;
    if (!lists.has(list)) {
      lists.set(list, name);
      void quietly(() => keepRows(store, `${id}/${name}`, list));
    }
    return name;
  };
  const write = (value: object) =>
    JSON.stringify(value, (key, member: unknown) =>
      Array.isArray(member) && member.length > SHORT && large.includes(key) ? nameOf(member) : member,
    );
  /** The entries of the database that are not written yet; they count as written from now on. */
  const takeEntries = () => {
    clearTimeout(timer);
    timer = undefined;
    const segments = latest?.segments ?? [];
    const entries: Entries = [];
    if (part === 0) entries.push([`${id}/header`, write({ ...header, after: beginInTab(id) })]);
    for (const { number, snapshot, actions, times, requests, marks, happened } of segments) {
      if (number < last.number) continue;
      const isNew = number > last.number;
      const from = isNew ? { actions: 0, requests: 0, marks: 0, happened: 0 } : last;
      const key = `${id}/${number}/${part++}`;
      const fresh = {
        ...(isNew && { snapshot }),
        actions: actions.slice(from.actions),
        times: times.slice(from.actions),
        asked: requests.slice(from.requests), // The key of older builds, too (keptParts.ts).
        marks: marks.slice(from.marks),
        happened: happened.slice(from.happened),
      };
      entries.push([key, write(fresh)]);
      parts.push([number, key]);
      last = {
        number,
        actions: actions.length,
        requests: requests.length,
        marks: marks.length,
        happened: happened.length,
      };
    }
    if (latest) entries.push([`${id}/end`, write(latest.end() as object)]);
    const oldest = segments[0]?.number ?? 0;
    const gone = parts.findIndex(([number]) => number >= oldest);
    if (gone > 0)
      void quietly(() =>
        delMany(
          parts.splice(0, gone).map(([, key]) => key),
          store,
        ),
      );
    return entries;
  };
  const put = (entries: Entries) => void quietly(() => putEntries(store, entries));
  const putHandedOver = () => put(takeHandedOver());

  addEventListener('pagehide', ({ persisted }) => {
    if (timer) (persisted ? handOver : put)(takeEntries());
  });
  addEventListener('pageshow', putHandedOver);
  putHandedOver();
  void quietly(() => dropOld(store));
  return (recording: Recording) => {
    latest = recording;
    timer ??= setTimeout(() => put(takeEntries()), DELAY);
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

const handedOver = () => `${ownName()}:unwritten`;

/**
 * Leaves entries in sessionStorage for this tab's next page. A page that goes into the page cache must not write into
 * IndexedDB: WebKit suspends the transaction with the page, so that every later page waits for it, and Chromium closes the page.
 */
function handOver(entries: Entries): void {
  try {
    sessionStorage.setItem(handedOver(), JSON.stringify(entries));
  } catch {
    // Storage is forbidden or full: the last second of the recording is lost.
  }
}

function takeHandedOver(): Entries {
  try {
    const text = sessionStorage.getItem(handedOver());
    sessionStorage.removeItem(handedOver());
    return JSON.parse(text ?? '[]') as Entries;
  } catch {
    return []; // Storage is forbidden.
  }
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

/** Ignores a failure: if storage is full or forbidden, the recording is only in memory. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // As above; `indexedDB` may be null, or throw as soon as it is opened.
  }
}
