import { createStore, getMany, keys, type UseStore } from 'idb-keyval';
import type { Replayable } from 'action-log';
import { database } from './database';
import { partsOf, readPart, type KeptHeader } from './keptParts';

// Lists the recordings that `mirror.ts` wrote. Only the panel's chunk needs this file and `keptLog.ts`.

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

/** What a recording is listed with. */
interface Visited<State> extends Pick<Replayable<State>, 'isState'> {
  /** The pages that are visited from a state on, in Portuguese, each once. */
  pagesIn(start: State, actions: readonly unknown[]): string[];
  /** By their keys, the present lists that may be too long to keep. */
  large(): Readonly<Record<string, readonly unknown[]>>;
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
  { isState, pagesIn, large }: Visited<State>,
): Promise<Kept | null> {
  const [header, name = ''] = await getMany<string>([`${id}/header`, `${id}/name`], store);
  const { after = '' } = JSON.parse(header ?? '{}') as Partial<KeptHeader>;
  const parts = (await getMany<string>(partsOf(id, all).flat(), store)).map((text) =>
    readPart(text, Object.keys(large()), () => []),
  );
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
