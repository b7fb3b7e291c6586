import { itemsShape } from '@/entities/cart';
import { guardOf } from '@/shared/lib';

/** Whether a value from a file has the shape of this slice's state. */
export const isWhatsAppOrderState = guardOf({ ordered: itemsShape });
