import { orderPromises } from '@/shared/config';
import { formatBRL } from '@/shared/lib';

/**
 * 'ou 3x de R$ 30,97 sem juros', and the price by Pix, if the settings offer them; else empty. Instalments are rounded up
 * to whole cents: rounded down, they are together less than the price.
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
  if (pixDiscount) ways.push(`ou\u00a0${formatBRL(pixPrice(price, delivery))}\u00a0no\u00a0Pix`);
  return ways.join(' ');
}

/**
 * What is paid by Pix, in cents: the discount of Pix is on products, and not on their delivery. It is rounded up to whole
 * cents.
 * @param price of products, in cents
 * @param delivery in cents
 */
export function pixPrice(price: number, delivery: number): number {
  const { pixDiscount } = orderPromises();
  return Math.ceil((price * (100 - (pixDiscount ?? 0))) / 100) + delivery;
}
