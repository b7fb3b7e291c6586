import { createStore, delMany, getMany, keys, type UseStore } from 'idb-keyval';
import type { PanelHost } from '../host';
import { database } from '../recorder/database';
import { partsOf, readPart, type SavedHeader } from './entries';

/** The recording of one page load that this browser saved. */
export interface SavedRecording {
  id: string;
  /** The id of the recording before it in the same tab, or empty. */
  after: string;
  /** When its page was loaded, and when its last action happened, in ms since 1970. */
  startedAt: number;
  endedAt: number;
  /** How many actions it has. */
  count: number;
}

type Host<State> = Pick<Required<PanelHost<State>>, 'name' | 'large'>;

/** All saved recordings, in no order, without damaged and empty ones; an empty list if storage is forbidden. */
export async function savedRecordings<State>(host: Host<State>): Promise<SavedRecording[]> {
  try {
    const store = createStore(...database(host.name));
    const all = await keys<string>(store);
    const ids = [...new Set(all.map((key) => key.slice(0, key.indexOf('/'))))];
    const recordings = ids.map((id) => summaryOf(id, all, store, host).catch(() => null));
    return (await Promise.all(recordings)).filter((one) => one !== null);
  } catch {
    return []; // Storage is forbidden: nothing was saved.
  }
}

/** Deletes recordings with everything that belongs to them. Rejects if storage is forbidden. */
export async function deleteRecordings(app: string, ids: readonly string[]): Promise<void> {
  const store = createStore(...database(app));
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => ids.some((id) => key.startsWith(`${id}/`))),
    store,
  );
}

async function summaryOf<State>(
  id: string,
  all: readonly string[],
  store: UseStore,
  { large }: Host<State>,
): Promise<SavedRecording | null> {
  const [header = '{}', ...texts] = await getMany<string>(
    [`${id}/header`, ...partsOf(id, all).flat()],
    store,
  );
  const { after = '' } = JSON.parse(header) as Partial<SavedHeader>;
  const emptyList = (key: string) => (Object.hasOwn(large(), key) ? [] : undefined);
  const parts = texts.map((text) => readPart(text, emptyList));
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
  };
}

/** An id begins with the time at which its page was loaded. */
export const timeOf = (id: string): number => Date.parse(id.split(' ')[0] ?? '');
