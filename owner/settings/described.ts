/**
 * The parts of the settings' schema: valibot's schemas, each with a Portuguese text that says what is
 * allowed. The message about a mistake contains this text, and an editor shows it.
 */
import * as v from 'valibot';
import { unknownKey } from './unknownKey';

/** The Portuguese text that says what a schema allows. */
const textOf = (schema: v.GenericSchema | v.ObjectEntries[string]) => v.getDescription(schema) ?? '';

/** Whether a key belongs to an array, which valibot accepts as an object. */
export const isKeyOfArray = ({ type, input }: v.IssuePathItem) => type === 'object' && Array.isArray(input);

/** A text that a pattern allows. */
export const text = (allowed: string, pattern: RegExp) =>
  v.pipe(v.string(allowed), v.regex(pattern, allowed), v.description(allowed));

/** A text of 1 to `most` letters, without spaces at its ends. */
export const line = (most: number) =>
  text(
    `um texto de 1 a ${most} letras, sem espaços no começo ou no fim`,
    new RegExp(`^\\S(.{0,${most - 2}}\\S)?$`),
  );

/** A whole number between two others, both included. */
export const whole = (allowed: string, least: number, most: number) =>
  v.pipe(
    v.number(allowed),
    v.integer(allowed),
    v.minValue(least, allowed),
    v.maxValue(most, allowed),
    v.description(allowed),
  );

/** An amount of money in cents. It refuses an amount from 1 to `fewest` - 1, because the owner probably meant reais. */
export const cents = (allowed: string, most: number, fewest: number) =>
  v.pipe(
    whole(allowed, 0, most),
    v.check(
      (amount) => amount === 0 || amount >= fewest,
      ({ input }) => `0, ou centavos a partir de ${fewest}: R$ ${input},00 é ${input}00`,
    ),
  );

/** A duration in ms. It refuses one from 1 to `fewest` - 1 ms, because the owner probably meant seconds. */
export const milliseconds = (allowed: string, most: number, fewest: number) =>
  v.pipe(
    whole(allowed, 0, most),
    v.check(
      (duration) => duration === 0 || duration >= fewest,
      ({ input }) =>
        `0, ou milissegundos a partir de ${fewest}: ${input === 1 ? '1 segundo são 1000' : `${input} segundos são ${input}000`}`,
    ),
  );

/** A setting that is one of several words. */
export const oneOf = <const Words extends readonly string[]>(...words: Words) => {
  const quoted = words.map((word) => `"${word}"`);
  const allowed = `${quoted.slice(0, -1).join(', ')} ou ${quoted.at(-1)}`;
  return v.pipe(v.picklist(words, allowed), v.description(allowed));
};

/** `$schema` is for editors. */
const isForOwners = (key: string) => !key.startsWith('$');

/** An object with these keys and no other; a key may be missing if its schema is optional. */
export const object = <const Entries extends v.ObjectEntries>(allowed: string, entries: Entries) =>
  v.pipe(
    v.strictObject(entries, ({ expected, path }) => {
      if (path === undefined || path.some(isKeyOfArray)) return allowed; // The value is not an object.
      const key = String(path.at(-1)?.key);
      if (expected === 'never') return unknownKey(key, Object.keys(entries).filter(isForOwners));
      const missing = entries[key];
      return missing ? textOf(missing) : allowed;
    }),
    v.description(allowed),
  );

/** An object with any keys, as many as the limits allow, and the same kind of value for each. */
export const byKey = <
  Key extends v.BaseSchema<string, string, v.BaseIssue<unknown>>,
  Value extends v.GenericSchema,
>(
  allowed: string,
  [least, most]: readonly [least: number, most: number],
  key: Key,
  value: Value,
) =>
  v.pipe(
    v.record(key, value, allowed),
    v.minEntries(least, allowed),
    v.maxEntries(most, allowed),
    v.description(allowed),
  );

/** A list of values, as long as the limits allow. */
export const list = <Item extends v.GenericSchema>(
  allowed: string,
  [least, most]: readonly [least: number, most: number],
  item: Item,
) =>
  v.pipe(
    v.array(item, allowed),
    v.minLength(least, allowed),
    v.maxLength(most, allowed),
    v.description(allowed),
  );

/** The first text that is in a list twice, in any case. */
const repeatedIn = (texts: readonly string[]) =>
  texts.find((text, index) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) < index);

/** A list of different texts, as long as the limits allow. */
export const texts = (
  allowed: string,
  bounds: readonly [least: number, most: number],
  item: v.GenericSchema<string>,
) =>
  v.pipe(
    list(allowed, bounds, item),
    v.check(
      (list) => repeatedIn(list) === undefined,
      ({ input }) => `cada texto uma vez só: "${repeatedIn(input)}" está duas vezes na lista`,
    ),
  );

/**
 * A setting of the shop: its schema, and its value in the sample shop, which tests and an editor's suggestions
 * use.
 */
export const setting = <Value extends v.GenericSchema>(value: Value, sample: v.InferInput<Value>) =>
  v.pipe(value, v.description(textOf(value)), v.examples([sample]));

/**
 * A setting that may be null: the shop does not have it, and its code is not in the build. The text of its value
 * begins with 'null, ou'.
 */
export const nullable = <Value extends v.GenericSchema>(value: Value, sample: v.InferInput<Value> | null) =>
  v.pipe(v.nullable(value), v.description(textOf(value)), v.examples([sample]));

/** A setting that may be null, or missing, which means null too. */
export const optional = <Value extends v.GenericSchema>(value: Value, sample: v.InferInput<Value> | null) =>
  v.pipe(v.optional(v.nullable(value), null), v.description(textOf(value)), v.examples([sample]));
