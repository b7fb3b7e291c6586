import { createStore, get, getMany, keys } from 'idb-keyval';
import { logWithoutTrail, type Log, type Mask, type Recorded, type Segment } from 'action-log';
import type { PanelHost } from '../host';
import { database } from '../recorder/database';
import { listsOf, partsOf, readPart, type Part, type SavedHeader } from './entries';
import type { SavedRecording } from './savedRecordings';

type Host<State> = Recorded<State> &
  Pick<Required<PanelHost<State>>, 'name' | 'isState' | 'large' | 'addressOf'>;

/**
 * The log of a saved recording. Another build may have made it, so it contains only what was recorded: the states at the
 * start of its segments and at the end, and the side effects. Throws if the recording is damaged or another app's.
 */
export async function savedLog<State>(
  { id, startedAt }: Pick<SavedRecording, 'id' | 'startedAt'>,
  host: Host<State>,
  mask?: Mask,
): Promise<Log> {
  const store = createStore(...database(host.name));
  const all = (await keys<string>(store)).filter((key) => key.startsWith(`${id}/`));
  const header = JSON.parse((await get<string>(`${id}/header`, store)) ?? '{}') as Partial<SavedHeader>;
  const lists = await listsOf(all, store);
  const present = host.large();
  /** The present list replaces one that was too long to save. */
  const listOf = (key: string, name: string) =>
    Object.hasOwn(present, key) ? (lists.get(name) ?? present[key]) : undefined;
  const segments: Segment<State>[] = [];
  for (const partKeys of partsOf(id, all)) {
    const texts = await getMany<string>(partKeys, store);
    segments.push(
      segmentOf(
        segments.length,
        texts.map((text) => readPart(text, listOf)),
        host,
      ),
    );
  }
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('The recording is empty');
  const end: unknown = readPart((await get<string>(`${id}/end`, store)) ?? 'null', listOf);
  const hasEnd = host.isState(end);
  const log = logWithoutTrail({ segments }, host, {
    app: header.app ?? { version: '?', commit: '?' },
    viewport: header.viewport ?? { width: 0, height: 0 },
    language: header.language ?? navigator.language,
    recordedAt: new Date(startedAt).toISOString(),
    url: location.origin + host.addressOf(mask ? host.hideState(first.snapshot, mask) : first.snapshot),
    end: hasEnd ? end : last.snapshot,
    mask,
  });
  // Recordings of older builds lack the end. Then the last hash would be of another state.
  return hasEnd ? log : { ...log, hashes: log.hashes.slice(0, -1) };
}

function segmentOf<State>(number: number, parts: readonly Part[], { isState }: Host<State>): Segment<State> {
  const snapshot = parts[0]?.snapshot;
  if (!isState(snapshot)) throw new Error(`Segment ${number} does not begin with a state of this app`);
  return {
    number,
    snapshot,
    actions: parts.flatMap(({ actions }) => actions),
    times: parts.flatMap(({ times }) => times),
    requests: parts.flatMap(({ asked }) => asked),
    marks: parts.flatMap(({ marks }) => marks),
    happened: parts.flatMap(({ happened = [] }) => happened), // Older builds wrote none.
  };
}
