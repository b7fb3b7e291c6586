import { diffArrays } from 'diff';
import { isTexts } from '../model/fields';

/** Lines of an outline that other lines replace: the index of the first line, their number, and the new lines. */
export type LineChange = readonly [at: number, removed: number, added: readonly string[]];

/** The changes that turn the first outline into the second. Indices are those of the first outline. */
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

/** The outline that changes lead to. Throws if they do not fit: they come from a file. */
export function applyLineChanges(before: readonly string[], line: string): string[] {
  const changes: unknown = JSON.parse(line);
  if (!Array.isArray(changes) || !changes.every(isLineChange))
    throw new Error(`Not changes of lines: ${line}`);
  const after: string[] = [];
  let from = 0;
  for (const [at, removed, added] of changes) {
    if (at < from || at + removed > before.length) throw new Error('Changes that do not fit the outline');
    after.push(...before.slice(from, at), ...added);
    from = at + removed;
  }
  return [...after, ...before.slice(from)];
}

function isLineChange(value: unknown): value is LineChange {
  if (!Array.isArray(value)) return false;
  const [at, removed, added] = value as readonly unknown[];
  const areNumbers = Number.isSafeInteger(at) && Number.isSafeInteger(removed) && Number(removed) >= 0;
  return areNumbers && isTexts(added);
}
