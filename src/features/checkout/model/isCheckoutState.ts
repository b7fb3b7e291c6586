import * as v from 'valibot';
import { guardOf } from '@/shared/lib';

/** Whether a value from a file has the shape of this slice's state. */
export const isCheckoutState = guardOf({
  isWaiting: v.boolean(),
  charge: v.looseObject({ number: v.string(), amount: v.number() }),
});
