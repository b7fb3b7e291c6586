import { createStore, getMany, keys, type UseStore } from 'idb-keyval';
import { isFields, logWithoutChanges, type Log, type Mask } from 'action-log';
import type { Host } from '../host';
import { database, LIST, type SavedSegment } from '../recorder/savedSegment';

/** The recording of one page load that this browser saved. */
export interface SavedRecording {
  id: string;
  /** The id of the first recording of its tab. */
  tab: string;
  /** When its page was loaded, and when its last action happened, in ms since 1970. */
  startedAt: number;
  endedAt: number;
  /** How many actions it has. */
  count: number;
  /** Whether it is of this page load, and goes on. */
  isOwn?: boolean;
}

const storeOf = (app: string) => createStore(...database(app));

/** All saved recordings, in no order, but damaged and empty ones; none if storage is forbidden. */
export async function savedRecordings(app: string): Promise<SavedRecording[]> {
  try {
    const store = storeOf(app);
    const all = await keys<string>(store);
    const ids = [...new Set(all.map((key) => key.slice(0, key.indexOf('/'))))];
    const recordings = ids.map((id) => summaryOf(id, store).catch(() => null));
    return (await Promise.all(recordings)).filter((summary) => summary !== null);
  } catch {
    return []; // Storage is forbidden: nothing was saved.
  }
}

/**
 * The log of a saved recording. Another build may have made it, so it contains only what was recorded: the
 * states at the start of its segments and at the end, and the side effects. Throws if the recording is
 * damaged or another app's.
 */
export async function savedLog<State>(
  { id, startedAt }: Pick<SavedRecording, 'id' | 'startedAt'>,
  host: Host<State>,
  mask?: Mask,
): Promise<Log> {
  const isOfApp = (segment: SavedSegment): segment is SavedSegment<State> =>
    host.isState(segment.snapshot) && host.isState(segment.end);
  const saved = await segmentsOf(id, storeOf(host.name));
  const segments = saved.filter(isOfApp);
  const [first, last] = [segments[0], segments.at(-1)];
  if (segments.length < saved.length || !first || !last)
    throw new Error('This is not a recording of this app.');
  const { app, viewport, snapshot } = first;
  return logWithoutChanges({ segments }, host, {
    app,
    viewport,
    recordedAt: new Date(startedAt).toISOString(),
    url: location.origin + host.addressOf(mask ? host.hideState(snapshot, mask) : snapshot),
    end: last.end,
    mask,
  });
}

/** An id begins with the time at which its page was loaded. */
export const timeOf = (id: string): number => Date.parse(id.split(' ')[0] ?? '');

async function summaryOf(id: string, store: UseStore): Promise<SavedRecording | null> {
  const segments = await segmentsOf(id, store);
  const times = segments.flatMap((segment) => segment.times);
  const endedAt = times.at(-1);
  const tab = segments[0]?.tab ?? id;
  return endedAt === undefined ? null : { id, tab, startedAt: timeOf(id), endedAt, count: times.length };
}

/** The segments of a recording, oldest first, with their large lists in place. */
async function segmentsOf(id: string, store: UseStore): Promise<SavedSegment[]> {
  const lists = (await textsOf(`${id}/list`, store)).map((text): unknown => JSON.parse(text));
  const readLists = (_key: string, value: unknown) =>
    isFields(value) && LIST in value ? lists[Number(value[LIST])] : value;
  return (await textsOf(`${id}/`, store)).map((text) => JSON.parse(text, readLists) as SavedSegment);
}

/** The texts under the keys that are a prefix and a number, in the order of the numbers. */
async function textsOf(prefix: string, store: UseStore): Promise<string[]> {
  const numberOf = (key: string) => (key.startsWith(prefix) ? Number(key.slice(prefix.length)) : NaN);
  const numbered = (await keys<string>(store)).filter((key) => Number.isInteger(numberOf(key)));
  numbered.sort((left, right) => numberOf(left) - numberOf(right));
  return (await getMany<string>(numbered, store)).filter((text) => text !== undefined);
}
