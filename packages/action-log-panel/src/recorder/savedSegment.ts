import { logFormat, type LogHeader, type Recording, type Segment } from 'action-log';

// How a recording is saved: a text for each segment, under '<recording>/<number>', and one for each large
// list, under '<recording>/list<number>'. `mirror.ts` writes them, `library/` reads them.

/** The IndexedDB database of an app, and its object store. */
export const database = (app: string) => [logFormat(app), 'recordings'] as const;

/** The key of an object that is written in place of a large list, with the number of the list. */
export const LIST = 'action-log/list';

/** A shorter list is written like any other value. */
const SHORT = 20;

/** A segment, what the header of a log says, and the state after the last action. */
export interface SavedSegment<State = unknown> extends Segment<State>, Pick<LogHeader, 'app' | 'viewport'> {
  end: State;
}

/** Keys and texts of the database; null deletes. */
export type Entries = [key: string, text: string | null][];

/**
 * Returns a function that gives the entries of what the recording has got since the last call.
 * @param large the keys under which states and actions hold large lists, each of which is written once
 */
export function createEntries(
  id: string,
  header: Pick<LogHeader, 'app' | 'viewport'>,
  large: readonly string[],
) {
  const lists = new Map<unknown, number>();
  /** The numbers of the first and the last segment that the database has. */
  let [first, last] = [0, 0];

  return ({ segments, end }: Recording): Entries => {
    const entries: Entries = [];
    const write = (key: string, value: object) => {
      const text = JSON.stringify(value, (field, member: unknown) =>
        Array.isArray(member) && member.length > SHORT && large.includes(field)
          ? { [LIST]: numberOf(member) }
          : member,
      );
      entries.push([`${id}/${key}`, text]);
    };
    const numberOf = (list: readonly unknown[]) => {
      const number = lists.get(list) ?? lists.size;
      if (!lists.has(list)) {
        lists.set(list, number);
        write(`list${number}`, list);
      }
      return number;
    };
    for (const segment of segments.filter(({ number }) => number >= last))
      write(String(segment.number), { ...header, end: end(), ...segment });
    for (const oldest = segments[0]?.number ?? 0; first < oldest; first++)
      entries.push([`${id}/${first}`, null]);
    last = segments.at(-1)?.number ?? 0;
    return entries;
  };
}
