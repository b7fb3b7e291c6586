import * as v from 'valibot';
import { checkedOnce, guardOf, parsedWhole } from '@/shared/lib';
import { parseProduct } from './product';

const list = checkedOnce(
  v.looseObject({
    products: v.array(parsedWhole({ priceFormatted: v.string() }, parseProduct)),
    source: v.string(),
    part: v.optional(v.looseObject({ from: v.number(), of: v.number() })),
  }),
);
const query = checkedOnce(v.looseObject({ status: v.optional(v.string()), data: v.optional(list) }));

/** Whether a value from a file has the shape of this slice's state, which is RTK Query's (productApi.ts). */
export const isProductState = guardOf({ queries: v.record(v.string(), query) });
