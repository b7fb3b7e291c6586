import { withBase } from '@/shared/lib';

/**
 * Loads the built-in list. A built shop has it in a file without a hash in its name: otherwise a changed price would change the
 * main script, which knows the names of all chunks, and with it every page (docs/decisions/0011-built-in-list.md).
 */
export const loadBuiltInRows = (): Promise<readonly unknown[]> =>
  process.env.LIST_FILE
    ? fetch(withBase(process.env.LIST_FILE), { cache: 'no-cache' }).then((response) => response.json())
    : import('./builtInProducts').then(({ builtInRows }) => builtInRows);
