import { logFormat } from 'action-log';

/** The IndexedDB database, and its object store, that `mirror.ts` writes and `kept/` reads. */
export const database = (name = 'app') => [logFormat(name), 'recordings'] as const;
