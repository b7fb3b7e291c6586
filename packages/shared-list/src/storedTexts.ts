/** A list and its entries as localStorage holds them. */
export interface Texts {
  list: string;
  entries: string;
}

export type StoredTexts = { [Key in keyof Texts]: string | null };

/** What may be logged: what storage held that this tab did not write, and what was written or refused. */
export type StorageNote =
  { read: string; text: string | null } | { wrote: string } | { refused: string; why: string };

export interface TextsOptions {
  /** Returns localStorage; throws if the browser refuses it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Key of the list, and of its entries. */
  keys: { list: string; stamps: string };
  /** The list's name in notes. */
  name: string;
  logNote: (note: StorageNote) => void;
}

/** Reads and writes the two texts of a list. */
export function createStoredTexts({ storage, keys, name, logNote }: TextsOptions) {
  /** The list that this tab read or wrote last. */
  let seen: string | null = null;
  let trouble = '';

  const getItem = (key: string) => {
    try {
      return storage().getItem(key);
    } catch {
      return null; // Refused: as if nothing had been saved.
    }
  };

  return {
    read(): StoredTexts {
      const list = getItem(keys.list);
      if (list !== seen) logNote({ read: name, text: list });
      seen = list;
      return { list, entries: getItem(keys.stamps) };
    },

    /** Writes what differs from the texts that were just read. Returns whether a reload would find the list. */
    write({ list, entries }: Texts, stored: StoredTexts): boolean {
      try {
        if (list !== stored.list) storage().setItem(keys.list, list);
        if (getItem(keys.list) !== list) throw new Error('What was written is not there');
        seen = list;
        trouble = '';
        logNote({ wrote: name });
      } catch (error) {
        const why = String(error);
        if (why !== trouble) logNote({ refused: name, why }); // Not again at every retry.
        trouble = why;
      }
      try {
        if (entries !== stored.entries) storage().setItem(keys.stamps, entries);
      } catch {
        // Full or refused: other tabs hear of the changes only over the channel.
      }
      return trouble === '';
    },
  };
}
