import { weakMapMemoize } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { parseCartItem } from '@/entities/cart';
import { parseProduct } from '@/entities/product';
import { isFields } from 'action-log';
import { rootReducer, type RootState } from '../redux/rootReducer';

/** Checks each value once: states share what did not change, and a list may be long. */
const once = (schema: v.GenericSchema) =>
  v.custom<unknown>(weakMapMemoize((value: unknown) => v.is(schema, value)));

/** Fields, of which some may be missing: an older log lacks what was added since. */
const fields = (entries: v.ObjectEntries) => once(v.partial(v.looseObject(entries)));

/** A value that its parser takes as it is. A parser shortens endless texts, so a value with one is refused. */
const whole = (entries: v.ObjectEntries, parse: (value: unknown) => Named | null) =>
  once(
    v.pipe(
      v.looseObject({ name: v.string(), description: v.string(), ...entries }),
      v.check((value) => {
        const parsed = parse(value);
        return parsed?.name === value.name && parsed.description === value.description;
      }),
    ),
  );

type Named = Readonly<Record<'name' | 'description', string>>;

const items = v.array(whole({ quantity: v.number() }, parseCartItem));
const products = v.array(whole({ priceFormatted: v.string() }, parseProduct));
const list = once(
  v.looseObject({
    products,
    source: v.string(),
    part: v.optional(v.looseObject({ from: v.number(), of: v.number() })),
  }),
);
const query = once(v.looseObject({ status: v.optional(v.string()), data: v.optional(list) }));

/** A key such as 'newest'. One like 'constructor' is refused: a lookup by it finds something on every object. */
const choice = v.pipe(
  v.string(),
  v.check((text) => !(text in Object.prototype)),
);
const number = v.pipe(v.number(), v.safeInteger());

/** A path of the shop: not of another host or `javascript:`, nor 10 MB that take seconds to parse. */
const path = v.pipe(v.string(), v.regex(/^\/(?![\\/])[^?#]{0,9999}$/));

const removed = v.looseObject({ item: items.item, index: v.number() });

const state = fields({
  product: fields({ queries: v.record(v.string(), query) }),
  catalogue: fields({ category: choice, sort: v.nullable(choice), page: number }),
  cart: fields({
    items,
    openMenu: v.nullable(v.string()),
    removed: v.nullable(removed),
  }),
  navigation: fields({ pathname: path }),
  gallery: fields({ index: number }),
  whatsappOrder: fields({ ordered: items }),
});

const model = rootReducer(undefined, { type: 'qa/compared' });

/** Whether a value from a file has the shape of a state. Another one would crash the shop, or lead to another site. */
export const isState = (value: unknown): value is RootState => v.is(state, value) && isLike(value, model);

/** Whether a value is of the model's kind, and so is each field that it has; null in the model allows any. */
function isLike(value: unknown, kind: unknown): boolean {
  if (value === undefined || kind === null) return true;
  if (isFields(kind))
    return (
      isFields(value) &&
      Object.entries(kind).every(([key, part]) => !Object.hasOwn(value, key) || isLike(value[key], part))
    );
  return typeof value === typeof kind && Array.isArray(value) === Array.isArray(kind);
}
