import type { Product } from '@/entities/product/model/product';
import { shop } from '@/shared/config';
import { listed } from '@/shared/lib/text';
import { counted } from '../counted';
import { titleOf } from './fieldWords';
import { groupedBy } from './groupedBy';
import { quoted, worthKnowing, type Problem } from './problems';
import { someOf } from './someOf';

/** The most groups or names that a sentence names. */
const NAMED = 3;

/**
 * Notes about products that look like the versions of one product, but are separate cards in the shop.
 * @param where how a problem of the whole list is named
 */
export const groupMistakes = (products: readonly Product[], where: string): Problem[] =>
  [...withoutGroup(products), ...inTwoCategories(products)].map((what) => worthKnowing(where, what));

/** A sentence about products of one name without a group whose sizes or colours differ. */
function withoutGroup(products: readonly Product[]): string[] {
  const alone = products.filter(({ item_group_id: group }) => group === undefined);
  const byName = groupedBy(alone, ({ category, name }) => JSON.stringify([category, name]));
  const names = [...byName.values()].flatMap((group) => {
    const choices = new Set(group.map(({ color, size }) => JSON.stringify([color, size])));
    return choices.size > 1 ? `${group.length} produtos ${quoted(group[0]?.name)}` : [];
  });
  return names.length === 0
    ? []
    : [
        `sem ${titleOf('item_group_id')}, cada um um cartão na vitrine: ${someOf(names, NAMED)}; se são tamanhos ou cores de um só, escreva o mesmo texto na coluna ${quoted(titleOf('item_group_id'))} de cada um`,
      ];
}

/** A sentence about groups with products in more than one category, which are separate cards there. */
function inTwoCategories(products: readonly Product[]): string[] {
  const grouped = products.filter(({ item_group_id: group }) => group !== undefined);
  const groups = [...groupedBy(grouped, ({ item_group_id: group }) => group)].flatMap(([group, versions]) => {
    const categories = [
      ...new Set(versions.map(({ category }) => shop.categories[category]?.tab ?? category)),
    ];
    return categories.length > 1 ? `${quoted(group)} (${listed(categories, 'e')})` : [];
  });
  return groups.length === 0
    ? []
    : [
        `${counted(groups.length, 'grupo está', 'grupos estão')} em mais de uma categoria, e por isso em mais de um cartão: ${someOf(groups, NAMED)}; se são versões de um produto, dê-lhes a mesma categoria`,
      ];
}
