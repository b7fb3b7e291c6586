import { getMany, type UseStore } from 'idb-keyval';
import type { LogHeader, Segment } from 'action-log';

// Puts a recording together again from the entries that `mirror.ts` wrote.

/** The entry that `mirror.ts` writes first. `after` is the id of the recording before it in the same tab. */
export type SavedHeader = Pick<LogHeader, 'app' | 'viewport' | 'language'> & { after: string };

/** A segment, or a part of one. `asked` is what the segment calls `requests`. Older builds wrote no notes. */
export type Part = Omit<Segment, 'requests' | 'happened'> &
  Partial<Pick<Segment, 'happened'>> & { asked: Segment['requests'] };

/** The keys of a recording's segments, oldest first, each with its parts in their order. */
export function partsOf(id: string, all: readonly string[]): string[][] {
  const segments = new Map<number, string[]>();
  for (const key of all.filter((one) => one.startsWith(`${id}/`)).sort(byLastNumber)) {
    const number = Number(key.split('/')[1]);
    if (Number.isInteger(number)) segments.set(number, [...(segments.get(number) ?? []), key]);
  }
  return [...segments].sort(([one], [other]) => one - other).map(([, keys]) => keys);
}

/**
 * Parses a part.
 * @param listOf the list that was replaced by its name under this key; undefined if the key does not hold large lists
 */
export function readPart(text: string | undefined, listOf: (key: string, name: string) => unknown): Part {
  return JSON.parse(text ?? '', (key, value: unknown) =>
    typeof value === 'string' && /^list\d+$/.test(value) ? (listOf(key, value) ?? value) : value,
  ) as Part;
}

/** The large lists of a recording, by the names that replace them in its parts. */
export async function listsOf(all: readonly string[], store: UseStore): Promise<Map<string, unknown[]>> {
  const listKeys = all.filter((key) => /\/list\d+\/\d+$/.test(key)).sort(byLastNumber);
  const values = await getMany<unknown[]>(listKeys, store);
  const lists = new Map<string, unknown[]>();
  listKeys.forEach((key, index) => {
    const name = key.split('/')[1] ?? '';
    lists.set(name, [...(lists.get(name) ?? []), ...(values[index] ?? [])]);
  });
  return lists;
}

function byLastNumber(one: string, other: string): number {
  const number = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1));
  return number(one) - number(other);
}
