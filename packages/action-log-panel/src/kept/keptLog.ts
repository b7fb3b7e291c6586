import { createStore, get, getMany, keys } from 'idb-keyval';
import { logWithoutTrail, type Log, type Recorded, type Segment } from 'action-log';
import type { Host } from '../host';
import { database } from '../recording/database';
import type { Kept } from './kept';
import { listsOf, partsOf, readPart, type KeptHeader, type Part } from './keptParts';

/** What is needed of the host to read a recording. */
type Reader<State> = Recorded<State> & Pick<Host<State>, 'name' | 'isState' | 'large' | 'addressOf'>;

/**
 * The log of a kept recording. Another build may have made it, so it contains only what was recorded: the states at
 * the start of its segments and at the end, and the side effects. Throws if the recording is damaged or another app's.
 */
export async function keptLog<State>(
  { id, startedAt }: Pick<Kept, 'id' | 'startedAt'>,
  host: Reader<State>,
  hides: boolean,
): Promise<Log> {
  const store = createStore(...database(host.name));
  const all = (await keys<string>(store)).filter((key) => key.startsWith(`${id}/`));
  const header = JSON.parse((await get<string>(`${id}/header`, store)) ?? '{}') as Partial<KeptHeader>;
  const lists = await listsOf(all, store);
  const present = host.large();
  /** The present list replaces one that was too long to keep. */
  const listOf = (key: string, name: string) =>
    Object.hasOwn(present, key) ? (lists.get(name) ?? present[key]) : undefined;
  const read = (text: string | undefined) => readPart(text, listOf);
  const segments = await segmentsOf(id, all, host, async (part) =>
    (await getMany<string>(part, store)).map((text) => read(text)),
  );
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('The recording is empty');
  const end: unknown = read((await get<string>(`${id}/end`, store)) ?? 'null');
  const isEndKept = host.isState(end);
  const shown = (state: State) => (hides ? host.hideState(state) : state);
  const log = logWithoutTrail({ segments }, host, {
    app: header.app ?? { version: '?', commit: '?' },
    viewport: header.viewport ?? { width: 0, height: 0 },
    language: header.language ?? navigator.language,
    recordedAt: new Date(startedAt).toISOString(),
    url: location.origin + host.addressOf(shown(first.snapshot)),
    end: isEndKept ? end : last.snapshot,
    hides,
  });
  // Recordings of older builds lack the end. Then the last hash would be of another state.
  return isEndKept ? log : { ...log, hashes: log.hashes.slice(0, -1) };
}

async function segmentsOf<State>(
  id: string,
  all: readonly string[],
  { isState }: Reader<State>,
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
      requests: read.flatMap(({ asked }) => asked),
      marks: read.flatMap(({ marks }) => marks),
      happened: read.flatMap(({ happened = [] }) => happened), // Older builds wrote none.
    };
  });
  return Promise.all(parts);
}
