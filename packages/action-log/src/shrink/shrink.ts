/**
 * Delta debugging: the items, in their order, that a failure needs; without any single one of them it does not fail.
 * Returns all items if all together do not fail.
 * @param stillFails whether some of the items, in their order, fail the same way; must be pure
 */
export function shrink<Item>(
  items: readonly Item[],
  stillFails: (some: readonly Item[]) => boolean,
): readonly Item[] {
  if (items.length === 0 || stillFails([])) return [];
  let kept = items;
  let size = Math.ceil(kept.length / 2);
  for (;;) {
    const rest = withoutParts(kept, size, stillFails);
    if (size === 1 && rest.length === kept.length) return kept;
    kept = rest;
    // An item may have been needed only for others that are left out by now, so single items are tried until all are
    // needed.
    size = Math.max(1, Math.min(Math.ceil(size / 2), Math.ceil(kept.length / 2)));
  }
}

/** Leaves out the parts of this size that the failure does not need, one after the other. */
function withoutParts<Item>(
  items: readonly Item[],
  size: number,
  stillFails: (some: readonly Item[]) => boolean,
): readonly Item[] {
  let kept = items;
  for (let from = 0; from < kept.length;) {
    const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
    if (stillFails(rest)) kept = rest;
    else from += size;
  }
  return kept;
}
