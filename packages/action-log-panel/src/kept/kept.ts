import { createStore, getMany, keys, type UseStore } from 'idb-keyval';
import { database } from '../recording/database';
import type { Host } from '../host';
import { partsOf, readPart, type KeptHeader } from './keptParts';

/** A recording that was kept. */
export interface Kept {
  id: string;
  /** The id of the recording before it in the same tab, or empty. */
  after: string;
  /** When its page was loaded, and when its last action happened, in ms since 1970. */
  startedAt: number;
  endedAt: number;
  /** How many actions it has. */
  count: number;
  /** The pages that were visited, in Portuguese, each once. */
  pages: readonly string[];
  /** The name that a person chose; empty if there is none. */
  name: string;
}

/** What is needed of the host to list recordings. */
type Lister<State> = Pick<Host<State>, 'name' | 'isState' | 'pagesIn' | 'large'>;

/**
 * All recordings that this browser keeps, in no order, without damaged and empty ones; an empty list if storage is
 * forbidden.
 */
export async function keptRecordings<State>(host: Lister<State>): Promise<Kept[]> {
  try {
    const store = createStore(...database(host.name));
    const all = await keys<string>(store);
    const ids = [...new Set(all.map((key) => key.slice(0, key.indexOf('/'))))];
    const kept = ids.map((id) => summaryOf(id, all, store, host).catch(() => null));
    return (await Promise.all(kept)).filter((one) => one !== null);
  } catch {
    return []; // Storage is forbidden: nothing was kept.
  }
}

async function summaryOf<State>(
  id: string,
  all: readonly string[],
  store: UseStore,
  { isState, pagesIn, large }: Lister<State>,
): Promise<Kept | null> {
  const [header, name = ''] = await getMany<string>([`${id}/header`, `${id}/name`], store);
  const { after = '' } = JSON.parse(header ?? '{}') as Partial<KeptHeader>;
  const emptyList = (key: string) => (Object.hasOwn(large(), key) ? [] : undefined);
  const texts = await getMany<string>(partsOf(id, all).flat(), store);
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
    pages: isState(start) ? pagesIn(start, actions) : [],
    name,
  };
}

/** An id begins with the time at which its page was loaded. */
function timeOf(id: string): number {
  return Date.parse(id.split(' ')[0] ?? '');
}
