import { pixChargeOf, pixCodeOf } from '@/entities/cart';
import type { Order } from './orderText';

/** The end of an order's text: the code by which it is paid; no lines if there is nothing to pay. */
export function pixLines({ number, subtotal, shipping }: Order): string[] {
  const charge = pixChargeOf(number, subtotal, shipping);
  return charge ? ['', 'Pix copia e cola:', pixCodeOf(charge)] : [];
}
