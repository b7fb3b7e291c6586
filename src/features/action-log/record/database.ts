/** Where `mirror.ts` keeps recordings and `kept.ts` reads them: a database of IndexedDB and its store. */
export const DATABASE = ['canecamisa-log', 'recordings'] as const;
