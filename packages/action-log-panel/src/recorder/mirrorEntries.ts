import type { LogHeader, Recording } from 'action-log';
import { beginInTab } from './tab';

/** A shorter list is written like any other value. */
const SHORT = 20;

export interface Options extends Pick<LogHeader, 'app' | 'viewport' | 'language'> {
  /** What the database is called. */
  name: string;
  /** Begins with the time at which the page was loaded, in ISO 8601, so that ids sort by time. */
  id: string;
  /** The keys under which states and actions hold large lists. A list that many states contain is written once. */
  large?: readonly string[];
}

/** Keys and texts of the database. */
export type Entries = [key: string, text: string][];

interface Database {
  /** Called once for each large list. */
  saveList: (name: string, list: readonly unknown[]) => void;
  /** Called with the keys of segments that the recording has dropped. */
  drop: (keys: string[]) => void;
}

const none = { actions: 0, requests: 0, marks: 0, happened: 0 };

/** Returns a function that gives the database entries of what the recording has got since the last call. */
export function createEntries(
  { id, name: app, large = [], ...header }: Options,
  { saveList, drop }: Database,
) {
  const lists = new Map<unknown, string>();
  const parts: [number: number, key: string][] = [];
  let last = { number: -1, ...none };
  let part = 0;

  const nameOf = (list: readonly unknown[]) => {
    const name = lists.get(list) ?? `list${lists.size}`;
    if (!lists.has(list)) {
      lists.set(list, name);
      saveList(`${id}/${name}`, list);
    }
    return name;
  };
  const write = (value: object) =>
    JSON.stringify(value, (key, member: unknown) =>
      Array.isArray(member) && member.length > SHORT && large.includes(key) ? nameOf(member) : member,
    );
  return (recording?: Recording): Entries => {
    const segments = recording?.segments ?? [];
    const entries: Entries = [];
    if (part === 0) entries.push([`${id}/header`, write({ ...header, after: beginInTab(id, app) })]);
    for (const { number, snapshot, actions, times, requests, marks, happened } of segments) {
      if (number < last.number) continue;
      const isNew = number > last.number;
      const from = isNew ? none : last;
      const key = `${id}/${number}/${part++}`;
      const fresh = {
        ...(isNew && { snapshot }),
        actions: actions.slice(from.actions),
        times: times.slice(from.actions),
        asked: requests.slice(from.requests), // The key of older builds, too (library/entries.ts).
        marks: marks.slice(from.marks),
        happened: happened.slice(from.happened),
      };
      entries.push([key, write(fresh)]);
      parts.push([number, key]);
      last = {
        number,
        actions: actions.length,
        requests: requests.length,
        marks: marks.length,
        happened: happened.length,
      };
    }
    if (recording) entries.push([`${id}/end`, write(recording.end() as object)]);
    const oldest = segments[0]?.number ?? 0;
    const gone = parts.findIndex(([number]) => number >= oldest);
    if (gone > 0) drop(parts.splice(0, gone).map(([, key]) => key));
    return entries;
  };
}
