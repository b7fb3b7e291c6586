import { createStore, get, getMany, keys, type UseStore } from 'idb-keyval';
import type { Log, LogHeader } from '../model/log';
import type { Replayable } from '../model/replayable';
import { database } from './database';
import { logWithoutTrail, type Recorded } from './logOf';
import type { Segment } from './recorder';

// Reads the recordings that `mirror.ts` wrote. It is a file of its own because only the panel's chunk needs it.

/** A recording that was kept. */
export interface Kept {
  id: string;
  /** The id of the recording before it in the same tab; empty where there is none. */
  after: string;
  /** When its page was loaded, and when its last action happened, in ms since 1970. */
  startedAt: number;
  endedAt: number;
  /** How many actions it has. */
  count: number;
  /** The pages that were visited, in Portuguese, each once. */
  pages: readonly string[];
  /** What a person called it; empty where nobody did. */
  name: string;
}

/** What `mirror.ts` writes once. */
type KeptHeader = Pick<LogHeader, 'app' | 'viewport' | 'language'> & Pick<Kept, 'after'>;

/** A segment, or a part of one. */
type Part = Omit<Segment, 'happened'> & Partial<Pick<Segment, 'happened'>>;

/** What of the shop a kept recording is read with. */
interface Shop<State> extends Recorded<State>, Pick<Replayable<State>, 'isState'> {
  /** The products of the present page. */
  getProducts(): readonly unknown[];
  /** The address of the page that a state shows. */
  addressOf(state: State): string;
}

/** What of the shop a recording is listed with. */
interface Visited<State> extends Pick<Replayable<State>, 'isState'> {
  /** The pages that are visited from a state on, in Portuguese, each once. */
  pagesIn(start: State, actions: readonly unknown[]): string[];
}

/**
 * All recordings that this browser keeps, in no order. Damaged and empty ones are left out; where storage is forbidden
 * there are none.
 */
export async function keptRecordings<State>(shop: Visited<State>): Promise<Kept[]> {
  try {
    const store = createStore(...database());
    const all = await keys<string>(store);
    const ids = [...new Set(all.map((key) => key.slice(0, key.indexOf('/'))))];
    const kept = ids.map((id) => summaryOf(id, all, store, shop).catch(() => null));
    return (await Promise.all(kept)).filter((one) => one !== null);
  } catch {
    return []; // Storage is forbidden: nothing was kept.
  }
}

async function summaryOf<State>(
  id: string,
  all: readonly string[],
  store: UseStore,
  { isState, pagesIn }: Visited<State>,
): Promise<Kept | null> {
  const [header, name = ''] = await getMany<string>([`${id}/header`, `${id}/name`], store);
  const { after = '' } = JSON.parse(header ?? '{}') as Partial<KeptHeader>;
  const parts = (await getMany<string>(partsOf(id, all).flat(), store)).map((text) => readPart(text));
  const start: unknown = parts[0]?.snapshot;
  const actions = parts.flatMap((part) => part.actions);
  if (start === undefined || actions.length === 0) return null;
  const startedAt = timeOf(id);
  return {
    id,
    after,
    startedAt,
    endedAt: parts.at(-1)?.times.at(-1) ?? startedAt,
    count: actions.length,
    pages: isState(start) ? pagesIn(start, actions) : [],
    name,
  };
}

/** An id begins with the time at which its page was loaded. */
function timeOf(id: string): number {
  return Date.parse(id.split(' ')[0] ?? '');
}

/**
 * The log of a kept recording. Another build may have made it, so it contains only what was recorded: the states at
 * the start of its segments and at the end, and the side effects. Throws where the recording is damaged, or is not of
 * this shop.
 */
export async function keptLog<State>(
  { id, startedAt }: Pick<Kept, 'id' | 'startedAt'>,
  shop: Shop<State>,
  hides: boolean,
): Promise<Log> {
  const store = createStore(...database());
  const all = (await keys<string>(store)).filter((key) => key.startsWith(`${id}/`));
  const header = JSON.parse((await get<string>(`${id}/header`, store)) ?? '{}') as Partial<KeptHeader>;
  const lists = await listsOf(all, store);
  const present = shop.getProducts();
  /** A list of products that was too long to keep is replaced by the present one. */
  const read = (text: string | undefined) => readPart(text, (name) => lists.get(name) ?? present);
  const segments = await segmentsOf(id, all, shop, async (part) =>
    (await getMany<string>(part, store)).map((text) => read(text)),
  );
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('The recording is empty');
  const end: unknown = read((await get<string>(`${id}/end`, store)) ?? 'null');
  const isEndKept = shop.isState(end);
  const log = logWithoutTrail({ segments }, shop, {
    app: header.app ?? { version: '?', commit: '?' },
    viewport: header.viewport ?? { width: 0, height: 0 },
    language: header.language ?? navigator.language,
    recordedAt: new Date(startedAt).toISOString(),
    url: location.origin + shop.addressOf(first.snapshot),
    end: isEndKept ? end : last.snapshot,
    hides,
  });
  // Without the end, which recordings of older builds lack, the last hash would be of another state.
  return isEndKept ? log : { ...log, hashes: log.hashes.slice(0, -1) };
}

async function segmentsOf<State>(
  id: string,
  all: readonly string[],
  { isState }: Shop<State>,
  readParts: (part: string[]) => Promise<Part[]>,
): Promise<Segment<State>[]> {
  const parts = partsOf(id, all).map(async (part, number) => {
    const read = await readParts(part);
    const snapshot = read[0]?.snapshot;
    if (!isState(snapshot)) throw new Error(`Segment ${number} begins with no state of the shop`);
    return {
      number,
      snapshot,
      actions: read.flatMap(({ actions }) => actions),
      times: read.flatMap(({ times }) => times),
      asked: read.flatMap(({ asked }) => asked),
      marks: read.flatMap(({ marks }) => marks),
      happened: read.flatMap(({ happened = [] }) => happened), // Older builds wrote none.
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

/** Parses a part; in the place of products, it contains the name of their list. */
function readPart(text: string | undefined, listOf?: (name: string) => unknown): Part {
  return JSON.parse(text ?? '', (key, value: unknown) =>
    key === 'products' && typeof value === 'string' && listOf ? listOf(value) : value,
  ) as Part;
}
