import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';
import type { LogNote } from 'action-log';
import { noChoices, type Choices } from '@/features/catalogue';
import { CHOICES_KEY } from '@/shared/config';
import { whenHidden } from '@/shared/lib';

interface Options {
  /** Returns localStorage; throws if the browser refuses it. */
  storage: () => Storage;
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** The window, which says when the page is hidden or left. */
  window: EventTarget;
  /** Logs what storage held that this tab did not write, and what was written or refused. */
  logNote: (note: LogNote) => void;
}

/** The name of the choices in the notes of a log. */
const NOTED = 'catalogue';

/**
 * Saves the catalogue's choices in localStorage through redux-persist, with a storage engine that reads and
 * writes plain JSON (docs/contract.md, "Storage"). Only two functions of redux-persist are used, not its
 * reducer wrapper (docs/decisions/0003-parts-of-redux-persist.md).
 */
export function createSavedChoices({ storage, painted, window, logNote }: Options) {
  const config = {
    key: CHOICES_KEY,
    keyPrefix: '',
    whitelist: Object.keys(noChoices),
    serialize: false,
    deserialize: false,
    storage: {
      async getItem(key: string): Promise<unknown> {
        const text = storage().getItem(key);
        if (text !== null) logNote({ read: NOTED, text });
        return JSON.parse(text ?? 'null');
      },
      async setItem(key: string, choices: unknown) {
        storage().setItem(key, JSON.stringify(choices));
        logNote({ wrote: NOTED });
      },
      removeItem: async (key: string) => storage().removeItem(key),
    },
    writeFailHandler: (error) => logNote({ refused: NOTED, why: String(error) }),
  } satisfies PersistConfig<Choices> & { deserialize: boolean };
  const persistoid = createPersistoid(config);
  let unsaved: Choices | undefined;
  const write = () => {
    if (!unsaved) return;
    persistoid.update(unsaved);
    void persistoid.flush();
    unsaved = undefined;
  };
  const close = whenHidden(window, write);

  return {
    /** Resolves to what was saved, unchecked; undefined if storage is refused or holds no JSON. */
    load: (): Promise<unknown> => getStoredState(config).catch(() => undefined),
    /** Writes the choices after the frame that shows them, or when the page is hidden or left. */
    save(choices: Choices) {
      if (!unsaved) void painted().then(write);
      unsaved = choices;
    },
    close,
  };
}
