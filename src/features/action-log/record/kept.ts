import { createStore, get, getMany, keys, type UseStore } from 'idb-keyval';
import { DATABASE } from './database';
import type { Log, LogHeader } from '../model/log';
import type { QaShop } from '../panel/qaShop';
import { SEGMENT_SIZE, type Segment } from './recorder';
import { logOf } from '../file/writeLog';

// What `startMirror` keeps is read here, because only the panel reads it.

/** A recording that was kept. */
export interface Kept {
  id: string;
  /** When its page was loaded, in ms since 1970. */
  startedAt: number;
  /** How many actions it has. */
  count: number;
}

/**
 * The recordings of page loads before a time (ms since 1970), newest first, but for damaged ones; none where storage is
 * forbidden.
 */
export async function keptBefore(time: number): Promise<Kept[]> {
  try {
    const store = createStore(...DATABASE);
    const all = await keys<string>(store);
    const ids = [...new Set(all.map((key) => key.slice(0, key.indexOf('/'))))].filter(
      (id) => startOf(id) < time,
    );
    const kept = ids.map(async (id) => ({
      id,
      startedAt: startOf(id),
      count: await countOf(id, all, store).catch(() => 0),
    }));
    return (await Promise.all(kept))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.startedAt - one.startedAt);
  } catch {
    return []; // Storage is forbidden: nothing was kept.
  }
}

/** An id begins with its time. */
function startOf(id: string): number {
  return Date.parse(id.split(' ')[0] ?? '');
}

/** Every segment but the last is full. */
async function countOf(id: string, all: readonly string[], store: UseStore): Promise<number> {
  const segments = partsOf(id, all);
  const last = (await getMany<string>(segments.at(-1) ?? [], store)).map((text) => readPart(text));
  const inLast = last.reduce((sum, { actions }) => sum + actions.length, 0);
  return (segments.length - 1) * SEGMENT_SIZE + inLast;
}

/**
 * The log of a kept recording. The code that made it may be another, so it claims no more than what was recorded: the
 * states that its segments begin with, and what effects asked for. Throws where it is damaged.
 */
export async function keptLog({ id, startedAt }: Kept, shop: QaShop, hides: boolean): Promise<Log> {
  const store = createStore(...DATABASE);
  const all = (await keys<string>(store)).filter((key) => key.startsWith(`${id}/`));
  const header = JSON.parse((await get<string>(`${id}/header`, store)) ?? '{}') as Partial<LogHeader>;
  const recording = { segments: await segmentsOf(id, all, shop.getProducts(), store) };
  const log = logOf(
    recording,
    { ...shop, reducer: (state) => state },
    {
      app: { version: '?', commit: '?' },
      viewport: { width: 0, height: 0 },
      language: navigator.language,
      ...header,
      recordedAt: new Date(startedAt).toISOString(),
      url: location.origin + shop.addressOf(recording.segments[0]?.snapshot),
      end: recording.segments.at(-1)?.snapshot,
      hides,
    },
  );
  return { ...log, hashes: log.hashes.slice(0, -1), trail: null };
}

/** `present` stands in for a list of products that was too long to keep. */
async function segmentsOf(
  id: string,
  all: readonly string[],
  present: readonly unknown[],
  store: UseStore,
): Promise<Segment[]> {
  const lists = await listsOf(all, store);
  const parts = partsOf(id, all).map(async (part, number) => {
    const texts = await getMany<string>(part, store);
    const read = texts.map((text) => readPart(text, (name) => lists.get(name) ?? present));
    return {
      number,
      snapshot: read[0]?.snapshot,
      actions: read.flatMap(({ actions }) => actions),
      times: read.flatMap(({ times }) => times),
      asked: read.flatMap(({ asked }) => asked),
      marks: read.flatMap(({ marks }) => marks),
    };
  });
  return Promise.all(parts);
}

async function listsOf(all: readonly string[], store: UseStore): Promise<Map<string, unknown[]>> {
  const rows = all.filter((key) => /\/list\d+\/\d+$/.test(key)).sort(byLastNumber);
  const values = await getMany<unknown[]>(rows, store);
  const lists = new Map<string, unknown[]>();
  rows.forEach((key, index) => {
    const name = key.split('/')[1] ?? '';
    lists.set(name, [...(lists.get(name) ?? []), ...(values[index] ?? [])]);
  });
  return lists;
}

/** The keys of a recording's segments, oldest first, each with its parts in their order. */
function partsOf(id: string, all: readonly string[]): string[][] {
  const segments = new Map<number, string[]>();
  for (const key of all.filter((one) => one.startsWith(`${id}/`)).sort(byLastNumber)) {
    const number = Number(key.split('/')[1]);
    if (Number.isInteger(number)) segments.set(number, [...(segments.get(number) ?? []), key]);
  }
  return [...segments].sort(([one], [other]) => one - other).map(([, keys]) => keys);
}

function byLastNumber(one: string, other: string): number {
  const number = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1));
  return number(one) - number(other);
}

/** Products stand in a part by the name of their list. */
function readPart(text: string | undefined, listOf?: (name: string) => unknown): Segment {
  return JSON.parse(text ?? '', (key, value: unknown) =>
    key === 'products' && typeof value === 'string' && listOf ? listOf(value) : value,
  ) as Segment;
}
