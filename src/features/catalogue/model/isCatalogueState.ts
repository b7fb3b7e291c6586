import * as v from 'valibot';
import { guardOf } from '@/shared/lib';

/** A key such as 'newest'. One like 'constructor' is refused: a lookup by it finds something on every object. */
const key = v.pipe(
  v.string(),
  v.check((text) => !(text in Object.prototype)),
);

/** Whether a value from a file has the shape of this slice's state. */
export const isCatalogueState = guardOf({
  category: key,
  sort: v.nullable(key),
  page: v.pipe(v.number(), v.safeInteger()),
});
