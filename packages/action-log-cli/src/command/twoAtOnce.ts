/**
 * Works on two items at the same time: while the first waits for its page, the second continues. Yields the results in the
 * order of the items.
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
