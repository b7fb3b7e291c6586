import { isLater, sumOf, writeEntries, type Entries, type Entry } from './entries';
import type { ItemChange, StampedChange } from './itemChanges';
import { createPlaces } from './places';
import { compareStamps, justAfter, NEVER, type Stamp } from './stamp';

interface Options<Item> {
  /** Ms since 1970. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  parseItem: (value: unknown) => Item | null;
}

/**
 * What a tab knows of the things of a list, and what it learns of them from its own changes and from other tabs. It
 * reaches nothing outside; `tabSync.ts` gives it what arrives.
 */
export function createKnown<Item extends { id: string }>({ now, tab, parseItem }: Options<Item>) {
  const known = new Map<string, Entry>();
  let latest = 0;

  const see = ({ at }: Stamp) => (latest = Math.max(latest, at));
  const nextStamp = (): Stamp => ({ at: (latest = Math.max(now(), latest + 1)), tab });
  const contentOf = (item: Item) => sumOf(parseItem(item));
  /** The places of the things that are there, but for one. */
  const placesBeside = (id: string) =>
    [...known].flatMap(([other, { added, sum }]) => (sum && other !== id ? [added] : []));

  /** Takes in another tab's entry; returns the changes of the list that it leads to. */
  function take(id: string, item: Item | null, entry: Entry): ItemChange<Item>[] {
    const old = known.get(id);
    if (!isLater(entry, old)) return [];
    known.set(id, entry);
    [entry.stamp, entry.added].forEach(see);
    const removals = old?.sum ? [{ id, item: null, index: 0 }] : [];
    if (!item) return removals;
    const others = placesBeside(id);
    const indexOf = (place: Stamp) => others.filter((other) => compareStamps(other, place) < 0).length;
    const index = indexOf(entry.added);
    // A thing that stands elsewhere now, because it was removed and added again, is moved.
    return [...(old && indexOf(old.added) !== index ? removals : []), { id, item, index }];
  }

  /**
   * Gives each of these things of the list a new entry, and a place that agrees with the list where its own does not.
   * Returns what was changed.
   */
  function enter(
    items: readonly Item[],
    isChanged: (item: Item, entry: Entry | undefined) => boolean,
    stampOf: () => Stamp,
  ): StampedChange<Item>[] {
    const places = createPlaces();
    return items.flatMap((item, index) => {
      const old = known.get(item.id);
      const isInPlace = old !== undefined && places.pass(old.added);
      if (isInPlace && !isChanged(item, old)) return [];
      const stamp = stampOf();
      const added =
        isInPlace || (!old && places.pass(stamp)) ? (old?.added ?? stamp) : places.between(item.id);
      known.set(item.id, { stamp, added, sum: contentOf(item) });
      return [{ id: item.id, item, index, stamp, added }];
    });
  }

  /** The place that a build without places means by an index. */
  function placeAt(id: string, index: number, stamp: Stamp): Stamp {
    const others = placesBeside(id).sort(compareStamps);
    // The space sorts before the marks of places that were given in a walk along the list.
    return index < others.length ? justAfter(others[index - 1] ?? NEVER, ` ${id}`) : stamp;
  }

  return {
    /** Begins the clock of this tab above all stamps of these entries, and returns them. */
    above<Kept extends Entries>(kept: Kept): Kept {
      for (const { stamp, added } of kept.values()) [stamp, added].forEach(see);
      return kept;
    },

    /** The entries as a text (`writeEntries`). */
    text: () => writeEntries(known),

    /** Takes in what a tab says of one thing; returns the changes of the list that it leads to. */
    hear({ id, item, index, stamp, added }: StampedChange<Item>): ItemChange<Item>[] {
      const old = known.get(id);
      const place = added ?? (old?.sum ? old.added : placeAt(id, index, stamp));
      return take(id, item, { stamp, added: place, sum: item ? contentOf(item) : 0 });
    },

    /** What another tab has written of the things that `kept` has entries of. */
    written(items: readonly Item[], kept: Entries): ItemChange<Item>[] {
      const byId = new Map(items.map((item) => [item.id, item]));
      return [...kept].flatMap(([id, entry]) => {
        if (!isLater(entry, known.get(id))) return [];
        const item = byId.get(id);
        if (entry.sum === 0) return take(id, null, entry);
        // Of the two keys yet another tab may have written one since.
        return item && contentOf(item) === entry.sum ? take(id, item, entry) : [];
      });
    },

    /** Takes in the things of a saved list that have no entry, as older builds write it: they are new. */
    without(items: readonly Item[]): ItemChange<Item>[] {
      const places = createPlaces();
      return items.flatMap((item) => {
        const old = known.get(item.id);
        if (!old)
          return take(item.id, item, { stamp: NEVER, added: places.between(item.id), sum: contentOf(item) });
        places.pass(old.added);
        return [];
      });
    },

    /** Notes that the list is as it was saved; where the entries kept beside it say something else, the list is right. */
    restore(items: readonly Item[], kept: Entries): void {
      for (const [id, entry] of kept) if (isLater(entry, known.get(id))) known.set(id, entry);
      const ids = new Set(items.map(({ id }) => id));
      for (const [id, { sum }] of known) if (sum && !ids.has(id)) known.delete(id);
      enter(
        items,
        (item, entry) => entry?.sum !== contentOf(item),
        () => NEVER,
      );
    },

    /** Notes this tab's own changes between two lists, and returns them with their stamps. */
    note(before: readonly Item[], after: readonly Item[]): StampedChange<Item>[] {
      const old = new Map(before.map((item) => [item.id, item]));
      const changes = enter(after, (item) => old.get(item.id) !== item, nextStamp);
      after.forEach(({ id }) => old.delete(id));
      for (const id of old.keys()) {
        const stamp = nextStamp();
        const added = known.get(id)?.added ?? stamp;
        known.set(id, { stamp, added, sum: 0 });
        changes.push({ id, item: null, index: 0, stamp, added });
      }
      return changes;
    },

    /** Whether a saved list lacks something that is known here. */
    isAhead(items: readonly Item[], kept: Entries): boolean {
      const stored = new Map(items.map((item) => [item.id, item]));
      return [...known].some(([id, mine]) => {
        const item = stored.get(id);
        const theirs = kept.get(id);
        if (!theirs || isLater(mine, theirs)) return true;
        return !isLater(theirs, mine) && mine.sum !== (item ? contentOf(item) : 0);
      });
    },
  };
}
