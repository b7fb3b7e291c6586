import * as v from 'valibot';
import { guardOf } from '@/shared/lib';

/** Whether a value from a file has the shape of this slice's state. */
export const isGalleryState = guardOf({ index: v.pipe(v.number(), v.safeInteger()) });
