import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';
import { shop } from '@/shared/config';

interface Options<State> {
  /** Which of the slice's fields are saved. */
  fields: readonly (keyof State & string)[];
  /** What is written in the fields' place, and how it is read back; the fields themselves unless told. */
  pack?: (fields: State) => unknown;
  unpack?: (stored: unknown) => Saved<State>;
}

/** Fields as storage had them: any may be missing, and none is trusted. */
type Saved<State> = { [Field in keyof State]?: unknown } | undefined;

/**
 * One slice in localStorage, through redux-persist with an engine of our own: plain JSON in the contract's shape,
 * written in the task of the change. Only redux-persist's reading and writing parts are used; its reducer wrapper
 * writes from inside the reducer, so that every recomputation of DevTools would write the past over the present.
 * @param storage opens localStorage, which may throw where it is forbidden
 */
export function createSavedSlice<State extends object>(
  storage: () => Storage,
  key: string,
  { fields, pack = (saved) => saved, unpack = (stored) => Object(stored) as Saved<State> }: Options<State>,
) {
  const read = (): Saved<State> => {
    try {
      return unpack(JSON.parse(storage().getItem(shop.storagePrefix + key) ?? 'null'));
    } catch {
      return undefined; // Forbidden, or not JSON: as if nothing had been saved.
    }
  };
  const engine = {
    getItem: async () => read(),
    setItem: async (fullKey: string, saved: State) => {
      const text = JSON.stringify(pack(saved));
      if (storage().getItem(fullKey) !== text) storage().setItem(fullKey, text);
    },
    removeItem: async (fullKey: string) => storage().removeItem(fullKey),
  };
  const config = {
    key,
    keyPrefix: shop.storagePrefix,
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
  };
}
