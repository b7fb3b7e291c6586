import { createStore, delMany, keys, setMany } from 'idb-keyval';
import { database } from '../recording/database';

/** Names recordings; an empty name removes their names. Rejects if storage is forbidden or full. */
export async function renameKept(ids: readonly string[], name: string, app?: string): Promise<void> {
  const store = createStore(...database(app));
  const names = ids.map((id) => `${id}/name`);
  await (name === ''
    ? delMany(names, store)
    : setMany(
        names.map((key) => [key, name]),
        store,
      ));
}

/** Deletes recordings with everything that belongs to them. Rejects if storage is forbidden. */
export async function deleteKept(ids: readonly string[], app?: string): Promise<void> {
  const store = createStore(...database(app));
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => ids.some((id) => key.startsWith(`${id}/`))),
    store,
  );
}
