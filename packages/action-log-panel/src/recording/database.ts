import { logFormat } from 'action-log';

/** The IndexedDB database, and its object store, into which `mirror.ts` writes and from which `kept.ts` reads. */
export const database = () => [logFormat(), 'recordings'] as const;
