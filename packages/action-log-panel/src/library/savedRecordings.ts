import { createStore, getMany, keys, type UseStore } from 'idb-keyval';
import { hashOf, isFields, logWithoutChanges, withChanges, type Log, type Mask } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { inPieces } from '../logs/ownLog';
import { database, LIST, type SavedSegment } from '../recorder/savedSegment';

/** The recording of one page load that this browser saved. */
export interface SavedRecording {
  id: string;
  /** When its page was loaded, in ms since 1970. */
  startedAt: number;
  /** How many actions it has. */
  count: number;
}

const storeOf = (app: string) => createStore(...database(app));

/**
 * The saved recordings of other page loads, newest first, but for damaged and empty ones; none if storage is
 * forbidden.
 */
export async function savedRecordings(app: string): Promise<SavedRecording[]> {
  try {
    const store = storeOf(app);
    const all = await keys<string>(store);
    const ids = [...new Set(all.map((key) => key.slice(0, key.indexOf('/'))))];
    const recordings = await Promise.all(ids.map((id) => summaryOf(id, store).catch(() => null)));
    return recordings
      .filter((recording) => recording !== null)
      .filter(({ startedAt }) => startedAt !== Math.ceil(performance.timeOrigin))
      .sort((left, right) => right.startedAt - left.startedAt);
  } catch {
    return []; // Storage is forbidden: nothing was saved.
  }
}

/**
 * The log of a saved recording; 'damaged' if it is damaged or another app's. What each action changed is in it
 * only if the same build made the recording. Never throws.
 */
export async function savedLog<State>(
  { id, startedAt }: Pick<SavedRecording, 'id' | 'startedAt'>,
  host: Host<State>,
  mask?: Mask,
): Promise<Log | Trouble> {
  const isOfApp = (segment: SavedSegment): segment is SavedSegment<State> =>
    host.isState(segment.snapshot) && host.isState(segment.end);
  try {
    const saved = await segmentsOf(id, storeOf(host.name));
    const segments = saved.filter(isOfApp);
    const [first, last] = [segments[0], segments.at(-1)];
    if (segments.length < saved.length || !first || !last) return 'damaged';
    const { app, viewport, snapshot } = first;
    const log = logWithoutChanges(
      { segments },
      {
        app,
        viewport,
        recordedAt: new Date(startedAt).toISOString(),
        url: location.origin + host.addressOf(mask ? host.hideState(snapshot, mask) : snapshot),
        end: last.end,
        hide: mask && { ...host, mask },
      },
    );
    return await (hashOf(app) === hashOf(host.app) ? inPieces(withChanges(log, host)) : log);
  } catch {
    return 'damaged';
  }
}

async function summaryOf(id: string, store: UseStore): Promise<SavedRecording | null> {
  const segments = await segmentsOf(id, store);
  const count = segments.reduce((sum, { times }) => sum + times.length, 0);
  // An id begins with the time at which its page was loaded.
  return count === 0 ? null : { id, startedAt: Date.parse(id.split(' ')[0] ?? ''), count };
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
