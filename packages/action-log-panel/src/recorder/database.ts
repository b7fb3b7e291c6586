import { logFormat } from 'action-log';

/** The IndexedDB database, and its object store, that `mirror.ts` writes and `library/` reads. */
export const database = (app: string) => [logFormat(app), 'recordings'] as const;
