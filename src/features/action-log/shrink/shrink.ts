/**
 * Delta debugging: the items that are needed for a failure, in their order. Leaving out any single one of them lets
 * the failure go. Where all of them together do not fail, all are returned.
 * @param stillFails whether some of the items, in their order, show the same failure; must always answer the same
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
    // What went may have been all that others were needed for: single ones are tried until none goes.
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
