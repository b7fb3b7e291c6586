import { isNewer, itemChanges, parseChange, type ItemChange, type Stamp } from './itemChanges';

interface Options<Item> {
  /** The channel to the other tabs; null where the browser has none. */
  channel: BroadcastChannel | null;
  /** Ms since 1970, the same clock for all tabs. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  /** Reads an item of another tab, which may run another version; null where it is no valid one. */
  parseItem: (value: unknown) => Item | null;
}

/**
 * Keeps a list of things with ids the same in all tabs: they tell each other their changes, item by item, and the latest
 * change of an item wins (docs/decisions/0009-tabs-share-actions.md of the shop).
 */
export function createTabSync<Item extends { id: string }>({ channel, now, tab, parseItem }: Options<Item>) {
  const stamps = new Map<string, Stamp>();
  let latest = 0;

  const nextStamp = (): Stamp => {
    latest = Math.max(now(), latest + 1);
    return { at: latest, tab };
  };

  return {
    /** Whether an item was changed in any tab while this one was open. */
    isHeardOf: (id: string) => stamps.has(id),

    /** Notes this tab's own changes between two lists; what it returns tells the other tabs of them. */
    note(before: readonly Item[], after: readonly Item[]): () => void {
      const changes = itemChanges(before, after).map((change) => ({ ...change, stamp: nextStamp() }));
      changes.forEach(({ id, stamp }) => stamps.set(id, stamp));
      return () => {
        try {
          changes.forEach((change) => channel?.postMessage(change));
        } catch {
          // Refused: the other tabs learn of it as where there is no channel.
        }
      };
    },

    /** Calls back for every change of another tab that is later than what is known. Returns what stops it. */
    listen(onChange: (change: ItemChange<Item>) => void): () => void {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const change = parseChange(data, parseItem);
        if (!change || !isNewer(change.stamp, stamps.get(change.id))) return;
        const { stamp, ...rest } = change;
        stamps.set(change.id, stamp);
        latest = Math.max(latest, stamp.at);
        onChange(rest);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
