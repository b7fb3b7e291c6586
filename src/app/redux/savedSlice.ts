import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';
import { storageName } from '@/shared/config';

interface Options<State> {
  /** Which of the slice's fields are saved. */
  fields: readonly (keyof State & string)[];
  /** Convert the fields to the JSON value that is stored and back; by default the fields are stored as an object. */
  pack?: (fields: State) => unknown;
  unpack?: (stored: unknown) => Saved<State>;
  /** Notes in the action log what storage held that this tab did not write, and what was written or refused. */
  happened: (
    one: { read: string; text: string | null } | { wrote: string } | { refused: string; why: string },
  ) => void;
}

/** Fields as they were read from storage: unchecked, and any may be missing. */
type Saved<State> = { [Field in keyof State]?: unknown } | undefined;

/**
 * Saves one slice in localStorage through redux-persist with a storage engine of our own: plain JSON in the shape of
 * docs/contract.md, "Storage", written when `write` is called. Only redux-persist's reading and writing parts
 * are used, not its reducer wrapper (docs/decisions/0003-parts-of-redux-persist.md).
 * @param storage returns localStorage; throws where the browser refuses it
 */
export function createSavedSlice<State extends object>(
  storage: () => Storage,
  key: string,
  {
    fields,
    pack = (saved) => saved,
    unpack = (stored) => Object(stored) as Saved<State>,
    happened,
  }: Options<State>,
) {
  let known: string | null = null;
  let trouble = '';
  const read = (): Saved<State> => {
    try {
      const text = storage().getItem(`${storageName}:${key}`);
      if (text !== known) happened({ read: key, text });
      known = text;
      return unpack(JSON.parse(text ?? 'null'));
    } catch {
      return undefined; // Storage is refused or holds no JSON: as if nothing had been saved.
    }
  };
  const engine = {
    getItem: async () => read(),
    setItem: async (fullKey: string, saved: State) => {
      const text = JSON.stringify(pack(saved));
      const isThere = () => storage().getItem(fullKey) === text;
      try {
        if (!isThere()) storage().setItem(fullKey, text);
        if (!isThere()) throw new Error('What was written is not there');
        known = text;
        trouble = '';
        happened({ wrote: key });
      } catch (error) {
        const why = String(error);
        if (why !== trouble) happened({ refused: key, why }); // Not every second, while it is tried again.
        trouble = why;
      }
    },
    removeItem: async (fullKey: string) => storage().removeItem(fullKey),
  };
  const config = {
    key,
    keyPrefix: `${storageName}:`,
    storage: engine,
    whitelist: [...fields],
    serialize: false,
    deserialize: false,
  } satisfies PersistConfig<State> & { deserialize: boolean };
  const persistoid = createPersistoid(config);

  return {
    read,
    load: (): Promise<Saved<State>> => getStoredState(config),
    write(state: State) {
      persistoid.update(state);
      void persistoid.flush();
    },
    /** Whether a reload would find what was written last. */
    isKept: () => trouble === '',
  };
}
