/**
 * Delta debugging: the items, in their order, that are needed for a failure. Without any single one of them it does
 * not fail. Where all items together do not fail, all are returned.
 * @param stillFails whether some of the items, in their order, fail the same way; always gives the same answer
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
    // An item may have been needed only because of others that are left out by now, so parts of one are tried again
    // until none of them can be left out.
    size = Math.max(1, Math.min(Math.ceil(size / 2), Math.ceil(kept.length / 2)));
  }
}

/** Leaves out, one after the other, the parts of this size that the failure does not need. */
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
