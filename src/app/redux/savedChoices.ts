import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';
import type { LogNote } from 'action-log';
import { CHOICES_KEY, type Choices } from '@/features/catalogue';

interface Options {
  /** Returns localStorage; throws if the browser refuses it. */
  storage: () => Storage;
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** The window, which says when the page is left. */
  window: EventTarget;
  /** Logs what storage held that this tab did not write, and what was written or refused. */
  logNote: (note: LogNote) => void;
}

/**
 * Saves the catalogue's choices in localStorage through redux-persist, with a storage engine that reads and
 * writes plain JSON (docs/contract.md, "Storage"). Only two functions of redux-persist are used, not its
 * reducer wrapper (docs/decisions/0003-parts-of-redux-persist.md).
 */
export function createSavedChoices({ storage, painted, window, logNote }: Options) {
  const key = 'catalogue';
  let trouble = '';
  const engine = {
    async getItem(fullKey: string): Promise<unknown> {
      try {
        const text = storage().getItem(fullKey);
        if (text !== null) logNote({ read: key, text });
        return JSON.parse(text ?? 'null');
      } catch {
        return undefined; // Storage is refused or holds no JSON: as if nothing had been saved.
      }
    },
    async setItem(fullKey: string, choices: Choices) {
      const text = JSON.stringify(choices);
      try {
        storage().setItem(fullKey, text);
        if (storage().getItem(fullKey) !== text) throw new Error('What was written is not there');
        trouble = '';
        logNote({ wrote: key });
      } catch (error) {
        const why = String(error);
        if (why !== trouble) logNote({ refused: key, why });
        trouble = why;
      }
    },
    removeItem: async (fullKey: string) => storage().removeItem(fullKey),
  };
  const config = {
    key: CHOICES_KEY,
    keyPrefix: '',
    storage: engine,
    whitelist: ['category', 'sort', 'search', 'page'] satisfies (keyof Choices)[],
    serialize: false,
    deserialize: false,
  } satisfies PersistConfig<Choices> & { deserialize: boolean };
  const persistoid = createPersistoid(config);
  let unsaved: Choices | undefined;
  const write = () => {
    if (!unsaved) return;
    persistoid.update(unsaved);
    void persistoid.flush();
    unsaved = undefined;
  };
  window.addEventListener('pagehide', write);

  return {
    /** Resolves to what was saved, unchecked. */
    load: (): Promise<unknown> => getStoredState(config),
    /** Writes the choices after the frame that shows them, or when the page is left. */
    save(choices: Choices) {
      if (!unsaved) void painted().then(write);
      unsaved = choices;
    },
  };
}
