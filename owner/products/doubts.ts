import { detailNames, type Row } from '@/entities/product/model/fields';
import { counted } from '../counted';
import { titleOf } from './fieldWords';
import type { Earlier } from './ownList';
import { quoted } from './problems';

type Named = Pick<Earlier, 'id' | 'name'>;

/** The products of a list whose ids another list does not have. */
export function without<Item extends Named>(products: readonly Item[], others: readonly Named[]): Item[] {
  const ids = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !ids.has(id));
}

/** Ten of some names. */
export const someOf = (names: readonly string[]) =>
  names.slice(0, 10).join(', ') + (names.length > 10 ? ', …' : '');

/** The fields that a product may be without. */
export const emptiable = ['description', 'image_url', ...detailNames] as const;

export const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What an owner hardly means by an import: a third of the products goes, some get another id, or lose what a
 * field had.
 */
export function doubtsOf(
  rows: readonly Row[],
  products: readonly Named[],
  before: readonly Earlier[],
): string[] {
  const lostIds = without(before, products);
  const earlier = new Map(lostIds.map(({ id, name }) => [name, id]));
  const renamed = without(products, before).flatMap(({ id, name }) => {
    const known = earlier.get(name);
    return known === undefined ? [] : `${quoted(name)} (de ${quoted(known)} para ${quoted(id)})`;
  });
  const names = new Set(products.map(({ name }) => name));
  const gone = lostIds.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  const byId = new Map(before.map((row) => [row.id, row]));
  const emptied = emptiable.flatMap((field) => {
    const lost = rows.filter((row) => isBlank(row[field]) && !isBlank(byId.get(String(row.id))?.[field]));
    return lost.length === 0 ? [] : `${titleOf(field)} de ${counted(lost.length, 'produto')}`;
  });
  const many = gone.length > 0 && gone.length * 3 >= before.length;
  return [
    many && `Saem ${gone.length} de ${counted(before.length, 'produto')} (${someOf(gone)})`,
    renamed.length > 0 &&
      `Mudam de código, e carrinhos, endereços e buscadores os perdem: ${someOf(renamed)}`,
    emptied.length > 0 && `Ficam sem valor: ${emptied.join(', ')}`,
  ].flatMap((doubt) => doubt || []);
}
