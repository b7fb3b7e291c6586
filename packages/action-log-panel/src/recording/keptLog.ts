import { createStore, get, getMany, keys } from 'idb-keyval';
import type { Log } from 'action-log';
import type { Replayable } from 'action-log';
import { database } from './database';
import type { Kept } from './kept';
import { listsOf, partsOf, readPart, type KeptHeader, type Part } from './keptParts';
import { logWithoutTrail, type Recorded } from 'action-log';
import type { Segment } from 'action-log';

/** What a kept recording is read with. */
interface Shop<State> extends Recorded<State>, Pick<Replayable<State>, 'isState'> {
  /** By key, the present list in place of one that was too long to keep. */
  large(): Readonly<Record<string, readonly unknown[]>>;
  /** The address of the page that a state shows. */
  addressOf(state: State): string;
}

/**
 * The log of a kept recording. Another build may have made it, so it contains only what was recorded: the states at
 * the start of its segments and at the end, and the side effects. Throws if the recording is damaged or of another app.
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
  const large = shop.large();
  const read = (text: string | undefined) =>
    readPart(text, Object.keys(large), (name, key) => lists.get(name) ?? large[key]);
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
    if (!isState(snapshot)) throw new Error(`Segment ${number} does not begin with a state of this app`);
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
