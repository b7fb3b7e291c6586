/** The IndexedDB database, and its object store, into which `mirror.ts` writes and from which `kept.ts` reads. */
export const DATABASE = ['canecamisa-log', 'recordings'] as const;
