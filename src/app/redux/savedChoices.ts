import type { LogNote } from 'action-log';
import type { Choices } from '@/features/catalogue';
import { storageName } from '@/shared/config';

interface Options {
  /** Returns localStorage; throws if the browser refuses it. */
  storage: () => Storage;
  /** Logs what storage held that this tab did not write, and what was written or refused. */
  logNote: (note: LogNote) => void;
}

/**
 * Saves the catalogue's choices in localStorage as plain JSON (docs/contract.md, "Storage"), as soon as `write` is called
 * (docs/decisions/0024-saving-without-a-library.md).
 */
export function createSavedChoices({ storage, logNote }: Options) {
  const name = 'catalogue';
  const key = `${storageName}:${name}`;
  /** What this tab read or wrote last. */
  let known: string | null = null;
  /** What `write` was called with last, kept or not. */
  let given = '';
  let trouble = '';

  return {
    /** Resolves to what was saved, unchecked. */
    async load(): Promise<unknown> {
      try {
        const text = storage().getItem(key);
        if (text !== known) logNote({ read: name, text });
        known = text;
        return JSON.parse(text ?? 'null');
      } catch {
        return undefined; // Storage is refused or holds no JSON: as if nothing had been saved.
      }
    },

    /** Writes choices, unless they are the same as in the call before. */
    write(choices: Choices): void {
      const text = JSON.stringify(choices);
      if (text === given) return;
      given = text;
      try {
        storage().setItem(key, text);
        if (storage().getItem(key) !== text) throw new Error('What was written is not there');
        known = text;
        trouble = '';
        logNote({ wrote: name });
      } catch (error) {
        const why = String(error);
        if (why !== trouble) logNote({ refused: name, why });
        trouble = why;
      }
    },
  };
}
