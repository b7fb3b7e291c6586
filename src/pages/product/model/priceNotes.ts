import { shop } from '@/shared/config';
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
