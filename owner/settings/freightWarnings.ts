import { formatBRL } from '../../src/shared/lib/text';
import type { Settings } from './schema';

/** An amount as an owner writes it: 'R$ 1.234,56'. */
const reais = (cents: number) => formatBRL(cents).replace('\u00a0', ' ');

/** The price in the middle of all prices; undefined without a price. */
const medianOf = (prices: readonly number[]): number | undefined =>
  prices.toSorted((left, right) => left - right)[Math.floor(prices.length / 2)];

/**
 * A sentence for each amount of the freight that is allowed, but probably has a digit too many or too few.
 * @param pricesInCents of the shop's products
 */
export function freightWarnings(
  { shippingInCents: freight, freeShippingAboveInCents: freeAbove, policy }: Settings,
  pricesInCents: readonly number[],
): string[] {
  const warnings: string[] = [];
  const median = medianOf(pricesInCents);
  if (median !== undefined && freight > median)
    warnings.push(
      `shop.json: shippingInCents é ${freight}, um frete de ${reais(freight)}, e o preço do meio dos seus produtos é ${reais(median)}: confira os zeros (R$ 25,00 é 2500).`,
    );
  // If the shop does not speak of free shipping, nobody reads this amount.
  if (policy.freeShipping !== 'none' && freeAbove < freight)
    warnings.push(
      `shop.json: freeShippingAboveInCents é ${freeAbove}, frete grátis acima de ${reais(freeAbove)}, menos que o próprio frete, de ${reais(freight)} (shippingInCents): confira os zeros (R$ 200,00 é 20000), ou escreva "none" em policy.freeShipping.`,
    );
  return warnings;
}
