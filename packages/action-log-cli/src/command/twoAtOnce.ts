/**
 * The results of some work, in the order of its items. Two are in work at once: while one waits for its page,
 * the other one goes on.
 */
export async function* twoAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  let current: Promise<Result> | undefined;
  for (const item of items) {
    const next = work(item);
    if (current) yield await current;
    current = next;
  }
  if (current) yield await current;
}
