import { factorOf } from '../changes';
import { ODD_FACTOR } from '../doubts';
import { titleOf } from '../fieldWords';
import type { Earlier } from '../ownList';
import type { PhotoNames } from '../photoNames';
import { oneOf, quoted, wrong, type Problem } from '../problems';
import { isEmpty } from './cell';
import { isUpdate, lackingIn } from './columns';
import { readCell } from './readCell';
import type { NamedSheet } from './readSheet';

/**
 * A mistake if a sheet of changes has all but one of the columns of a whole list, and a column that is not used could
 * be the missing one: its values are those of the products, or prices like theirs. Otherwise nobody would notice that
 * a renamed column changes nothing.
 */
export function mistakenColumn(
  { columns, header, lines }: NamedSheet,
  before: readonly Earlier[],
  photos: PhotoNames,
): Problem[] {
  const [missing, ...furtherMissing] = lackingIn(columns);
  if (before.length === 0 || !isUpdate(columns) || missing === undefined || furtherMissing.length > 0)
    return [];
  const byId = new Map(before.map((earlier) => [earlier.id, earlier]));
  const similar = columns.flatMap(({ title, field }, at) => {
    if (title === '' || field !== undefined) return [];
    const filled = lines.filter(({ cells }) => !isEmpty(cells[at] ?? { text: '' }));
    const matching = filled.filter((line) => {
      const earlier = byId.get(line.cell('id').text);
      const result = readCell(missing, line.cells[at] ?? { text: '' }, photos);
      if (earlier === undefined || !('value' in result)) return false;
      return missing === 'price_in_cents'
        ? factorOf({ earlier, row: { ...earlier, price_in_cents: result.value } }) < ODD_FACTOR
        : result.value === earlier[missing];
    });
    return matching.length * 2 > filled.length ? quoted(title) : [];
  });
  if (similar.length === 0) return [];
  const name = quoted(titleOf(missing));
  const what =
    similar.length === 1
      ? `falta a coluna ${name}, e ${similar.join()} não é usada e pode ser ela: dê-lhe o nome ${name}, ou apague-a`
      : `falta a coluna ${name}, e pode ser ${oneOf(similar)}, que não são usadas: dê a uma o nome ${name}, e apague as outras`;
  return [wrong(header.place(), what)];
}
