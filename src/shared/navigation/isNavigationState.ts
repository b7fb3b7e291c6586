import * as v from 'valibot';
import { guardOf } from '@/shared/lib';

/** A path of the shop: not of another host or `javascript:`, nor 10 MB that take seconds to parse. */
const path = v.pipe(v.string(), v.regex(/^\/(?![\\/])[^?#]{0,9999}$/));

/** Whether a value from a file has the shape of this slice's state. */
export const isNavigationState = guardOf({ pathname: path });
