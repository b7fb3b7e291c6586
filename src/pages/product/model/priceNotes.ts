import { orderPromises, shop } from '@/shared/config';
import { formatBRL } from '@/shared/lib';

// 'R$40,00' without a space, as docs/specification.md, section 2, writes it.
const amount = (cents: number) => formatBRL(cents).replace(/\s/, '');

const promise =
  shop.policy.freeShipping === 'none'
    ? ''
    : ` Grátis para compras acima de ${amount(shop.freeShippingAboveInCents)}`;

/** The note below a product's price. */
export const shippingNote =
  shop.shippingInCents === 0
    ? '*Frete grátis para todo o Brasil.'
    : `*Frete de ${amount(shop.shippingInCents)} para todo o Brasil.${promise}`;

/**
 * 'ou 3x de R$ 30,97 sem juros', and the price by Pix, if the settings offer them; else empty. Both are rounded up to
 * whole cents: instalments that are rounded down are together less than the price.
 * @param cents the price
 */
export function priceLine(cents: number): string {
  const { instalments, pixDiscount } = orderPromises();
  const parts: string[] = [];
  if (instalments) parts.push(`${instalments}x de ${formatBRL(Math.ceil(cents / instalments))} sem juros`);
  if (pixDiscount) parts.push(`${formatBRL(Math.ceil((cents * (100 - pixDiscount)) / 100))} no Pix`);
  return parts.map((part) => `ou ${part}`).join(' ');
}
