import { pixPrice } from '@/entities/product/@x/cart';
import { shop } from '@/shared/config';
import { brCode, LARGEST_AMOUNT } from './brCode';

/** What a shopper pays for an order by Pix. */
export interface PixCharge {
  /** The number of the order, 'K7Q-F3M'. */
  number: string;
  /** Integer cents: what the cart promises for a payment by Pix. */
  amount: number;
}

/**
 * What is paid for an order by Pix; undefined if the owner gives no key, or if there is nothing to pay, or more than a
 * code can say.
 * @param number of the order
 * @param subtotal integer cents
 * @param shipping integer cents
 */
export function pixChargeOf(number: string, subtotal: number, shipping: number): PixCharge | undefined {
  if (!shop.pix) return undefined;
  const amount = pixPrice(subtotal, shipping);
  return amount > 0 && amount <= LARGEST_AMOUNT ? { number, amount } : undefined;
}

/** The 'copia e cola' code of a charge, with the order's number as its reference; empty if the owner gives no key. */
export const pixCodeOf = ({ number, amount }: PixCharge) =>
  shop.pix ? brCode({ ...shop.pix, amount, reference: number }) : '';
