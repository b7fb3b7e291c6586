/** A fake localStorage; `writes` lists every write. */
export function fakeStorage(initial: Record<string, string> = {}) {
  const texts = new Map(Object.entries(initial));
  const writes: [key: string, text: string][] = [];
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      writes.push([key, text]);
      texts.set(key, text);
    },
  } as unknown as Storage;
  return {
    storage: () => storage,
    writes,
    read: (key: string): unknown => JSON.parse(texts.get(key) ?? 'null'),
  };
}
