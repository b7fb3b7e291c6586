/** Does a work for each of some things, `limit` at a time; the results are in the things' order. */
export async function atMost<Thing, Result>(
  limit: number,
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = things.entries();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const [index, thing] of waiting) results[index] = await work(thing);
    }),
  );
  return results;
}
