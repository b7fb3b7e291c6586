import { getMany, type UseStore } from 'idb-keyval';
import type { LogHeader } from 'action-log';
import type { Segment } from 'action-log';

// How `mirror.ts` cut a recording into the values of a database, and how they are put together again.

/** What `mirror.ts` writes once: of the log's header, and the id of the recording before it in the same tab. */
export type KeptHeader = Pick<LogHeader, 'app' | 'viewport' | 'language'> & { after: string };

/** A segment, or a part of one. */
export type Part = Omit<Segment, 'happened'> & Partial<Pick<Segment, 'happened'>>;

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
 * Parses a part of a recording. Large lists are stored by name.
 * @param keys the keys of large lists
 * @param listOf returns a list by its name, and by its key if the list was too long to be stored
 */
export function readPart(
  text: string | undefined,
  keys: readonly string[],
  listOf: (name: string, key: string) => unknown,
): Part {
  return JSON.parse(text ?? '', (key, value: unknown) =>
    typeof value === 'string' && keys.includes(key) && /^list\d+$/.test(value) ? listOf(value, key) : value,
  ) as Part;
}

/** The large lists of a recording, by their names. */
export async function listsOf(all: readonly string[], store: UseStore): Promise<Map<string, unknown[]>> {
  const rows = all.filter((key) => /\/list\d+\/\d+$/.test(key)).sort(byLastNumber);
  const values = await getMany<unknown[]>(rows, store);
  const lists = new Map<string, unknown[]>();
  rows.forEach((key, index) => {
    const name = key.split('/')[1] ?? '';
    lists.set(name, [...(lists.get(name) ?? []), ...(values[index] ?? [])]);
  });
  return lists;
}

function byLastNumber(one: string, other: string): number {
  const number = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1));
  return number(one) - number(other);
}
