import type { ShopPage } from './shopper';

/** The recordings in this browser's IndexedDB as text, one for each page load. */
export const recordedTexts = (page: Pick<ShopPage, 'evaluate'>) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opened = indexedDB.open('canecamisa-log');
        // The shop has not made it yet: it must not find one without its store.
        opened.onupgradeneeded = () => opened.transaction?.abort();
        opened.onerror = () => resolve([]);
        opened.onsuccess = () => {
          const store = opened.result.transaction('recordings').objectStore('recordings');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            const texts = new Map<string, string>();
            keys.result.forEach((key, at) => {
              const id = typeof key === 'string' ? (key.split('/')[0] ?? '') : '';
              const value: unknown = values.result[at];
              if (typeof value === 'string') texts.set(id, (texts.get(id) ?? '') + value);
            });
            resolve([...texts.values()]);
          };
          opened.result.close();
        };
      }),
    '',
  ) as Promise<string[]>;
