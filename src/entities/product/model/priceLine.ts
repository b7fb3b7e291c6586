import { orderPromises } from '@/shared/config';
import { formatBRL } from '@/shared/lib';

/**
 * 'ou 3x de R$ 30,97 sem juros', and the price by Pix, if the settings offer them; else empty. Both are rounded up to
 * whole cents: instalments that are rounded down are together less than the price. The discount of Pix is on products,
 * and not on their delivery.
 * @param price of products, in cents
 * @param delivery in cents
 */
export function priceLine(price: number, delivery = 0): string {
  const { instalments, pixDiscount } = orderPromises();
  const ways: string[] = [];
  if (instalments) {
    const instalment = formatBRL(Math.ceil((price + delivery) / instalments));
    ways.push(`ou ${instalments}x de ${instalment}\u00a0sem\u00a0juros`);
  }
  if (pixDiscount) {
    const byPix = formatBRL(Math.ceil((price * (100 - pixDiscount)) / 100) + delivery);
    ways.push(`ou\u00a0${byPix}\u00a0no\u00a0Pix`);
  }
  return ways.join(' ');
}
