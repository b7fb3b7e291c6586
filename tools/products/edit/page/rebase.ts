import type { Row } from '@/entities/product/model/fields';

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** A row with changed fields; an undefined one is removed. */
export const withChanges = (row: Row, changes: Row): Row =>
  Object.fromEntries(Object.entries({ ...row, ...changes }).filter(([, value]) => value !== undefined));

/** The fields of a row that differ from those of an earlier one; undefined for one that is no longer there. */
function changesIn(row: Row, earlier: Row): Row {
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(row)])];
  const isOther = (name: string) => JSON.stringify(row[name]) !== JSON.stringify(earlier[name]);
  return Object.fromEntries(names.filter(isOther).map((name) => [name, row[name]]));
}

/**
 * The list that somebody else saved, with the changes that this page made to an earlier one: by id and field, so that a change of
 * another product, or of another field, stays. What both changed is as this page has it.
 */
export function rebase(
  earlier: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): readonly Row[] {
  const [known, own, now] = [byId(earlier), byId(mine), byId(theirs)];
  const added = mine.filter((row) => !now.has(row.id) && known.get(row.id) !== row);
  const kept = theirs
    .filter(({ id }) => own.has(id) || !known.has(id))
    .map((row) => {
      const changed = own.get(row.id);
      const before = known.get(row.id);
      return changed && changed !== before ? withChanges(row, changesIn(changed, before ?? {})) : row;
    });
  return [...added, ...kept];
}
