/** Maps a list with an async function, `limit` items at a time. The results are in the list's order. */
export async function mapLimited<Item, Result>(
  limit: number,
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const [index, item] of remaining) results[index] = await map(item);
    }),
  );
  return results;
}
