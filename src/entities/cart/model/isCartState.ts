import * as v from 'valibot';
import { guardOf, parsedWhole } from '@/shared/lib';
import { parseCartItem } from './cartItem';

const item = parsedWhole({ quantity: v.number() }, parseCartItem);

/** The shape of the items of a cart, in a value from a file. */
export const itemsShape = v.array(item);

/** Whether a value from a file has the shape of this slice's state. */
export const isCartState = guardOf({
  items: itemsShape,
  openMenu: v.nullable(v.string()),
  removed: v.nullable(v.looseObject({ item, index: v.number() })),
});
