import { weakMapMemoize } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';
import type { ProductRootState } from '../api/productApi';
import type { Details } from './fields';
import { versionOf, type Product, type ProductRow } from './product';
import { selectProductList } from './selectors';

// Variants: the products of one category with the same `item_group_id` (docs/contract.md, "Variants").

/** A product as its card shows it. */
export interface Card extends Product {
  /** All variants of a group, in the list's order; absent for a product without others. */
  variants?: readonly Product[];
}

type Grouped = Pick<ProductRow, 'category' | 'item_group_id'>;

const none: readonly never[] = [];

/** Undefined for a product without a group. */
const groupOf = ({ category, item_group_id }: Grouped) =>
  item_group_id ? `${category} ${item_group_id}` : undefined;

export const isInStock = ({ stock }: Details) => stock !== 0;

/** Rows in their order, but the rows of products that are sold out come last, if the shop's settings say so. */
export const soldOutLast = <Row extends Details>(rows: readonly Row[]): readonly Row[] =>
  shop.policy.soldOut === 'last'
    ? rows.toSorted((a, b) => Number(isInStock(b)) - Number(isInStock(a)))
    : rows;

/** Whether two rows are of one group. */
export function areVariants(row: Grouped, product: Grouped): boolean {
  const group = groupOf(row);
  return group !== undefined && group === groupOf(product);
}

/** The rows of each group. */
const rowsByGroup = weakMapMemoize(<Row extends ProductRow>(rows: readonly Row[]) => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? none), row]);
  }
  return groups;
});

/** All variants of a product, the product itself among them, in the list's order; empty if the product is the only one. */
export function variantsOf<Row extends ProductRow>(rows: readonly Row[], product: Grouped): readonly Row[] {
  const group = groupOf(product);
  const variants = group === undefined ? none : (rowsByGroup(rows).get(group) ?? none);
  return variants.length > 1 ? variants : none;
}

/** The variants of a product in the loaded list. */
export const selectVariants = (state: ProductRootState, product: Product): readonly Product[] =>
  variantsOf(selectProductList(state)?.products ?? none, product);

/**
 * Rows with one row for each group of variants: the first row of the group that is in stock, or its first row if
 * all are sold out. It takes the position of the group's first row. A row without a group stays where it is.
 */
export const oneOfEach = weakMapMemoize(<Row extends ProductRow>(rows: readonly Row[]): readonly Row[] => {
  const rowOfGroup = new Map<unknown, Row>();
  for (const row of rows) {
    const key = groupOf(row) ?? row;
    const rowBefore = rowOfGroup.get(key);
    if (!rowBefore || (!isInStock(rowBefore) && isInStock(row))) rowOfGroup.set(key, row);
  }
  return [...rowOfGroup.values()];
});

/**
 * The cards of products of a list: one for each group.
 * @param list all products, from which a card has its colours and its lowest price
 */
export const cardsOf = (products: readonly Product[], list: readonly Product[]): readonly Card[] =>
  oneOfEach(products).map((product) => {
    const variants = variantsOf(list, product);
    return variants.length > 1 ? cardOf(product, variants) : product;
  });

/** A card has the lowest price of the variants that can be bought, and the sum of the sales of all variants. */
const cardOf = weakMapMemoize((product: Product, variants: readonly Product[]): Card => {
  const sales = variants.reduce((sum, variant) => sum + variant.sales, 0);
  const inStock = variants.filter(isInStock);
  const prices = (inStock.length > 0 ? inStock : variants).map((variant) => variant.price_in_cents);
  const lowest = Math.min(...prices);
  if (prices.every((price) => price === lowest)) return { ...product, sales, variants };
  const { list_price_in_cents: _ofOneVariant, ...rest } = product;
  const priceFormatted = `a partir de ${formatBRL(lowest)}`;
  return { ...rest, price_in_cents: lowest, priceFormatted, sales, variants };
});

/** Whether a card shows the product with an id, or a variant of it. */
export const shows = ({ id, variants }: Card, productId: string) =>
  id === productId || variants?.some((variant) => variant.id === productId);

/** A name with the colour and size of a variant: 'Camiseta Mar, Azul, M'. */
export const nameWithVariant = (name: string, product: Details | null | undefined) =>
  product?.item_group_id ? [name, versionOf(product)].filter(Boolean).join(', ') : name;
