import { diffArrays } from 'diff';

/** Lines of an outline that give way to others: from which line on, how many, and the new ones. */
export type LineChange = readonly [at: number, removed: number, added: readonly string[]];

/** What makes the second outline of the first one. The lines count in the first one. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: [number, number, string[]][] = [];
  let at = 0;
  let open: [number, number, string[]] | undefined;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) open = undefined;
    else {
      if (!open) changes.push((open = [at, 0, []]));
      if (added) open[2].push(...value);
      else open[1] += value.length;
    }
    if (!added) at += value.length;
  }
  return changes;
}

/** The outline that changes lead to. Throws if they do not fit: they may come from any file. */
export function applyLineChanges(before: readonly string[], changes: readonly LineChange[]): string[] {
  const after: string[] = [];
  let from = 0;
  for (const [at, removed, added] of changes) {
    if (at < from || at + removed > before.length) throw new Error('Changes that do not fit the outline');
    after.push(...before.slice(from, at), ...added);
    from = at + removed;
  }
  return [...after, ...before.slice(from)];
}
